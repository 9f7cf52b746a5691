// Random numbers come from seeds, so that each run paints exactly the same pictures.

/** Creates a generator of random numbers from 0 up to but excluding 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A power of two (2^9), so that `& mask` and `<< 9` can replace modulo and multiplication. */
const tableSize = 512
const mask = tableSize - 1
const random = createRandom(20)
const table = Float64Array.from({ length: tableSize * tableSize }, random)

/**
 * Returns a pseudorandom number from 0 up to but excluding 1, which is always the same for a grid
 * point.
 */
export function hash(x: number, y = 0, z = 0): number {
  return table[(((y + z * 57) & mask) << 9) | ((x + z * 131) & mask)] ?? 0
}

/**
 * Returns smooth value noise at a point, from 0 up to but excluding 1. Each `layer` is independent
 * of the others.
 */
export function noise(x: number, y = 0, layer = 0): number {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const fx = x - xi
  const fy = y - yi
  const u = fx * fx * (3 - 2 * fx)
  const v = fy * fy * (3 - 2 * fy)
  const left = (xi + layer * 131) & mask
  const right = (left + 1) & mask
  const top = ((yi + layer * 57) & mask) << 9
  const bottom = ((yi + layer * 57 + 1) & mask) << 9
  const a = table[top | left] ?? 0
  const b = table[top | right] ?? 0
  const c = table[bottom | left] ?? 0
  const d = table[bottom | right] ?? 0
  const upper = a + (b - a) * u
  return upper + (c + (d - c) * u - upper) * v
}

/**
 * Returns fractal noise from 0 to 1, for clouds, haze and cloth. It is the weighted mean of several
 * octaves of `noise`.
 */
export function clouds(x: number, y: number, layer = 0, octaves = 4): number {
  let sum = 0
  let weight = 0.5
  let total = 0
  let u = x
  let v = y
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(u, v, layer + octave * 17)
    total += weight
    weight *= 0.5
    u = u * 2.03 + 11.3
    v = v * 2.03 - 7.1
  }
  return sum / total
}
