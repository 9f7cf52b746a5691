const tagPattern = /<\/?[a-z][^<>]*>/i

/** Returns true for a text that contains HTML tags. */
export function isHtml(value: unknown): value is string {
  return typeof value === 'string' && tagPattern.test(value)
}

/** Converts HTML to plain text, with a line for each paragraph and list item. */
export function htmlToText(html: string): string {
  const lines = html.replace(/<(?:\/p|\/li|br ?\/?)>/gi, (end) => `${end}\n`)
  const { textContent } = new DOMParser().parseFromString(lines, 'text/html').body
  return textContent.trim()
}
