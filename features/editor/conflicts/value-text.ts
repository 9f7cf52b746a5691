/**
 * Converts the values of a field to texts; a missing value becomes an empty text. Returns null if
 * all values are missing or one is not a text.
 */
export function toTexts(values: readonly unknown[]): string[] | null {
  if (!values.some((value) => typeof value === 'string')) return null
  const texts = values.map((value) => value ?? '')
  return texts.every((value) => typeof value === 'string') ? texts : null
}

/** Properties that name an object such as a picture or a person. */
const nameProperties = ['title', 'name', 'full_name', 'alt', 'description', 'url', 'slug'] as const

/** Describes a value for the user; an object by its name, otherwise by its id or as JSON. */
export function describeValue(value: unknown, texts: { yes: string; no: string; none: string }): string {
  if (value === null || value === undefined || value === '') return texts.none
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value !== 'object') return String(value)
  const displayName = nameProperties
    .map((name) => Reflect.get(value, name))
    .find((name) => typeof name === 'string' && name)
  return displayName ?? `${Reflect.get(value, 'id') ?? JSON.stringify(value)}`
}
