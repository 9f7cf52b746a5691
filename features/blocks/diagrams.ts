/** A rectangle of a diagram of 36 × 24 units: left, top, width, height, and what it represents. */
export type Shape = readonly [
  x: number,
  y: number,
  width: number,
  height: number,
  tone: 'text' | 'picture' | 'red' | 'green' | 'column',
]

type Tone = Shape[4]

const gap = 2

/** Columns of these relative widths. */
export function columns(parts: readonly number[], tone: Tone = 'column', height = 24): Shape[] {
  const total = parts.reduce((sum, part) => sum + part, 0)
  const available = 36 - gap * (parts.length - 1)
  return parts.map((part, index) => {
    const before = parts.slice(0, index).reduce((sum, width) => sum + width, 0)
    return [
      (before / total) * available + gap * index,
      (24 - height) / 2,
      (part / total) * available,
      height,
      tone,
    ]
  })
}

/** A picture slider. */
export const slider: readonly Shape[] = [
  [6, 2, 24, 20, 'picture'],
  [0, 8, 4, 8, 'column'],
  [32, 8, 4, 8, 'column'],
]
