import { blur, shrink } from './blur'
import { Light } from './color'
import type { Frame } from './frame'
import { clamp } from './maths'

const factors = [2, 4, 8]

/**
 * Blurs the picture as a lens does: each pixel is blurred more, the farther its depth is from the
 * distance in focus.
 */
export function applyDepthOfField(frame: Frame, distance: number, strength: number): void {
  const levels = factors.map((factor) => {
    const copy = shrink(frame, factor)
    blur(copy, Math.max(1, frame.height / 1000))
    return copy
  })
  const sharp = frame.data.slice()
  const near = new Light()
  const far = new Light()
  for (let row = 0; row < frame.height; row++) {
    for (let column = 0; column < frame.width; column++) {
      const pixel = row * frame.width + column
      const depth = frame.depth[pixel] ?? 0
      const amount = clamp((Math.abs(depth - distance) / Math.max(depth, 0.1)) * strength, 0, 2.999)
      const level = Math.floor(amount)
      const part = amount - level
      const at = pixel * 3
      const u = (column + 0.5) / frame.width
      const v = (row + 0.5) / frame.height
      if (level === 0) near.set(sharp[at] ?? 0, sharp[at + 1] ?? 0, sharp[at + 2] ?? 0)
      else levels[level - 1]?.read(u, v, near)
      levels[level]?.read(u, v, far)
      near.scale(1 - part)
      near.add(far, part)
      frame.data[at] = near.r
      frame.data[at + 1] = near.g
      frame.data[at + 2] = near.b
    }
  }
}
