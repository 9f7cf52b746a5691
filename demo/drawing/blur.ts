import { Light } from './color'
import { Frame } from './frame'

/**
 * Returns a copy scaled down by `factor`. Each of its pixels is the mean of `factor` × `factor`
 * pixels.
 */
export function shrink(frame: Frame, factor: number): Frame {
  const small = new Frame(Math.ceil(frame.width / factor), Math.ceil(frame.height / factor))
  for (let row = 0; row < small.height; row++) {
    for (let column = 0; column < small.width; column++) {
      for (let c = 0; c < 3; c++) {
        let sum = 0
        for (let k = 0; k < factor * factor; k++) {
          const i = Math.min(column * factor + (k % factor), frame.width - 1)
          const j = Math.min(row * factor + Math.floor(k / factor), frame.height - 1)
          sum += frame.data[(j * frame.width + i) * 3 + c] ?? 0
        }
        small.data[(row * small.width + column) * 3 + c] = sum / (factor * factor)
      }
    }
  }
  return small
}

/**
 * Blurs the frame in place. Three box blurs in each direction approximate a Gaussian blur.
 * @param radius radius of the blur, in pixels
 */
export function blur(frame: Frame, radius: number): void {
  const reach = Math.max(1, Math.round(radius))
  for (let pass = 0; pass < 3; pass++) {
    for (let c = 0; c < 3; c++) {
      for (let row = 0; row < frame.height; row++)
        blurLine(frame.data, row * frame.width * 3 + c, 3, frame.width, reach)
      for (let column = 0; column < frame.width; column++)
        blurLine(frame.data, column * 3 + c, frame.width * 3, frame.height, reach)
    }
  }
}

/** Copy of the line that is being blurred. It is reused for all lines. */
let buffer = new Float32Array(0)

/**
 * Blurs `count` values that are `step` elements apart: the values of one color in a row or column.
 * Each value becomes the mean of the values up to `reach` places away. The end values are repeated
 * outside the line.
 */
function blurLine(data: Float32Array, start: number, step: number, count: number, reach: number): void {
  if (buffer.length < count) buffer = new Float32Array(count)
  for (let i = 0; i < count; i++) buffer[i] = data[start + i * step] ?? 0
  const read = (i: number) => buffer[Math.min(Math.max(i, 0), count - 1)] ?? 0
  let sum = 0
  for (let i = -reach; i <= reach; i++) sum += read(i)
  for (let i = 0; i < count; i++) {
    data[start + i * step] = sum / (2 * reach + 1)
    sum += read(i + reach + 1) - read(i - reach)
  }
}

/**
 * Returns a blurred copy that is smaller by `factor`.
 * @param radius radius of the blur, as a fraction of the height
 */
export function createBlurredCopy(frame: Frame, radius: number, factor = 4): Frame {
  const small = shrink(frame, factor)
  blur(small, radius * small.height)
  return small
}

/**
 * Adds the light of a smaller frame. It is scaled up to the size of the target and multiplied by
 * `tint`.
 */
export function addScaled(target: Frame, small: Frame, tint: Light): void {
  const light = new Light()
  let at = 0
  for (let row = 0; row < target.height; row++) {
    for (let column = 0; column < target.width; column++, at += 3) {
      small.read((column + 0.5) / target.width, (row + 0.5) / target.height, light)
      target.data[at] = (target.data[at] ?? 0) + light.r * tint.r
      target.data[at + 1] = (target.data[at + 1] ?? 0) + light.g * tint.g
      target.data[at + 2] = (target.data[at + 2] ?? 0) + light.b * tint.b
    }
  }
}
