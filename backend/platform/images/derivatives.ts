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
import { existingSize, thumbMeasures } from './presenter'
import { SingleFlightQueue } from './queue'
import { isWholeKey, thumbFormats } from './sizes'

type Needs = { db: Database; storage: Disk } & Pick<Services, 'assertFreeSpace'>

/** Makes derivatives when they are first asked for and keeps them; at most twelve a picture exist. */
export function createDerivativeStore({ db, storage, assertFreeSpace }: Needs): DerivativeStore {
  const queue = new SingleFlightQueue<Uint8Array<ArrayBuffer>>()

  async function make(name: DerivativeName, image: ImageRow): Promise<Uint8Array<ArrayBuffer>> {
    const key = derivativeKey(name)
    // While this caller asked the database, another may have made it.
    if (await storage.exists(key)) return new Uint8Array(await storage.getBytes(key))
    await assertFreeSpace()
    const original = await storage.getBytes(originalKey(image.hash))
    const bytes = await derive(original, thumbMeasures(name.size, image), name.format)
    await storage.put(key, bytes)
    // An existing file is served without asking the database: it must not outlive its picture.
    if (!(await find(name))) await storage.delete(key)
    return bytes
  }

  async function find(name: DerivativeName): Promise<ImageRow | null> {
    const [image] = await db.select().from(images).where(eq(images.id, name.id))
    if (image?.key !== name.pictureKey) return null
    return existingSize(name.size, image.width) === name.size ? image : null
  }

  return {
    async read(name): Promise<Derivative | null> {
      const key = derivativeKey(name)
      const mime = thumbFormats[name.format]
      const isMade = await storage.exists(key)
      const made = async () => ({ bytes: new Uint8Array(await storage.getBytes(key)), mime })
      // A long key cannot be guessed: whoever has it was shown the picture. A short one could be, so the database is asked.
      if (isMade && isWholeKey(name.pictureKey)) return made()
      const image = await find(name)
      if (!image) return null
      return isMade ? made() : { bytes: await queue.run(key, () => make(name, image)), mime }
    },
    async ensure(name): Promise<void> {
      const key = derivativeKey(name)
      if (await storage.exists(key)) return
      const image = await find(name)
      if (image) await queue.run(key, () => make(name, image))
    },
  }
}

const bytesSchema = z.instanceof(Uint8Array)

async function derive(
  original: Uint8Array,
  measures: { width: number; height: number },
  format: ThumbFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const parameters = { ...measures, format, maxPixels }
  return new Uint8Array(bytesSchema.parse(await pictureProcess.call('derive', original, parameters)))
}
