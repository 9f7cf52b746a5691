/** A color: red, green and blue from 0 to 255, and how opaque it is from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number]

/** A color as browsers compute it; null for other notations. */
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

/** A color on an opaque ground. */
export function over([red, green, blue, alpha]: Color, ground: Color): Color {
  const mix = (top: number, below: number) => top * alpha + below * (1 - alpha)
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1]
}

/** The contrast of two opaque colors, from 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: Color, other: Color): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((left, right) => left - right)
  return (high + 0.05) / (low + 0.05)
}

function luminance([red, green, blue]: Color): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
