import { expect, it } from 'vitest'
import { offsetOf, rangeAt } from './caret-offset'

function text(html: string): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = html
  return element
}

/** The place of an offset, as the words before it in the innermost element or text. */
function placeAt(html: string, offset: number): string {
  const { startContainer, startOffset } = rangeAt(text(html), offset)
  if (startContainer.nodeType === Node.TEXT_NODE) return `${startContainer.nodeValue?.slice(0, startOffset)}|`
  return `${startContainer.nodeName} ${startOffset}`
}

const shown = '<p>Eins</p><p></p><ul><li>Zw<strong>ei</strong></li><li>Drei<br>Vier</li></ul>'
const written =
  '<p>Eins</p><p><br class="ProseMirror-trailingBreak"></p><ul><li><p>Zw<strong>ei</strong></p></li><li><p>Drei<br>Vier</p></li></ul>'

it.each([
  ['of the first paragraph', 1, '|'],
  ['behind a word', 5, 'Eins|'],
  ['in an empty paragraph', 6, 'P 0'],
  ['of a list item', 7, '|'],
  ['in marked words', 10, 'e|'],
  ['of a line', 17, '|'],
  ['at the end', 21, 'Vier|'],
  ['behind the end', 99, 'Vier|'],
])('an offset %s is the same place where the text is shown and where it is written', (_, offset, place) => {
  expect([placeAt(shown, offset), placeAt(written, offset)]).toEqual([place, place])
})

it('a place and its offset belong together', () => {
  for (const html of [shown, written]) {
    const element = text(html)
    for (let offset = 1; offset <= 21; offset += 1) {
      const { startContainer, startOffset } = rangeAt(element, offset)
      expect(offsetOf(element, startContainer, startOffset)).toBe(offset)
    }
  }
})

it('counts the characters of a text without markup', () => {
  const element = text('Spielplan')
  expect(offsetOf(element, element.firstChild as Text, 5)).toBe(5)
  expect([placeAt('Spielplan', 0), placeAt('Spielplan', 5)]).toEqual(['|', 'Spiel|'])
})
