import { z } from 'zod'
import { InvalidPictureError, maxPixels } from './picture-problem'
import { PictureProcess } from './picture-process'
import { thumbWidths } from './sizes'
import { rethrowAsDamaged } from './store-picture'

const maxMs = 10_000
/** Bytes at the start of a file in which `<svg` is expected. */
const headLength = 4096

/** A separate process, because an endless rendering can only be ended with its process. */
const drawingProcess = new PictureProcess()

/** Returns true for an SVG, by the start of the file. */
export function isSvg(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, headLength)).toString('utf8')
  return /^\uFEFF?\s*(?:<\?xml\b|<!DOCTYPE svg\b|<!--|<svg\b)/i.test(head) && /<svg[\s>]/.test(head)
}

/** Rasterizes an SVG as PNG at the largest width of derivatives. @throws InvalidPictureError */
export async function rasterizeSvg(bytes: Uint8Array): Promise<Uint8Array> {
  const parameters = { side: thumbWidths.xlarge, maxPixels }
  let isTimedOut = false
  const timer = setTimeout(() => {
    isTimedOut = true
    drawingProcess.kill()
  }, maxMs)
  try {
    return z.instanceof(Uint8Array).parse(await drawingProcess.call('rasterize', bytes, parameters))
  } catch (error) {
    if (isTimedOut) throw new InvalidPictureError('tooComplex')
    return rethrowAsDamaged(error)
  } finally {
    clearTimeout(timer)
  }
}
