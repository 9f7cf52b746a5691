const tag = /<\/?[a-z][^<>]*>/i

/** Whether a value is a text with markup. */
export function isRich(value: unknown): value is string {
  return typeof value === 'string' && tag.test(value)
}

/** The values of a field as texts, empty for missing ones; null if one is not a text. */
export function textsOf(values: readonly unknown[]): string[] | null {
  if (!values.some((value) => typeof value === 'string')) return null
  const texts = values.map((value) => value ?? '')
  return texts.every((value) => typeof value === 'string') ? texts : null
}

/** The plain text of HTML, with a line per paragraph and list item. */
export function htmlToText(html: string): string {
  const lines = html.replace(/<(?:\/p|\/li|br ?\/?)>/gi, (end) => `${end}\n`)
  const { textContent } = new DOMParser().parseFromString(lines, 'text/html').body
  return textContent.trim()
}

/** Properties that name an object such as a picture or a person. */
const names = ['title', 'name', 'full_name', 'alt', 'description', 'url', 'slug'] as const

/** A readable description of a value: its name if it has one. */
export function describeValue(value: unknown, texts: { yes: string; no: string; none: string }): string {
  if (value === null || value === undefined || value === '') return texts.none
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value !== 'object') return String(value)
  const found = names.map((name) => Reflect.get(value, name)).find((name) => typeof name === 'string' && name)
  return found ?? `${Reflect.get(value, 'id') ?? JSON.stringify(value)}`
}
