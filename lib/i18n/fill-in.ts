/**
 * Replaces the placeholders `{name}` of a text by values, for messages that reach the browser as
 * plain texts without the library's formatter. A placeholder without a value stays.
 */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
