import { parseHtml } from './parse-html'

/** Selector of the headings that other programs write. */
export const headingSelector = 'h1, h2, h3, h4, h5, h6, [role="heading"], .MsoTitle'

/**
 * Converts HTML of another program for text fields. Headings become paragraphs; so do table rows,
 * unless tables are kept.
 */
export function toTextHtml(html: string, keepsTables = false): string {
  const { body } = parseHtml(html)
  for (const element of body.querySelectorAll(keepsTables ? headingSelector : `${headingSelector}, tr`)) {
    const paragraph = body.ownerDocument.createElement('p')
    if (element.matches('tr')) paragraph.append(listCellTexts(element).join(' · '))
    else paragraph.append(...element.childNodes)
    element.replaceWith(paragraph)
  }
  if (keepsTables) return body.innerHTML
  for (const table of body.querySelectorAll('table')) table.replaceWith(...table.querySelectorAll('caption, p'))
  return body.innerHTML
}

function listCellTexts(row: Element): string[] {
  return [...row.children].map(({ textContent }) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim())
}
