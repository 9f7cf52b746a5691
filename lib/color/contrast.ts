/** Red, green and blue, 0–255 each. The opacity is ignored. */
type Channels = readonly [red: number, green: number, blue: number, alpha?: number]

/** Linearizes the value of a color channel, 0–255 (WCAG 2.2, "relative luminance"). */
function linearizeChannel(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function getLuminance([red, green, blue]: Channels): number {
  return 0.2126 * linearizeChannel(red) + 0.7152 * linearizeChannel(green) + 0.0722 * linearizeChannel(blue)
}

function parseHexColor(color: string): Channels {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)?.slice(1)
  if (!channels) throw new Error(`Not a color of six hexadecimal digits: ${color}`)
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => Number.parseInt(channel, 16))
  return [red, green, blue]
}

/** Returns the contrast ratio of two opaque colors, from 1 to 21 (WCAG 2.2). */
export function computeContrast(first: Channels, second: Channels): number {
  const [darker = 0, lighter = 0] = [getLuminance(first), getLuminance(second)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/**
 * Returns the contrast ratio of two colors (`#rrggbb`), from 1 to 21 (WCAG 2.2).
 * @throws Error for anything but six hexadecimal digits
 */
export function getContrast(first: string, second: string): number {
  return computeContrast(parseHexColor(first), parseHexColor(second))
}
