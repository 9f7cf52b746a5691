/** A rectangle of a drawing in a frame of 36 × 24: left, top, width, height, and what it stands for. */
export type Shape = readonly [
  x: number,
  y: number,
  width: number,
  height: number,
  tone: 'words' | 'picture' | 'red' | 'green' | 'column',
]

type Tone = Shape[4]

const gap = 2

/** Columns of these widths, in parts of all. */
export function columns(parts: readonly number[], tone: Tone = 'column', height = 24): Shape[] {
  const all = parts.reduce((sum, part) => sum + part, 0)
  const room = 36 - gap * (parts.length - 1)
  return parts.map((part, index) => {
    const before = parts.slice(0, index).reduce((sum, width) => sum + width, 0)
    return [(before / all) * room + gap * index, (24 - height) / 2, (part / all) * room, height, tone]
  })
}

/** Pictures to leaf through. */
export const slider: readonly Shape[] = [
  [6, 2, 24, 20, 'picture'],
  [0, 8, 4, 8, 'column'],
  [32, 8, 4, 8, 'column'],
]
