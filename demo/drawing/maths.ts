export const clamp = (x: number, low = 0, high = 1) => Math.min(Math.max(x, low), high)
export const mix = (a: number, b: number, t: number) => a + (b - a) * t

/** 0 at `from`, 1 at `to`, smooth between; `from` may be greater than `to`. */
export function smooth(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** A bell of height 1 and the given half-width. */
export const bell = (x: number, width: number) => Math.exp(-((x / width) ** 2))

/** The difference of a and b on a circle with the given period. */
export const repeat = (x: number, period: number) => x - period * Math.round(x / period)

/** The length of a vector; much faster than Math.hypot, which guards against overflow. */
export const norm = (x: number, y: number, z = 0) => Math.sqrt(x * x + y * y + z * z)
