import { norm } from './maths'
/** Returns the signed distance to a box around the origin; it is negative inside the box. */

export function box(x: number, y: number, z: number, w: number, h: number, d: number, round = 0): number {
  const a = Math.abs(x) - w + round
  const b = Math.abs(y) - h + round
  const c = Math.abs(z) - d + round
  const outside = norm(Math.max(a, 0), Math.max(b, 0), Math.max(c, 0))
  return outside + Math.min(Math.max(a, b, c), 0) - round
}

/** Returns the signed distance to an upright cylinder around the origin. */
export function pillar(x: number, y: number, z: number, radius: number, half: number): number {
  const a = norm(x, z) - radius
  const b = Math.abs(y) - half
  return Math.min(Math.max(a, b), 0) + norm(Math.max(a, 0), Math.max(b, 0))
}

export const ball = (x: number, y: number, z: number, radius: number) => norm(x, y, z) - radius
