const STROKES: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ħ: 'h' } // what Unicode does not take apart

/** A text without case and diacritics: what two texts are compared by. */
export function comparable(text: string): string {
  const letters = text.toLowerCase().replaceAll('ß', 'ss').normalize('NFKD')
  return letters.replace(/\p{M}/gu, '').replace(/[łøđħ]/g, (letter) => STROKES[letter] ?? letter)
}
