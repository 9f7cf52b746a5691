import { elementsOf, type Finding, findingAt, type Rule } from '../findings'
import { type Color, contrast, over, parseColor } from './color'

/** Text of this size in CSS pixels, or bold text of the smaller one, needs less contrast (WCAG 1.4.3). */
const large = { any: 24, bold: 18.66 }
const page: Color = [255, 255, 255, 1]

/** Text with too little contrast to its background. Text on pictures is not checked. */
export const checkContrast: Rule = async ({ root }, pause) => {
  const grounds = new Map<Element, Color | null>()
  const findings: Finding[] = []
  for (const element of elementsOf(root, '*')) {
    if (hasOwnText(element) && isFaint(element, grounds))
      findings.push(findingAt(element, 'contrast', element.textContent))
    await pause()
  }
  return findings
}

function isFaint(element: Element, grounds: Map<Element, Color | null>): boolean {
  const style = getComputedStyle(element)
  const ground = groundOf(element, grounds)
  const color = parseColor(style.color)
  if (!ground || !color || style.visibility === 'hidden') return false
  return contrast(over(color, ground), ground) < needed(style)
}

function needed({ fontSize, fontWeight }: CSSStyleDeclaration): number {
  const size = Number.parseFloat(fontSize)
  const isLarge = size >= large.any || (size >= large.bold && Number(fontWeight) >= 700)
  return isLarge ? 3 : 4.5
}

function hasOwnText(element: Element): boolean {
  if (element.closest('.visually-hidden, svg, select, option')) return false
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
}

/** The background color of an element's text; null if there may be a picture. */
function groundOf(element: Element, known: Map<Element, Color | null>): Color | null {
  const found = known.get(element)
  if (found !== undefined) return found
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  const own = parseColor(backgroundColor || 'rgba(0, 0, 0, 0)')
  const isComputable = own !== null && (backgroundImage === 'none' || backgroundImage === '')
  const below = () => (element.parentElement ? groundOf(element.parentElement, known) : page)
  const under = isComputable && own[3] < 1 ? below() : page
  const ground = isComputable && under ? over(own, under) : null
  known.set(element, ground)
  return ground
}
