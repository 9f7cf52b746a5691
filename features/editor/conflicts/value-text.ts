const tag = /<\/?[a-z][^<>]*>/i

/** Whether a value is a text with markup. */
export function isRich(value: unknown): value is string {
  return typeof value === 'string' && tag.test(value)
}

/** Texts of a field, of which some may be missing; null when one is no text. */
export function textsOf(values: readonly unknown[]): string[] | null {
  if (!values.some((value) => typeof value === 'string')) return null
  const texts = values.map((value) => value ?? '')
  return texts.every((value) => typeof value === 'string') ? texts : null
}

/** The words of a text with markup, its paragraphs and items on lines of their own. */
export function htmlToText(html: string): string {
  const lines = html.replace(/<(?:\/p|\/li|br ?\/?)>/gi, (end) => `${end}\n`)
  const { textContent } = new DOMParser().parseFromString(lines, 'text/html').body
  return textContent.trim()
}

/** What names a picture, a person and the like. */
const names = ['title', 'name', 'full_name', 'alt', 'description', 'url'] as const

/** A value that is no text, in words: a name if it has one. */
export function describeValue(value: unknown, texts: { yes: string; no: string; none: string }): string {
  if (value === null || value === undefined || value === '') return texts.none
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value !== 'object') return String(value)
  const found = names.map((name) => Reflect.get(value, name)).find((name) => typeof name === 'string' && name)
  return found ?? `${Reflect.get(value, 'id') ?? JSON.stringify(value)}`
}
