import { textKeyAt } from '../page-elements/block-element'

/** Where paragraphs and lines begin. */
const lineStart = 'p, h1, h2, h3, h4, h5, h6, li, td, th, br:not(.ProseMirror-trailingBreak)'

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE

/** What an offset counts. While it is written, a list item has a paragraph: that counts for both. */
const isCounted = (node: Node) =>
  isText(node) || (node instanceof Element && node.matches(lineStart) && !node.querySelector('p'))

function countedNodes(text: HTMLElement): Node[] {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  const nodes: Node[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (isCounted(node)) nodes.push(node)
  return nodes
}

/** The offset of a place in a text, as the contract's `Caret` counts it. */
export function offsetOf(text: HTMLElement, node: Node, offset: number): number {
  const before = document.createRange()
  before.selectNodeContents(text)
  before.setEnd(node, offset)
  const lengthBefore = (counted: Node) => {
    if (!isText(counted)) return 1
    return counted === node ? offset : counted.length
  }
  return countedNodes(text)
    .filter((counted) => before.comparePoint(counted, 0) === 0)
    .reduce((sum, counted) => sum + lengthBefore(counted), 0)
}

/** The place of an offset in a text, collapsed; in a shorter text its end. */
export function rangeAt(text: HTMLElement, offset: number): Range {
  const range = document.createRange()
  let left = offset
  range.setStart(text, 0)
  for (const node of countedNodes(text)) {
    if (left === 0 && !isText(node)) break
    if (isText(node)) range.setStart(node, Math.min(left, node.length))
    else if (node instanceof HTMLBRElement) range.setStartAfter(node)
    else range.setStart(node, 0)
    left -= Math.min(left, isText(node) ? node.length : 1)
    if (left === 0 && isText(node)) break
  }
  range.collapse(true)
  return range
}

/** The element that shows a text of a block or of the page's head. */
export function textElement(root: ParentNode | null, key: string, field: string): HTMLElement | null {
  const marked = root?.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(field)}"]`) ?? []
  return [...marked].find((element) => textKeyAt(element) === key) ?? null
}
