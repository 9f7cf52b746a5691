import { computeContrast } from '@/lib/color/contrast'
import { createFinding, type Finding, findVisibleElements, type Rule } from '../findings'
import { blendOver, type Color, parseColor } from './color'

/**
 * Minimum font sizes of large text, in CSS pixels, for any weight and for bold. Large text needs
 * less contrast (WCAG 1.4.3).
 */
const largeTextPx = { any: 24, bold: 18.66 }
const pageBackground: Color = [255, 255, 255, 1]

/** Finds text with too little contrast to its background. Text on pictures is not checked. */
export const checkContrast: Rule = async ({ root }, pause) => {
  const backgrounds = new Map<Element, Color | null>()
  const findings: Finding[] = []
  for (const element of findVisibleElements(root, '*')) {
    if (hasOwnText(element) && hasLowContrast(element, backgrounds))
      findings.push(createFinding(element, 'contrast', element.textContent))
    await pause()
  }
  return findings
}

function hasLowContrast(element: Element, backgrounds: Map<Element, Color | null>): boolean {
  const style = getComputedStyle(element)
  const background = findBackground(element, backgrounds)
  const color = parseColor(style.color)
  if (!background || !color || style.visibility === 'hidden') return false
  return computeContrast(blendOver(color, background), background) < getRequiredContrast(style)
}

function getRequiredContrast({ fontSize, fontWeight }: CSSStyleDeclaration): number {
  const sizePx = Number.parseFloat(fontSize)
  const isLarge = sizePx >= largeTextPx.any || (sizePx >= largeTextPx.bold && Number(fontWeight) >= 700)
  return isLarge ? 3 : 4.5
}

/** Ignores the marked selection, whose colors belong to the browser. */
function hasOwnText(element: Element): boolean {
  if (element.closest('.visually-hidden, svg, select, option, [data-selection]')) return false
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
}

/** Finds the background color of an element's text; null if it may be a picture. */
function findBackground(element: Element, cache: Map<Element, Color | null>): Color | null {
  const cachedColor = cache.get(element)
  if (cachedColor !== undefined) return cachedColor
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  const ownColor = parseColor(backgroundColor || 'rgba(0, 0, 0, 0)')
  const isComputable = ownColor !== null && (backgroundImage === 'none' || backgroundImage === '')
  const findParentBackground = () =>
    element.parentElement ? findBackground(element.parentElement, cache) : pageBackground
  const parentBackground = isComputable && ownColor[3] < 1 ? findParentBackground() : pageBackground
  const background = isComputable && parentBackground ? blendOver(ownColor, parentBackground) : null
  cache.set(element, background)
  return background
}
