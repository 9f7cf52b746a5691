/** Wraps plain text in a paragraph; an empty text stays empty. */
export function toParagraph(text: string): string {
  if (text === '') return ''
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  return paragraph.outerHTML
}

/**
 * Joins two rich texts. The last paragraph of the first and the first paragraph of the second
 * become one.
 */
export function joinHtml(first: string, second: string): string {
  const [target, source] = [parseHtml(first), parseHtml(second)]
  const [last, next] = [target.lastElementChild, source.firstElementChild]
  if (last?.tagName === 'P' && next?.tagName === 'P') {
    last.append(...next.childNodes)
    next.remove()
  }
  return target.innerHTML + source.innerHTML
}

/** Counts the characters of a rich text. */
export const getTextLength = (html: string): number => parseHtml(html).textContent.length

/**
 * Splits a rich text into the plain text of its first paragraph and the remaining HTML. Returns
 * null if plain text would lose formatting of the paragraph, such as a link, bold text or a list.
 */
export function splitFirstLine(html: string): { text: string; remainder: string } | null {
  const content = parseHtml(html)
  const firstElement = content.firstElementChild
  if (firstElement === null) return { text: '', remainder: '' }
  if (firstElement.tagName !== 'P' || firstElement.children.length > 0) return null
  firstElement.remove()
  return { text: firstElement.textContent, remainder: content.innerHTML }
}

function parseHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}
