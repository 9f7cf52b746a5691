const plainCharacters = '0123456789+-'
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'
const subscripts = '₀₁₂₃₄₅₆₇₈₉₊₋'

/**
 * Converts superscript and subscript digits to Unicode characters, because the text fields do not
 * support these formats: 5² would become 52.
 */
export function convertShiftedDigits(body: Element): void {
  const elements = body.querySelectorAll('sup, sub, [data-style*="vertical-align"]')
  for (const element of elements) {
    const text = element.textContent.replaceAll('−', '-')
    const shiftedCharacters = findShiftedCharacters(element)
    if (shiftedCharacters && /^\s*[+-]?\d+[+-]?\s*$/.test(text))
      element.replaceWith(
        text.replace(/\S/g, (character) => shiftedCharacters[plainCharacters.indexOf(character)] ?? ''),
      )
  }
}

/** Finds the superscript or subscript characters for an element; null for normal text. */
function findShiftedCharacters(element: Element): string | null {
  const align = /vertical-align:\s*(super|sub)\b/i.exec(element.getAttribute('data-style') ?? '')?.[1]
  if (element.matches('sup') || align === 'super') return superscripts
  return element.matches('sub') || align === 'sub' ? subscripts : null
}
