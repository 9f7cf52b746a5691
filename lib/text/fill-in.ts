/**
 * Replaces placeholders such as `{name}` in a text by values. Used for messages that the browser
 * gets as plain text, without the formatter of the library. A placeholder without a value stays.
 */
export const fillIn = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
