const tag = /<\/?[a-z][^<>]*>/i

/** Returns true for a text with markup. */
export function isRich(value: unknown): value is string {
  return typeof value === 'string' && tag.test(value)
}

/** The plain text of HTML, with a line per paragraph and list item. */
export function htmlToText(html: string): string {
  const lines = html.replace(/<(?:\/p|\/li|br ?\/?)>/gi, (end) => `${end}\n`)
  const { textContent } = new DOMParser().parseFromString(lines, 'text/html').body
  return textContent.trim()
}
