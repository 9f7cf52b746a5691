import { clamp, norm, smooth } from './maths'
import type { Lantern, Point, Stage } from './stage'

/**
 * Returns the distance along a ray to the first body, at most `reach`.
 * @param o origin of the ray
 * @param d direction of the ray
 */
export function findHitDistance(stage: Stage, o: Point, d: Point, reach: number): number {
  const step = stage.step ?? 1
  let t = 0.02
  for (let i = 0; i < 140; i++) {
    const gap = stage.distance(o[0] + d[0] * t, o[1] + d[1] * t, o[2] + d[2] * t)
    if (gap < 0.0006 * (1 + t)) return t
    t += gap * step
    if (t > reach) return reach
  }
  return t
}

/**
 * Returns the part of a lantern that is visible from a point, from 0 to 1. Shadows have soft edges.
 */
export function computeVisibility(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  lantern: Lantern,
  steps: number,
): number {
  let dx = lantern.from[0] - x
  let dy = lantern.from[1] - y
  let dz = lantern.from[2] - z
  const far = norm(dx, dy, dz)
  dx /= far
  dy /= far
  dz /= far
  const hardness = 30 * (lantern.hardness ?? 1)
  const step = stage.step ?? 1
  let seen = 1
  let t = 0.03
  for (let i = 0; i < steps && t < far - 0.1; i++) {
    const gap = stage.distance(x + dx * t, y + dy * t, z + dz * t)
    seen = Math.min(seen, (hardness * gap) / t)
    if (seen < 0.01) return 0
    t += Math.max(gap * step, 0.012)
  }
  return smooth(0, 1, clamp(seen))
}

/**
 * Returns the light from a lantern at a point, as determined by its cone and the distance. Shadows
 * are not taken into account.
 */
export function computeLanternLight(lantern: Lantern, x: number, y: number, z: number): number {
  const { from, to } = lantern
  const ax = to[0] - from[0]
  const ay = to[1] - from[1]
  const az = to[2] - from[2]
  const px = x - from[0]
  const py = y - from[1]
  const pz = z - from[2]
  const squared = px * px + py * py + pz * pz
  const cosine = (ax * px + ay * py + az * pz) / Math.sqrt(squared * (ax * ax + ay * ay + az * az))
  const outer = Math.cos(lantern.angle)
  if (cosine <= outer) return 0
  const inner = Math.cos(lantern.angle * (1 - (lantern.soft ?? 0.4)))
  return (lantern.power * smooth(outer, inner, cosine)) / (squared + 0.05)
}
