export const clamp = (x: number, low = 0, high = 1) => Math.min(Math.max(x, low), high)
export const mix = (a: number, b: number, t: number) => a + (b - a) * t

/** Smoothstep: 0 at `from`, 1 at `to`, and smooth in between. `from` may be greater than `to`. */
export function smooth(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** A Gaussian bell: 1 if `x` is 0, and 1/e if `x` equals `width`. */
export const bell = (x: number, width: number) => Math.exp(-((x / width) ** 2))

/** Maps `x` to the period around 0, which is from -period/2 to period/2. */
export const repeat = (x: number, period: number) => x - period * Math.round(x / period)

/** Returns the length of a vector. Much faster than `Math.hypot`, which guards against overflow. */
export const norm = (x: number, y: number, z = 0) => Math.sqrt(x * x + y * y + z * z)
