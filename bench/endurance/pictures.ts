import sharp from 'sharp'
import { z } from 'zod'
import type { Visitor } from './visitor'

/** A picture of the library. */
export interface StoredPicture {
  id: number
  /** The path of a thumbnail. */
  path: string
}

/** Uploads a picture that is unique for its number. @throws Error if the server rejects it */
export async function uploadPicture(editor: Visitor, server: string, number: number): Promise<StoredPicture> {
  const background = { r: number % 256, g: Math.floor(number / 256) % 256, b: 128 }
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], `bild-${number}.png`, { type: 'image/png' }))
  const picture = pictureSchema.parse(await editor.edit(server, 'POST', 'media/', form))
  return { id: picture.id, path: picture.thumbs.small.webp }
}

const pictureSchema = z.object({ id: z.number(), thumbs: z.object({ small: z.object({ webp: z.string() }) }) })
