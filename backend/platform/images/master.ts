import { z } from 'zod'
import { maxPixels } from './picture-problem'
import { pictureProcess } from './picture-process'
import { SingleFlightQueue } from './queue'
import { isSvg, rasterizeSvg } from './rasterize-svg'
import { asDamaged, contentHash, measure, type StoredPicture } from './store-picture'

/** One picture is decoded at a time, so that many uploads at once take no more memory than one. */
const queue = new SingleFlightQueue<Master>()
const maxSeconds = 30

const rewrittenSchema = z.object({
  bytes: z.instanceof(Uint8Array),
  format: z.string(),
  width: z.number(),
  height: z.number(),
})

export interface Master extends StoredPicture {
  bytes: Uint8Array
}

/**
 * An uploaded picture as it is stored: decoded completely and encoded again, upright, in sRGB with 8 bits a
 * channel; of vectors a drawing in pixels. Nothing else of the file is stored, neither the location where it was taken nor hidden content.
 * @throws InvalidPictureError
 */
export function makeMaster(upload: Uint8Array): Promise<Master> {
  const sourceHash = contentHash(upload)
  return queue.run(sourceHash, async () => {
    const picture = isSvg(upload) ? await rasterizeSvg(upload) : upload
    const { mime } = await measure(picture)
    const isDrawing = mime === 'image/png' || mime === 'image/gif'
    const parameters = { isDrawing, maxPixels, maxSeconds }
    const rewritten = await pictureProcess.call('rewrite', picture, parameters).catch(asDamaged)
    const { bytes, format, width, height } = rewrittenSchema.parse(rewritten)
    const hash = contentHash(bytes)
    return { hash, sourceHash, mime: `image/${format}`, width, height, byteSize: bytes.byteLength, bytes }
  })
}
