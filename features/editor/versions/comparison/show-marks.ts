import { anyMark, type MarkedChange, withoutMarks } from './marks'

const run = /[\u{fdd0}\u{fdd2}][^\u{fdd0}-\u{fdd3}]*[\u{fdd1}\u{fdd3}]?|[^\u{fdd0}-\u{fdd3}]+/gu
const elements: Record<MarkedChange, 'ins' | 'del'> = { added: 'ins', removed: 'del' }

/**
 * Turns the marks in a part of the page into elements: `<ins>` and `<del>`, each beginning with a hidden word
 * for screen readers; closed answers that contain some are opened. That part must not be rendered again,
 * since its text nodes have changed.
 */
export function showMarks(root: HTMLElement, texts: Record<MarkedChange, string>): void {
  for (const text of textsWithMarks(root)) text.replaceWith(...nodesOf(text.data, texts))
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (anyMark.test(value)) element.setAttribute(name, withoutMarks(value))
    }
  }
  for (const mark of root.querySelectorAll('ins, del')) mark.closest('details')?.setAttribute('open', '')
}

function textsWithMarks(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && anyMark.test(node.data)) found.push(node)
  }
  return found
}

function nodesOf(text: string, texts: Record<MarkedChange, string>): (Node | string)[] {
  return (text.match(run) ?? []).map((piece) => {
    if (!anyMark.test(piece)) return piece
    const change = piece.startsWith('\u{fdd0}') ? 'added' : 'removed'
    const element = document.createElement(elements[change])
    const spoken = document.createElement('span')
    spoken.className = 'visually-hidden'
    spoken.textContent = `${texts[change]} `
    element.append(spoken, piece.replace(/[\u{fdd0}-\u{fdd3}]/gu, ''))
    return element
  })
}
