import { anyMark, type MarkedChange, withoutMarks } from './marks'

/** Matches a marked piece of text with its start and end mark, or a piece without marks. */
const piecePattern = /[\u{fdd0}\u{fdd2}][^\u{fdd0}-\u{fdd3}]*[\u{fdd1}\u{fdd3}]?|[^\u{fdd0}-\u{fdd3}]+/gu
const elementNames: Record<MarkedChange, 'ins' | 'del'> = { added: 'ins', removed: 'del' }

/**
 * Turns the mark characters in a part of the page into `<ins>` and `<del>` elements, each with a
 * hidden label for screen readers. Opens `<details>` elements that contain marks. React must not
 * render this part of the page again, because its text nodes are replaced.
 */
export function showMarks(root: HTMLElement, labels: Record<MarkedChange, string>): void {
  for (const text of listMarkedTexts(root)) text.replaceWith(...toNodes(text.data, labels))
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (anyMark.test(value)) element.setAttribute(name, withoutMarks(value))
    }
  }
  for (const mark of root.querySelectorAll('ins, del')) mark.closest('details')?.setAttribute('open', '')
}

function listMarkedTexts(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const markedTexts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && anyMark.test(node.data)) markedTexts.push(node)
  }
  return markedTexts
}

/** Splits a text at its marks and creates a node for each piece. */
function toNodes(text: string, labels: Record<MarkedChange, string>): (Node | string)[] {
  return (text.match(piecePattern) ?? []).map((piece) => {
    if (!anyMark.test(piece)) return piece
    const change = piece.startsWith('\u{fdd0}') ? 'added' : 'removed'
    const element = document.createElement(elementNames[change])
    const label = document.createElement('span')
    label.className = 'visually-hidden'
    label.textContent = `${labels[change]} `
    element.append(label, piece.replace(/[\u{fdd0}-\u{fdd3}]/gu, ''))
    return element
  })
}
