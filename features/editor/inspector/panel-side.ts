/** The horizontal extent of something in the window, in CSS pixels. */
export interface Span {
  left: number
  right: number
}

/**
 * The side of the window at which the panel covers less of a block's content; the end for a tie.
 * @param shown the extents of the block's texts and pictures
 */
export function panelSide(shown: readonly Span[], window: number, panel: number): 'start' | 'end' {
  const atEnd = hidden(shown, { left: window - panel, right: window })
  const atStart = hidden(shown, { left: 0, right: panel })
  return atStart < atEnd ? 'start' : 'end'
}

function hidden(shown: readonly Span[], by: Span): number {
  return shown.reduce((sum, { left, right }) => {
    return sum + Math.max(0, Math.min(right, by.right) - Math.max(left, by.left))
  }, 0)
}

const media = new Set(['img', 'iframe', 'video', 'svg', 'hr'])

/** The extents of the lines of text and the pictures in an element. */
export function shownIn(element: Element): Span[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  const spans: Span[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element && media.has(node.localName)) spans.push(node.getBoundingClientRect())
    else if (node instanceof Text && node.data.trim() !== '') spans.push(...linesOf(node))
  }
  return spans
}

function linesOf(text: Text): Span[] {
  const range = document.createRange()
  range.selectNodeContents(text)
  return [...range.getClientRects()]
}
