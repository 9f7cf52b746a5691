/**
 * A text with values in place of its placeholders: `{name}`. It serves where messages come to the browser as plain texts, without the
 * library's formatter. A placeholder without a value stays.
 */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
