import sharp, { type Sharp } from 'sharp'
import { contentHash, measure, type StoredPicture } from './intake'
import { InvalidPictureError, mostPixels } from './picture-problem'
import { SingleFlightQueue } from './queue'

/** One picture is decoded at a time, so that many uploads at once take no more memory than one. */
const queue = new SingleFlightQueue<Master>()
const longestSeconds = 30

export interface Master extends StoredPicture {
  bytes: Uint8Array
}

/**
 * An uploaded picture as it is kept: decoded whole and written anew, upright, in sRGB with 8 bits a channel. Nothing but
 * the picture is left of the file, so that neither the place where it was taken nor anything hidden in it is stored.
 * @throws InvalidPictureError
 */
export function makeMaster(upload: Uint8Array): Promise<Master> {
  const sourceHash = contentHash(upload)
  return queue.run(sourceHash, async () => {
    const { mime } = await measure(upload)
    const { data, info } = await rewrite(upload, mime)
    const { width, height } = info
    const hash = contentHash(data)
    return {
      hash,
      sourceHash,
      mime: `image/${info.format}`,
      width,
      height,
      byteSize: data.byteLength,
      bytes: data,
    }
  })
}

async function rewrite(upload: Uint8Array, mime: string) {
  try {
    const picture = sharp(upload, { limitInputPixels: mostPixels, failOn: 'error' })
    const { hasAlpha } = await picture.metadata()
    const upright = picture.timeout({ seconds: longestSeconds }).autoOrient().toColourspace('srgb')
    return await encode(upright, mime, hasAlpha).toBuffer({ resolveWithObject: true })
  } catch {
    throw new InvalidPictureError('damaged')
  }
}

/** Drawings stay exact; of photographs nothing is lost that could be seen. */
function encode(picture: Sharp, mime: string, hasAlpha: boolean): Sharp {
  if (mime === 'image/png' || mime === 'image/gif') return picture.png()
  if (hasAlpha) return picture.webp({ quality: 95 })
  return picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
}
