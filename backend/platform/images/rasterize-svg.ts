import { z } from 'zod'
import { InvalidPictureError, maxPixels } from './picture-problem'
import { PictureProcess } from './picture-process'
import { thumbWidths } from './sizes'
import { asDamaged } from './store-picture'

const maxMs = 10_000
/** So far into a file comments and declarations may stand before the drawing. */
const headLength = 4096

/** One of their own: a drawing may go on without end, and the renderer cannot be interrupted. */
const drawingProcess = new PictureProcess()

/** Whether a file is a drawing in vectors, by its beginning. */
export function isSvg(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, headLength)).toString('utf8')
  return /^\uFEFF?\s*(?:<\?xml\b|<!DOCTYPE svg\b|<!--|<svg\b)/i.test(head) && /<svg[\s>]/.test(head)
}

/**
 * A drawing in vectors as a PNG, as large as the largest size that pages show. Whatever else the file holds, scripts and
 * addresses among it, stays behind.
 * @throws InvalidPictureError
 */
export async function rasterizeSvg(bytes: Uint8Array): Promise<Uint8Array> {
  const parameters = { side: thumbWidths.xlarge, maxPixels }
  let isLate = false
  const limit = setTimeout(() => {
    isLate = true
    drawingProcess.kill()
  }, maxMs)
  try {
    return z.instanceof(Uint8Array).parse(await drawingProcess.call('rasterize', bytes, parameters))
  } catch (error) {
    if (isLate) throw new InvalidPictureError('tooComplex')
    return asDamaged(error)
  } finally {
    clearTimeout(limit)
  }
}
