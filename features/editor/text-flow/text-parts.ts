/** Plain words as a paragraph; empty for none. */
export function paragraphOf(words: string): string {
  if (words === '') return ''
  const paragraph = document.createElement('p')
  paragraph.textContent = words
  return paragraph.outerHTML
}

/** Two rich texts as one: the last paragraph of the first goes on in the first paragraph of the second. */
export function joinHtml(first: string, second: string): string {
  const [one, other] = [contentOf(first), contentOf(second)]
  const [last, next] = [one.lastElementChild, other.firstElementChild]
  if (last?.tagName === 'P' && next?.tagName === 'P') {
    last.append(...next.childNodes)
    next.remove()
  }
  return one.innerHTML + other.innerHTML
}

/** How many characters a rich text has. */
export const lengthOf = (html: string): number => contentOf(html).textContent.length

/**
 * The words of the first paragraph, and the text behind it; null where words alone would lose something: a link, bold, a list.
 */
export function takeFirstLine(html: string): { words: string; rest: string } | null {
  const content = contentOf(html)
  const first = content.firstElementChild
  if (first === null) return { words: '', rest: '' }
  if (first.tagName !== 'P' || first.children.length > 0) return null
  first.remove()
  return { words: first.textContent, rest: content.innerHTML }
}

function contentOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}
