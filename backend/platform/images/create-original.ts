import { z } from 'zod'
import { maxPixels } from './picture-problem'
import { pictureProcess } from './picture-process'
import { SingleFlightQueue } from './queue'
import { isSvg, rasterizeSvg } from './rasterize-svg'
import { contentHash, measurePicture, rethrowAsDamaged, type StoredPicture } from './store-picture'

/** Decodes one picture at a time to limit memory. */
const queue = new SingleFlightQueue<PictureOriginal>()
const maxSeconds = 30

const rewrittenSchema = z.object({
  bytes: z.instanceof(Uint8Array),
  format: z.string(),
  width: z.number(),
  height: z.number(),
})

/** The stored form of an uploaded picture, with its bytes. */
export interface PictureOriginal extends StoredPicture {
  bytes: Uint8Array
}

/**
 * Re-encodes an uploaded picture for storage: upright, in sRGB, with 8 bits per channel, without
 * metadata.
 * @throws InvalidPictureError
 */
export function createOriginal(upload: Uint8Array): Promise<PictureOriginal> {
  const sourceHash = contentHash(upload)
  return queue.run(sourceHash, async () => {
    const picture = isSvg(upload) ? await rasterizeSvg(upload) : upload
    const { mime } = await measurePicture(picture)
    // Formats of drawings; they are stored losslessly.
    const isDrawing = mime === 'image/png' || mime === 'image/gif'
    const parameters = { isDrawing, maxPixels, maxSeconds }
    const rewrittenPicture = await pictureProcess.call('rewrite', picture, parameters).catch(rethrowAsDamaged)
    const { bytes, format, width, height } = rewrittenSchema.parse(rewrittenPicture)
    const hash = contentHash(bytes)
    return { hash, sourceHash, mime: `image/${format}`, width, height, byteSize: bytes.byteLength, bytes }
  })
}
