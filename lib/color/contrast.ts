/** Linearizes the value of a color channel, 0–255 (WCAG 2.2, "relative luminance"). */
function linearizeChannel(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function getLuminance(color: string): number {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)?.slice(1)
  if (!channels) throw new Error(`Not a color of six hexadecimal digits: ${color}`)
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => linearizeChannel(Number.parseInt(channel, 16)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * Returns the contrast ratio of two colors (`#rrggbb`), from 1 to 21 (WCAG 2.2).
 * @throws Error for anything but six hexadecimal digits
 */
export function getContrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [getLuminance(first), getLuminance(second)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
