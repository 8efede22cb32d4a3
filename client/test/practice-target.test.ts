import { beforeEach, expect, test, vi } from 'vitest'
import { find, isChosen } from '../src/practice/target'

beforeEach(() => {
  document.body.innerHTML = ''
  // Nothing has a size without a browser; everything here can be seen.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 10, height: 10 } as DOMRect)
})

function page(markup: string): HTMLElement {
  document.body.innerHTML = `<main>${markup}</main>`
  return document.querySelector('main')!
}

const texts = (nodes: HTMLElement[]) => nodes.map((node) => node.textContent)

test('a control is found by its words: whole ones, whatever their case', () => {
  const main = page('<button>Annabel</button><button>ANN</button><button disabled>Ann</button>')
  expect(texts(find(['=Ann'], main))).toEqual(['ANN'])
})

test('one that says nothing else is meant first, then a key', () => {
  const main = page('<button>It is not</button><button>It is</button>')
  expect(texts(find(['=It is'], main))).toEqual(['It is'])
  const keys = page('<button>About Eve</button><button class="key">Vote for Eve</button>')
  expect(texts(find(['=Eve'], keys))).toEqual(['Vote for Eve'])
})

test('what is chosen needs no second tap', () => {
  const main = page('<button aria-pressed="true">Eve</button><button class="primary">Accuse Eve</button>')
  expect(texts(find(['=Eve'], main))).toEqual(['Accuse Eve'])
  expect(isChosen(['=Eve'], main)).toBe(true)
})

test('the first target that is there counts, and some mean several', () => {
  const main = page('<button>Ann</button><button>Ben</button><button class="key" disabled>Go</button>')
  expect(texts(find(['key', '=Ann|=Ben'], main))).toEqual(['Ann', 'Ben'])
  expect(find(['hold', 'field', '=Cleo'], main)).toEqual([])
})

test('an open sheet is all that can be tapped', () => {
  const main = page('<button>Eve</button>')
  document.body.insertAdjacentHTML('beforeend', '<dialog open><button>Eve too</button></dialog>')
  expect(texts(find(['=Eve'], main))).toEqual(['Eve too'])
})
