import { blockElement } from '../page-elements/block-element'

const highlight = 'comment'

/**
 * Marks the words of a comment in its block, by the CSS Custom Highlight API, which leaves the markup as it is. Empty words, and those
 * that no longer stand there, mark nothing.
 */
export function highlightWords(key: string, words: string): void {
  clearHighlight()
  const block = blockElement(document, key)
  const range = block && words !== '' ? rangeOf(block, words) : null
  if (range && 'highlights' in CSS) CSS.highlights.set(highlight, new Highlight(range))
}

export function clearHighlight(): void {
  if ('highlights' in CSS) CSS.highlights.delete(highlight)
}

/** Where words stand in an element, whatever elements they are in. Space counts as space, however it is made. */
function rangeOf(element: HTMLElement, words: string): Range | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const places: { node: Node; offset: number }[] = []
  let text = ''
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [offset, letter] of Array.from(node.nodeValue ?? '').entries()) {
      if (/\s/.test(letter)) continue
      text += letter
      places.push({ node, offset })
    }
  }
  const wanted = words.replace(/\s+/g, '')
  const at = text.indexOf(wanted)
  const [first, last] = [places[at], places[at + wanted.length - 1]]
  if (at < 0 || !first || !last) return null
  const range = document.createRange()
  range.setStart(first.node, first.offset)
  range.setEnd(last.node, last.offset + 1)
  return range
}
