/** Cuts a text to a number of UTF-16 units. Omits half a surrogate pair at its end. */
export const cutText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')
