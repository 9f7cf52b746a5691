import { findBlockElement } from '../page-elements/block-element'

const highlightName = 'comment'

/**
 * Highlights the words of a comment in its block with the CSS Custom Highlight API, which leaves
 * the markup unchanged. Empty or missing words are not highlighted.
 */
export function highlightWords(key: string, words: string): void {
  clearHighlight()
  const block = findBlockElement(document, key)
  const range = block && words !== '' ? findRange(block, words) : null
  if (range && 'highlights' in CSS) CSS.highlights.set(highlightName, new Highlight(range))
}

export function clearHighlight(): void {
  if ('highlights' in CSS) CSS.highlights.delete(highlightName)
}

/** Finds words in an element across its descendants. Whitespace is ignored. */
function findRange(element: HTMLElement, words: string): Range | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const letterPositions: { node: Node; offset: number }[] = []
  let text = ''
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // Ranges count UTF-16 units.
    for (const { 0: unit, index: offset } of (node.nodeValue ?? '').matchAll(/[^\s]/g)) {
      text += unit
      letterPositions.push({ node, offset })
    }
  }
  const searchText = words.replace(/\s+/g, '')
  const index = text.indexOf(searchText)
  const first = letterPositions[index]
  const last = letterPositions[index + searchText.length - 1]
  if (index < 0 || !first || !last) return null
  const range = document.createRange()
  range.setStart(first.node, first.offset)
  range.setEnd(last.node, last.offset + 1)
  return range
}
