/** Red, green and blue from 0 to 255, and the opacity from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number]

/** Parses a computed color. Returns null if the browser cannot tell its red, green and blue. */
export function parseColor(text: string): Color | null {
  const [, list] = /^rgba?\(([^)]+)\)$/.exec(text.trim()) ?? []
  if (!list) return drawColor(text)
  const [red, green, blue, alpha = 1] = list
    .split(/[\s,/]+/)
    .filter(Boolean)
    .map(Number)
  if (red === undefined || green === undefined || blue === undefined) return null
  return [red, green, blue, alpha].some(Number.isNaN) ? null : [red, green, blue, alpha]
}

/** Reads other notations, such as `oklch()` and `color()`, from a pixel that the browser draws. */
function drawColor(text: string): Color | null {
  const context = typeof OffscreenCanvas === 'function' ? new OffscreenCanvas(1, 1).getContext('2d') : null
  if (!context) return null
  context.fillStyle = text
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue, alpha / 255]
}

export function blendOver([red, green, blue, alpha]: Color, background: Color): Color {
  const mix = (top: number, below: number) => top * alpha + below * (1 - alpha)
  return [mix(red, background[0]), mix(green, background[1]), mix(blue, background[2]), 1]
}
