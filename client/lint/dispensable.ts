/** What the page uses and can do without: the name in MDN's data (and all that begins with it), and what is without it. */
export const DISPENSABLE: Record<string, string> = {
  'api.HTMLElement.inert': 'iOS 15.4 alone: app.css lets nobody tap what is inert',
  'api.HTMLElement.hidePopover': 'see showPopover',
  'api.HTMLElement.showPopover': 'the ring of "Try alone" lies below sheets (practice/Pointer.svelte)',
  'api.Navigator.canShare': 'a picture is saved instead',
  'api.Navigator.share': 'a link is copied instead (lib/share.ts)',
  'api.Navigator.userActivation': 'the page listens for the first touch itself (lib/audio.ts)',
  'api.Navigator.vibrate': 'nothing buzzes, as on all iPhones',
  'api.Navigator.wakeLock': 'the screen goes dark when the phone wants it to (lib/wake.ts)',
  'css.properties.align-content.end': 'iOS 15.6 in rows of flex; grids knew it long before',
  'css.properties.align-content.safe': 'what would stand in the middle or at the end stands at the top',
  'css.properties.align-content.start': 'see align-content.end',
  'css.properties.container-type': 'a script measures (lib/style-fallbacks.ts), and `contain` stands beside it',
  'css.properties.cursor': 'phones have none',
  'css.properties.field-sizing': 'a field has two lines and scrolls',
  'css.properties.overscroll-behavior': 'the page scrolls on where a list ends',
  'css.properties.overscroll-behavior-y': 'a page can be pulled down to load it again',
  'css.properties.place-content.end': 'see align-content.end',
  'css.properties.place-content.start': 'see align-content.end',
  'css.properties.place-items.end': 'see align-content.end',
  'css.properties.place-items.start': 'see align-content.end',
  'css.properties.place-self.end': 'see align-content.end',
  'css.properties.resize': 'phones have no corner to pull at',
  'css.properties.text-wrap': 'lines break as they come',
  'html.global_attributes.autocapitalize': 'laptops have no keyboard that would',
  'html.global_attributes.popover': 'see showPopover',
}

/** Names of MDN's data that are fields of our own, or of a library: a built script does not tell whose a field is. */
export const OUR_FIELDS = ['capture', 'drop', 'role', 'watch', 'windows']
