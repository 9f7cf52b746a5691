/**
 * A point in a picture. The coordinates are fractions (0 to 1) of its size, from the upper left
 * corner.
 */
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

/**
 * The distances of an arrow key without and with Shift, as fractions. Pages crop pictures in tenths
 * of their size.
 */
const [step, fineStep] = [0.1, 0.01]

/**
 * Returns the focal point after a key press: moved by an arrow key, or centered by Home. Returns
 * null for any other key.
 */
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

/** Returns the point of a picture that is below the pointer. */
export function toFocalPoint(
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): FocalPoint {
  return { x: toFraction((clientX - box.left) / box.width), y: toFraction((clientY - box.top) / box.height) }
}

function toFraction(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100
}
