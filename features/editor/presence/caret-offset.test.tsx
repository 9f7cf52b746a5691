import { expect, it } from 'vitest'
import { toOffset, toRange } from './caret-offset'

function createText(html: string): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = html
  return element
}

/** Describes the position of an offset: the text before it, or the element and the child index. */
function describePosition(html: string, offset: number): string {
  const { startContainer, startOffset } = toRange(createText(html), offset)
  if (startContainer.nodeType === Node.TEXT_NODE) return `${startContainer.nodeValue?.slice(0, startOffset)}|`
  return `${startContainer.nodeName} ${startOffset}`
}

const renderedHtml = '<p>Eins</p><p></p><ul><li>Zw<strong>ei</strong></li><li>Drei<br>Vier</li></ul>'
const editedHtml =
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
])('resolves an offset %s to the same position in rendered and in edited text', (_, offset, place) => {
  expect([describePosition(renderedHtml, offset), describePosition(editedHtml, offset)]).toEqual([place, place])
})

it('converts positions to offsets and back', () => {
  for (const html of [renderedHtml, editedHtml]) {
    const element = createText(html)
    for (let offset = 1; offset <= 21; offset += 1) {
      const { startContainer, startOffset } = toRange(element, offset)
      expect(toOffset(element, startContainer, startOffset)).toBe(offset)
    }
  }
})

it('counts the characters of a text without markup', () => {
  const element = createText('Spielplan')
  expect(toOffset(element, element.firstChild as Text, 5)).toBe(5)
  expect([describePosition('Spielplan', 0), describePosition('Spielplan', 5)]).toEqual(['|', 'Spiel|'])
})
