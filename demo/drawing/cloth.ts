import { mix, smooth } from './maths'
import { clouds, noise } from './random'

/** Returns the depth of the folds in a hanging cloth, at `u` across and `y` above the floor. */
function getFoldDepth(u: number, y: number, width: number, seed: number): number {
  const sway =
    0.35 * width * (noise(u * 0.6, y * 0.22, seed) - 0.5) + 0.1 * width * (noise(u * 2, y * 0.9, seed + 3) - 0.5)
  const swayedU = u + sway
  const phase = (swayedU * 6.283) / width + 3.4 * noise(swayedU * (0.7 / width), 0.5, seed)
  const depth = 0.55 + 0.75 * noise(swayedU * (0.5 / width), 7.5, seed)
  const ripple = 0.16 * Math.sin(phase * 2.13 + 1.7 + 2 * noise(u * 1.1, y * 0.3, seed + 5))
  return 0.2 * width * (depth * Math.sin(phase) + ripple) * mix(1.12, 0.86, smooth(0, 7, y))
}

const columns = 2048
const rows = 64
const clothWidth = 24
const clothHeight = 9

/**
 * Creates a hanging cloth. The result is a function that returns the depth of the folds at `u`
 * (from -12 to 12) and `y` (from 0 to 9). It interpolates a table, because `getFoldDepth` is slow.
 * @param width width of a fold
 */
export function hang(width: number, seed: number): (u: number, y: number) => number {
  const table = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      table[row * columns + column] = getFoldDepth(
        (column / columns - 0.5) * clothWidth,
        (row / rows) * clothHeight,
        width,
        seed,
      )
  return (u, y) => {
    const a = Math.min(Math.max((u / clothWidth + 0.5) * columns, 0), columns - 1.001)
    const b = Math.min(Math.max((y / clothHeight) * rows, 0), rows - 1.001)
    const i = Math.floor(a)
    const j = Math.floor(b)
    const at = j * columns + i
    const s = a - i
    const upper = (table[at] ?? 0) * (1 - s) + (table[at + 1] ?? 0) * s
    const lower = (table[at + columns] ?? 0) * (1 - s) + (table[at + columns + 1] ?? 0) * s
    return upper + (lower - upper) * (b - j)
  }
}

/** Returns the brightness of a cloth with its weave and wear, as a factor of about 1. */
export function weave(u: number, y: number): number {
  return 0.86 + 0.2 * clouds(u * 3, y * 0.8, 2, 3) + 0.08 * (noise(u * 60, y * 9, 4) - 0.5)
}

/** Returns the brightness of floor boards along z, with dark joints, as a factor of about 1. */
export function boards(x: number, z: number, width = 0.16): number {
  const across = x / width
  const board = Math.floor(across)
  const edge = Math.abs(across - board - 0.5)
  const length = z / 2.6 + noise(board * 7.3, 3.1) * 9
  const end = Math.abs(length - Math.floor(length) - 0.5)
  const tone = 0.72 + 0.5 * noise(board * 5.7, Math.floor(length) * 3.3)
  const grain = 0.82 + 0.36 * clouds(x * 26, z * 1.3, 9, 3)
  return tone * grain * (1 - 0.75 * smooth(0.46, 0.5, edge)) * (1 - 0.6 * smooth(0.495, 0.5, end))
}
