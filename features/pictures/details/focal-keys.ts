/** A point of a picture, in parts of 1 from its upper left corner. */
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

/** Pages cut pictures in tenths of their size; with Shift the point goes in hundredths. */
const [step, fineStep] = [0.1, 0.01]

/** The focal point after an arrow key; null for other keys. */
export function focalByKey(
  { x, y }: FocalPoint,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): FocalPoint | null {
  if (key === 'Home') return { x: 0.5, y: 0.5 }
  const direction = directions[key]
  if (!direction) return null
  const length = shiftKey ? fineStep : step
  return { x: within(x + direction.x * length), y: within(y + direction.y * length) }
}

/** The point of a picture at the pointer's position. */
export function focalAt(
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): FocalPoint {
  return { x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) }
}

function within(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 100) / 100
}
