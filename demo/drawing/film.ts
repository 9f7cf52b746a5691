import sharp from 'sharp'
import { addScaled, createBlurredCopy } from './blur'
import { Light, linearToSrgb } from './color'
import type { Frame } from './frame'
import { clamp, mix } from './maths'
import { createRandom } from './random'

export interface Development {
  exposure?: number
  /** Amount of light that spills over from bright areas. */
  bloom?: number
  vignette?: number
  grain?: number
}

/** The darkest tone of a picture. It is slightly darker than the near-black of the site. */
const darkestTone = 0.092

/**
 * Makes bright areas glow, as in a lens and on film. The glow is white close to them and reddish
 * farther away.
 */
function addBloom(frame: Frame, amount: number): void {
  const narrow = createBlurredCopy(frame, 0.006)
  const middle = createBlurredCopy(frame, 0.03)
  const wide = createBlurredCopy(frame, 0.1)
  addScaled(frame, narrow, new Light(0.32 * amount, 0.28 * amount, 0.27 * amount))
  addScaled(frame, middle, new Light(0.2 * amount, 0.15 * amount, 0.145 * amount))
  addScaled(frame, wide, new Light(0.16 * amount, 0.12 * amount, 0.12 * amount))
}

/**
 * Applies the tone curve of a film: dark tones get darker, bright tones are compressed, and
 * highlights turn white.
 */
function applyToneCurve(x: number): number {
  const c = Math.max(0, x)
  return clamp((c * (2.51 * c + 0.03)) / (c * (2.43 * c + 0.59) + 0.14))
}

/**
 * Converts linear light to eight-bit sRGB. Adds the glow, darkens the corners and applies the tone
 * curve.
 */
export function develop(frame: Frame, options: Development = {}): Buffer {
  const { exposure = 1, vignette = 0.35 } = options
  addBloom(frame, options.bloom ?? 1)
  const bytes = Buffer.alloc(frame.width * frame.height * 3)
  let at = 0
  for (let row = 0; row < frame.height; row++) {
    const y = (row / frame.height - 0.5) * 2
    for (let column = 0; column < frame.width; column++) {
      const x = (column / frame.width - 0.5) * 2
      const edge = exposure * (1 - vignette * clamp((x * x + y * y) / 2) ** 1.2)
      for (let c = 0; c < 3; c++, at++) {
        const tone = linearToSrgb(applyToneCurve((frame.data[at] ?? 0) * edge))
        bytes[at] = Math.round((darkestTone + (1 - darkestTone) * tone) * 255)
      }
    }
  }
  return bytes
}

/** Adds fine grain to the brightness, but not to the color. It is stronger in dark areas. */
function addGrain(bytes: Buffer, strength: number): void {
  const random = createRandom(7)
  let last = 0
  for (let at = 0; at < bytes.length; at += 3) {
    last = mix((random() + random() + random() - 1.5) * 5.2 * strength, last, 0.35)
    const speck = last * (1 - (0.6 * (bytes[at + 1] ?? 0)) / 255)
    for (let c = 0; c < 3; c++) bytes[at + c] = Math.round(clamp((bytes[at + c] ?? 0) + speck, 0, 255))
  }
}

/**
 * Returns a progressive JPEG of the given width. Lowers the quality from 82 to 40 until the file
 * has at most `limit` bytes. A file of quality 40 may be larger.
 */
export async function print(bytes: Buffer, frame: Frame, width: number, limit: number, grain = 1): Promise<Buffer> {
  const height = Math.round((frame.height * width) / frame.width)
  const pixels = await sharp(bytes, { raw: { width: frame.width, height: frame.height, channels: 3 } })
    .resize({ width, height, kernel: 'lanczos3' })
    .raw()
    .toBuffer()
  addGrain(pixels, grain)
  for (let quality = 82; ; quality -= 6) {
    const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, progressive: true, mozjpeg: true })
      .toBuffer()
    if (jpeg.length <= limit || quality <= 40) return jpeg
  }
}
