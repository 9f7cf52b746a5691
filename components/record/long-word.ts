/** The lengths in letters for which styles/tokens.css has a font size. */
const lengths = [14, 16, 18, 21] as const

/**
 * Returns the attribute of a title with a word of 13 letters or more. The word gets a smaller font
 * in narrow windows, because not every browser hyphenates German.
 */
export function getLongWordAttribute(title: string): { 'data-letters'?: number } {
  const letters = Math.max(...title.split(/[^\p{L}\p{M}]+/u).map((word) => word.length))
  if (letters < 13) return {}
  return { 'data-letters': lengths.find((length) => length >= letters) ?? lengths.at(-1) }
}
