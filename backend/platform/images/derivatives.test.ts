import { eq, isNotNull } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { thumbSizes } from '@/lib/contract/media/thumb-sizes'
import { createPicture } from '@/tests/content/pictures'
import { startTestServices } from '@/tests/databases'
import { images } from '../db/schema/library/images'
import { InsufficientStorageError } from '../errors'
import type { DerivativeName, ThumbFormat } from '../storage/derivative-store'
import { createDerivativeStore } from './derivatives'
import { InvalidPictureError } from './picture-problem'
import { presentImage } from './presenter'
import { prewarmDerivatives } from './prewarm-derivatives'
import { parseDerivativePath } from './sizes'
import { storePicture } from './store-picture'

const testServices = startTestServices()

/** A picture, red on the left, with a location in its metadata. */
function photograph(width: number, height: number, orientation = 1): Promise<Buffer> {
  const halfPicture = { width: width / 2, height, channels: 3 as const, background: '#ff0000' }
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([{ input: { create: halfPicture }, left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: 'N. N.' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
}

async function addImage(bytes: Uint8Array) {
  const { db, storage } = testServices.services
  const [row] = await db
    .insert(images)
    .values(await storePicture(storage, bytes))
    .returning()
  if (!row) throw new Error('no image')
  return row
}

const toName = (url: string): DerivativeName => {
  const name = parseDerivativePath(url.replace('/media/images/', ''))
  if (!name) throw new Error(`not an address of a derivative: ${url}`)
  return name
}

it('creates each size in three formats with the presented dimensions, never enlarged', async () => {
  const row = await addImage(await photograph(1200, 100))
  const { thumbs } = presentImage(row, 'de')
  expect(thumbSizes.map((size) => [thumbs[size].width, thumbs[size].height])).toEqual([
    [720, 60],
    [1080, 90],
    [1200, 100],
    [1200, 100],
  ])
  expect(thumbs.xlarge).toEqual(thumbs.large)
  const mimes: Record<ThumbFormat, [string, string]> = {
    avif: ['image/avif', 'heif'],
    webp: ['image/webp', 'webp'],
    jpg: ['image/jpeg', 'jpeg'],
  }
  for (const size of ['small', 'large'] as const) {
    for (const [format, [mime, kind]] of Object.entries(mimes)) {
      const url = thumbs[size][format as ThumbFormat]
      const derivative = await testServices.services.derivatives.read(toName(url))
      const metadata = await sharp(derivative?.bytes).metadata()
      const { width, height } = thumbs[size]
      expect([derivative?.mime, metadata.format, metadata.width, metadata.height]).toEqual([mime, kind, width, height])
    }
  }
})

it('rotates a picture upright and removes its metadata', async () => {
  const original = await photograph(400, 200, 6)
  expect((await sharp(original).metadata()).exif?.includes('N. N.')).toBe(true)
  const row = await addImage(original)
  expect([row.width, row.height]).toEqual([200, 400])
  const derivative = await testServices.services.derivatives.read(toName(presentImage(row, 'de').thumbs.small.jpg))
  const picture = sharp(derivative?.bytes)
  const metadata = await picture.metadata()
  expect([metadata.width, metadata.height, metadata.orientation, metadata.exif]).toEqual([
    200,
    400,
    undefined,
    undefined,
  ])
  // The left side is on top when the camera was turned clockwise.
  const [red, , blue] = await picture.extract({ left: 100, top: 20, width: 1, height: 1 }).raw().toBuffer()
  expect((red ?? 0) - (blue ?? 0)).toBeGreaterThan(100)
})

it('creates a derivative once for concurrent requests and stores it', async () => {
  const { db, storage, assertFreeSpace } = testServices.services
  const name = toName(presentImage(await addImage(await photograph(60, 60)), 'en').thumbs.small.webp)
  const put = vi.spyOn(storage, 'put')
  const store = createDerivativeStore({ db, storage, assertFreeSpace })
  const all = await Promise.all(Array.from({ length: 10 }, () => store.read(name)))
  const secondDerivative = await createDerivativeStore({ db, storage, assertFreeSpace }).read(name)
  expect(put).toHaveBeenCalledTimes(1)
  expect(
    new Set([...all, secondDerivative].map((derivative) => Buffer.from(derivative?.bytes ?? []).toString('hex'))).size,
  ).toBe(1)
})

it('serves an existing derivative without the database', async () => {
  const { db, derivatives } = testServices.services
  const name = toName(presentImage(await addImage(await photograph(64, 60)), 'en').thumbs.small.webp)
  const derivative = await derivatives.read(name)
  const select = vi.spyOn(db, 'select')
  expect(await derivatives.read(name)).toEqual(derivative)
  expect(select).not.toHaveBeenCalled()
})

it('deletes a derivative that was created while its picture was deleted', async () => {
  const { db, storage, assertFreeSpace } = testServices.services
  const row = await addImage(await photograph(66, 60))
  const name = toName(presentImage(row, 'en').thumbs.small.webp)
  const store = createDerivativeStore({
    db,
    storage,
    async assertFreeSpace() {
      await assertFreeSpace()
      await db.delete(images).where(eq(images.id, row.id))
    },
  })
  await store.read(name)
  expect(await store.read(name)).toBeNull()
})

it('returns null for another size, key or picture', async () => {
  const { derivatives } = testServices.services
  const row = await addImage(await photograph(60, 40))
  const name = toName(presentImage(row, 'de').thumbs.small.jpg)
  expect(await derivatives.read({ ...name, size: 'large' })).toBeNull()
  expect(await derivatives.read({ ...name, pictureKey: '0'.repeat(32) })).toBeNull()
  expect(await derivatives.read({ ...name, id: 999_999 })).toBeNull()
})

it.each([
  '1-abcdef01/small.gif',
  '1-abcdef01/huge.jpg',
  '01-abcdef01/small.jpg',
  '1-ABCDEF01/small.jpg',
  '1-abcdef01/small.constructor',
  '1-abcdef01/../x.jpg',
  '1-abcdef01/small.jpg/',
  '99999999999-abcdef01/small.jpg',
  '',
])('rejects the path %j', (path) => {
  expect(parseDerivativePath(path)).toBeNull()
})

it('serves existing derivatives on a full disk and creates none', async () => {
  const { db, storage, derivatives } = testServices.services
  const { thumbs } = presentImage(await addImage(await photograph(62, 62)), 'de')
  await derivatives.ensure(toName(thumbs.small.jpg))
  const assertFreeSpace = () => Promise.reject(new InsufficientStorageError('full'))
  const fullStore = createDerivativeStore({ db, storage, assertFreeSpace })
  expect((await fullStore.read(toName(thumbs.small.jpg)))?.mime).toBe('image/jpeg')
  await expect(fullStore.read(toName(thumbs.small.webp))).rejects.toThrow(InsufficientStorageError)
})

/** A PNG whose header declares 50,000 pixels per side. */
function enormousPng(): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const headerEnd = Buffer.alloc(17)
  headerEnd.writeUInt32BE(50_000, 0)
  headerEnd.writeUInt32BE(50_000, 4)
  headerEnd.set([8, 2], 8)
  return Buffer.concat([head, headerEnd, Buffer.from('0000000049454e44ae426082', 'hex')])
}

it.each([
  ['a text', Buffer.from('GIF89a is what this text begins with')],
  ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')],
  ['a picture of 2,500 million pixels', enormousPng()],
  ['nothing', Buffer.alloc(0)],
])('rejects %s as a picture', async (_what, bytes) => {
  await expect(storePicture(testServices.services.storage, bytes)).rejects.toThrow(InvalidPictureError)
})

it('creates all derivatives in advance until stopped', async () => {
  const { services } = testServices
  await services.db.delete(images)
  const row = await addImage(await photograph(900, 10))
  const put = vi.spyOn(services.storage, 'put')
  await prewarmDerivatives(services, 0).stop()
  expect(put.mock.calls.length).toBeLessThan(6)
  await prewarmDerivatives(services, 0).done
  expect(put).toHaveBeenCalledTimes(6)
  await services.derivatives.read(toName(presentImage(row, 'de').thumbs.xlarge.avif))
  expect(put).toHaveBeenCalledTimes(6)
  const ensure = vi.spyOn(services.derivatives, 'ensure')
  await prewarmDerivatives(services, 0).done
  expect(ensure, 'what is made is not looked at again').not.toHaveBeenCalled()
})

it('continues after a picture whose derivatives fail', async () => {
  const { services } = testServices
  await services.db.delete(images)
  const goodPicture = await addImage(await photograph(800, 10))
  const picture = await createPicture(services.db)
  const log = { ...services.log, warn: vi.fn() } as unknown as typeof services.log
  await prewarmDerivatives({ ...services, log }, 0).done
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ picture }), expect.any(String))
  const preparedPictures = await services.db.select({ id: images.id }).from(images).where(isNotNull(images.preparedAt))
  expect(preparedPictures).toEqual([{ id: goodPicture.id }])
})
