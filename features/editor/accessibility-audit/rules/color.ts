/** Red, green and blue from 0 to 255, and the opacity from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number]

/** Parses a computed color of the browser. Returns null for other notations. */
export function parseColor(text: string): Color | null {
  const [, list] = /^rgba?\(([^)]+)\)$/.exec(text.trim()) ?? []
  const [red, green, blue, alpha = 1] =
    list
      ?.split(/[\s,/]+/)
      .filter(Boolean)
      .map(Number) ?? []
  if (red === undefined || green === undefined || blue === undefined) return null
  return [red, green, blue, alpha].some(Number.isNaN) ? null : [red, green, blue, alpha]
}

/** Blends a color over an opaque background. */
export function blendOver([red, green, blue, alpha]: Color, background: Color): Color {
  const mix = (top: number, below: number) => top * alpha + below * (1 - alpha)
  return [mix(red, background[0]), mix(green, background[1]), mix(blue, background[2]), 1]
}

/** Computes the contrast of two opaque colors, from 1 to 21 (WCAG 2.2, relative luminance). */
export function computeContrast(first: Color, second: Color): number {
  const [low = 0, high = 0] = [computeLuminance(first), computeLuminance(second)].toSorted(
    (left, right) => left - right,
  )
  return (high + 0.05) / (low + 0.05)
}

function computeLuminance([red, green, blue]: Color): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
