import { boards } from './cloth'
import { box, pillar } from './sdf'
import type { Surface } from './stage'

/** Returns the distance to a plain chair at the origin, which faces positive z. */
export function chair(x: number, y: number, z: number): number {
  const near = box(x, y - 0.45, z, 0.3, 0.5, 0.3)
  if (near > 0.3) return near
  const seat = box(x, y - 0.45, z, 0.21, 0.02, 0.21, 0.015)
  const back = box(x, y - 0.74, z + 0.22 + 0.1 * (y - 0.45), 0.2, 0.14, 0.014, 0.012)
  const legs = pillar(Math.abs(x) - 0.19, y - 0.22, Math.abs(z) - 0.19, 0.014, 0.23)
  const posts = pillar(Math.abs(x) - 0.19, y - 0.62, z + 0.21 + 0.1 * (y - 0.45), 0.013, 0.22)
  return Math.min(seat, back, legs, posts)
}

/** Returns the distance to a music stand at the origin. Its desk leans toward negative z. */
export function stand(x: number, y: number, z: number): number {
  const desk = box(x, (y - 1.12) * 0.94 - z * 0.34, z * 0.94 + (y - 1.12) * 0.34, 0.26, 0.19, 0.008)
  const pole = pillar(x, y - 0.55, z, 0.014, 0.55)
  const foot = pillar(x, y - 0.02, z, 0.17, 0.012)
  return Math.min(desk, pole, foot)
}

/** Writes the material of a floor with dark, worn boards to `surface`. */
export function woodenFloor(x: number, z: number, surface: Surface, bright = 1): void {
  const tone = boards(x, z) * bright
  surface.color.set(0.15 * tone, 0.105 * tone, 0.075 * tone)
  surface.mirror = 0.25 * tone
  surface.shine = 0.6
  surface.gloss = 30
}
