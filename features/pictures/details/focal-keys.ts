/** A point of a picture, in fractions (0 to 1) from its upper left corner. */
export interface FocalPoint {
  x: number
  y: number
}

const directions: Record<string, FocalPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Pages crop pictures in tenths of their size; Shift moves in hundredths. */
const [step, fineStep] = [0.1, 0.01]

/** Returns the focal point after an arrow key, or null for another key. */
export function moveFocalByKey(
  { x, y }: FocalPoint,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): FocalPoint | null {
  if (key === 'Home') return { x: 0.5, y: 0.5 }
  const direction = directions[key]
  if (!direction) return null
  const length = shiftKey ? fineStep : step
  return { x: toFraction(x + direction.x * length), y: toFraction(y + direction.y * length) }
}

/** Returns the point of a picture at the pointer. */
export function toFocalPoint(
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): FocalPoint {
  return { x: toFraction((clientX - box.left) / box.width), y: toFraction((clientY - box.top) / box.height) }
}

function toFraction(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 100) / 100
}
