type Point = [x: number, y: number]

/**
 * Simplifies a line within a tolerance (Douglas–Peucker algorithm). A ring keeps the point that is
 * farthest from its start.
 */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const [first] = line
  const last = line.at(-1)
  if (!first || !last || line.length < 3) return [...line]
  let farthest = { index: 0, distance: 0 }
  for (const [index, point] of line.entries()) {
    const distance = computeDistance(point, first, last)
    if (distance > farthest.distance) farthest = { index, distance }
  }
  const isRing = first[0] === last[0] && first[1] === last[1]
  if (farthest.distance <= tolerance && !isRing) return [first, last]
  const before = simplify(line.slice(0, farthest.index + 1), tolerance)
  return [...before.slice(0, -1), ...simplify(line.slice(farthest.index), tolerance)]
}

/** Computes the distance between a point and a line segment. */
function computeDistance([x, y]: Point, [startX, startY]: Point, [endX, endY]: Point): number {
  const [lengthX, lengthY] = [endX - startX, endY - startY]
  const squaredLength = lengthX ** 2 + lengthY ** 2
  const projection = squaredLength === 0 ? 0 : ((x - startX) * lengthX + (y - startY) * lengthY) / squaredLength
  const nearestFraction = Math.min(1, Math.max(0, projection))
  return Math.hypot(x - startX - nearestFraction * lengthX, y - startY - nearestFraction * lengthY)
}
