const signs = '0123456789+-'
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋'

/** Writes raised and lowered digits, which texts have no format for, as characters of their own: 5² would become 52. */
export function raiseDigits(body: Element): void {
  const found = body.querySelectorAll('sup, sub, [data-style*="vertical-align"]')
  for (const element of found) {
    const words = element.textContent.trim().replaceAll('−', '-')
    const shape = shapeOf(element)
    if (shape && /^[+-]?\d+[+-]?$/.test(words))
      element.replaceWith([...words].map((sign) => shape[signs.indexOf(sign)]).join(''))
  }
}

/** The characters that are as high as an element is; null for one that is as high as its line. */
function shapeOf(element: Element): string | null {
  const align = /vertical-align:\s*(super|sub)\b/i.exec(element.getAttribute('data-style') ?? '')?.[1]
  if (element.matches('sup') || align === 'super') return raised
  return element.matches('sub') || align === 'sub' ? lowered : null
}
