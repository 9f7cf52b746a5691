import { findTextKey } from '../page-elements/block-element'

/** Elements that begin a paragraph or line. */
const lineStartSelector = 'p, h1, h2, h3, h4, h5, h6, li, td, th, br:not(.ProseMirror-trailingBreak)'

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE

/**
 * Returns true for the nodes that an offset counts. During editing, a list item contains a
 * paragraph, and only the paragraph is counted.
 */
const isCounted = (node: Node) =>
  isText(node) || (node instanceof Element && node.matches(lineStartSelector) && !node.querySelector('p'))

function listCountedNodes(text: HTMLElement): Node[] {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  const nodes: Node[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (isCounted(node)) nodes.push(node)
  return nodes
}

/** Converts a DOM position in a text to an offset, counted as in the contract's `Caret`. */
export function toOffset(text: HTMLElement, node: Node, offset: number): number {
  const rangeBefore = document.createRange()
  rangeBefore.selectNodeContents(text)
  rangeBefore.setEnd(node, offset)
  const measureLengthBefore = (precedingNode: Node) => {
    if (!isText(precedingNode)) return 1
    return precedingNode === node ? offset : precedingNode.length
  }
  return listCountedNodes(text)
    .filter((precedingNode) => rangeBefore.comparePoint(precedingNode, 0) === 0)
    .reduce((sum, precedingNode) => sum + measureLengthBefore(precedingNode), 0)
}

/** Returns the collapsed range at an offset in a text. In a shorter text, it is at the end. */
export function toRange(text: HTMLElement, offset: number): Range {
  const range = document.createRange()
  let remainingOffset = offset
  range.setStart(text, 0)
  for (const node of listCountedNodes(text)) {
    if (remainingOffset === 0 && !isText(node)) break
    if (isText(node)) range.setStart(node, Math.min(remainingOffset, node.length))
    else if (node instanceof HTMLBRElement) range.setStartAfter(node)
    else range.setStart(node, 0)
    remainingOffset -= Math.min(remainingOffset, isText(node) ? node.length : 1)
    if (remainingOffset === 0 && isText(node)) break
  }
  range.collapse(true)
  return range
}

/** Finds the element of a text field in a block or in the page's head. */
export function findTextElement(root: ParentNode | null, key: string, field: string): HTMLElement | null {
  const fieldElements = root?.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(field)}"]`) ?? []
  return [...fieldElements].find((element) => findTextKey(element) === key) ?? null
}
