import { eq } from 'drizzle-orm'
import type { Disk } from 'flydrive'
import { z } from 'zod'
import type { Database } from '../db/client'
import { type ImageRow, images } from '../db/schema/library/images'
import type { Services } from '../services'
import type { Derivative, DerivativeName, DerivativeStore, ThumbFormat } from '../storage/derivative-store'
import { derivativeKey, originalKey } from './keys'
import { maxPixels } from './picture-problem'
import { pictureProcess } from './picture-process'
import { hasSize, toThumbDimensions } from './presenter'
import { SingleFlightQueue } from './queue'
import { isFullKey, thumbFormats } from './sizes'

type DerivativeServices = { db: Database; storage: Disk } & Pick<Services, 'assertFreeSpace'>

/** Creates derivatives on first request and stores them; at most twelve exist per picture. */
export function createDerivativeStore({ db, storage, assertFreeSpace }: DerivativeServices): DerivativeStore {
  const queue = new SingleFlightQueue<Uint8Array<ArrayBuffer>>()

  async function createAndStore(name: DerivativeName, image: ImageRow): Promise<Uint8Array<ArrayBuffer>> {
    const key = derivativeKey(name)
    // Another request may have created it meanwhile.
    if (await storage.exists(key)) return new Uint8Array(await storage.getBytes(key))
    await assertFreeSpace()
    const original = await storage.getBytes(originalKey(image.hash))
    const bytes = await createDerivative(original, toThumbDimensions(name.size, image), name.format)
    await storage.put(key, bytes)
    // Stored files are served without the database, so a file must not outlive its picture.
    if (!(await findImage(name))) await storage.delete(key)
    return bytes
  }

  async function findImage(name: DerivativeName): Promise<ImageRow | null> {
    const [image] = await db.select().from(images).where(eq(images.id, name.id))
    if (image?.key !== name.pictureKey) return null
    return hasSize(name.size, image.width) ? image : null
  }

  return {
    async read(name): Promise<Derivative | null> {
      const key = derivativeKey(name)
      const mime = thumbFormats[name.format]
      const isStored = await storage.exists(key)
      const readStored = async () => ({ bytes: new Uint8Array(await storage.getBytes(key)), mime })
      // A full key cannot be guessed, so only a short key is checked against the database.
      if (isStored && isFullKey(name.pictureKey)) return readStored()
      const image = await findImage(name)
      if (!image) return null
      return isStored ? readStored() : { bytes: await queue.run(key, () => createAndStore(name, image)), mime }
    },
    async ensure(name): Promise<void> {
      const key = derivativeKey(name)
      if (await storage.exists(key)) return
      const image = await findImage(name)
      if (image) await queue.run(key, () => createAndStore(name, image))
    },
  }
}

const bytesSchema = z.instanceof(Uint8Array)

async function createDerivative(
  original: Uint8Array,
  dimensions: { width: number; height: number },
  format: ThumbFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const parameters = { ...dimensions, format, maxPixels }
  return new Uint8Array(bytesSchema.parse(await pictureProcess.call('derive', original, parameters)))
}
