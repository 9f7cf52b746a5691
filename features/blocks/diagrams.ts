/** A rectangle of a diagram of 36 × 24 units: left, top, width, height, and kind of content. */
export type Shape = readonly [
  x: number,
  y: number,
  width: number,
  height: number,
  tone: 'text' | 'picture' | 'red' | 'green' | 'column',
]

type Tone = Shape[4]

const gap = 2

export function drawColumns(relativeWidths: readonly number[], tone: Tone = 'column', height = 24): Shape[] {
  const total = relativeWidths.reduce((sum, width) => sum + width, 0)
  const available = 36 - gap * (relativeWidths.length - 1)
  return relativeWidths.map((relativeWidth, index) => {
    const precedingWidth = relativeWidths.slice(0, index).reduce((sum, width) => sum + width, 0)
    return [
      (precedingWidth / total) * available + gap * index,
      (24 - height) / 2,
      (relativeWidth / total) * available,
      height,
      tone,
    ]
  })
}

export const slider: readonly Shape[] = [
  [6, 2, 24, 20, 'picture'],
  [0, 8, 4, 8, 'column'],
  [32, 8, 4, 8, 'column'],
]

/** Draws lines of text of the given widths below each other, from a top left corner. */
export function drawTextLines(widths: readonly number[], { x = 0, y }: { x?: number; y: number }): Shape[] {
  return widths.map((width, index) => [x, y + index * 5, width, 2, 'text'])
}

export function drawCaptionedPicture(width: number): Shape[] {
  return [[0, 0, width, 18, 'picture'], ...drawTextLines([width / 2], { y: 21 })]
}

export function drawPlayer(width: number, x = 0): Shape[] {
  return [
    [x, 2, width, 20, 'picture'],
    [x + width / 2 - 3, 9, 6, 6, 'red'],
  ]
}
