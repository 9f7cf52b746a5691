import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '@/backend/app'
import { type ImageRow, images } from '@/backend/platform/db/schema/library/images'
import { InsufficientStorageError } from '@/backend/platform/errors'
import { originalKey } from '@/backend/platform/images/keys'
import { startTestBackend } from '@/tests/backend-app'

const backend = startTestBackend()
let folder = ''
let picture: ImageRow

beforeAll(async () => {
  const { db, storage } = backend.services
  const original = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#b71548' } })
    .png()
    .toBuffer()
  const hash = createHash('sha256').update(original).digest('hex')
  await storage.put(originalKey(hash), original)
  const [image] = await db
    .insert(images)
    .values({ hash, mime: 'image/png', width: 1000, height: 500, byteSize: original.byteLength })
    .returning()
  if (!image) throw new Error('no image')
  picture = image
  folder = `/media/images/${image.id}-${image.key}`
})

describe('a picture', () => {
  it.each([
    ['small.avif', 'image/avif', 720],
    ['small.webp', 'image/webp', 720],
    ['small.jpg', 'image/jpeg', 720],
    ['medium.webp', 'image/webp', 1000],
  ])('is served as %s with its type and permanent caching', async (file, mime, width) => {
    const response = await backend.get(`${folder}/${file}`)
    expect(response.status).toBe(200)
    const { headers } = response
    expect(headers.get('Content-Type')).toBe(mime)
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    expect(headers.get('Vary')).toBeNull()
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Disposition')).toMatch(/^inline; filename="[\w.-]+"$/)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(headers.get('Content-Length')).toBe(String(bytes.byteLength))
    expect((await sharp(bytes).metadata()).width).toBe(width)
  })

  it('returns 304 to clients that have it', async () => {
    const path = `${folder}/small.webp`
    const etag = (await backend.get(path)).headers.get('ETag') ?? ''
    for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await backend.get(path, { 'If-None-Match': ifNoneMatch })
      expect([response.status, response.headers.get('ETag')]).toEqual([304, etag])
      expect(await response.text()).toBe('')
    }
    const otherEtag = (await backend.get(`${folder}/small.jpg`)).headers.get('ETag')
    expect(otherEtag).not.toBe(etag)
    expect((await backend.get(path, { 'If-None-Match': `${otherEtag}` })).status).toBe(200)
  })

  it('responds to HEAD without the picture', async () => {
    const response = await backend.app.request(`${folder}/small.webp`, { method: 'HEAD' })
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
    expect(await response.text()).toBe('')
  })
})

/** Stores the same file as another picture. */
async function addPicture(set: { key?: string } = {}) {
  const { hash, mime, width, height, byteSize } = picture
  const values = { hash, mime, width, height, byteSize, ...set }
  const [row] = await backend.services.db.insert(images).values(values).returning()
  if (!row) throw new Error('no image')
  return row
}

describe('its address', () => {
  it('has 128 random bits, different for each picture, and nothing of the file', async () => {
    const otherPictures = [await addPicture(), await addPicture()]
    const keys = [picture, ...otherPictures].map(({ key }) => key)
    expect(new Set(keys).size).toBe(3)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
    for (const length of [8, 32]) {
      const guessedPath = `/media/images/${picture.id}-${picture.hash.slice(0, length)}/small.webp`
      expect((await backend.get(guessedPath)).status).toBe(404)
      expect((await backend.get(`/media/images/${picture.id}-${picture.key.slice(0, 8)}/small.webp`)).status).toBe(404)
    }
  })

  it('stays valid for old pictures without keys until they are deleted', async () => {
    const { db } = backend.services
    const key = picture.hash.slice(0, 8)
    const { id } = await addPicture({ key })
    const address = `/media/images/${id}-${key}/small.webp`
    expect((await backend.get(address)).status).toBe(200)
    await db.update(images).set({ key: picture.key }).where(eq(images.id, id))
    // Also while the file still exists.
    expect((await backend.get(address)).status).toBe(404)
  })
})

describe('an unknown picture', () => {
  it.each<[string, (folder: string) => string]>([
    ['a size that does not exist', (place) => `${place}/huge.webp`],
    ['a size larger than the original', (place) => `${place}/xlarge.webp`],
    ['a format that does not exist', (place) => `${place}/small.svg`],
    ['the original', (place) => `${place}/original.png`],
    ['another key', (place) => `${place.slice(0, -8)}00000000/small.webp`],
    ['a hash cut short', (place) => `${place.slice(0, -1)}/small.webp`],
    ['another id', () => '/media/images/99999-0123abcd/small.webp'],
    ['an id beyond any', () => '/media/images/99999999999-0123abcd/small.webp'],
    ['a name of the prototype', (place) => `${place}/small.constructor`],
    ['a second ending', (place) => `${place}/small.webp.php`],
    ['a path within the name', (place) => `${place}/small%2Fwebp`],
  ])('returns 404 without caching for %s', async (_, address) => {
    const response = await backend.get(address(folder))
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
  })
})

it('returns 507 if it must be created and the disk is nearly full', async () => {
  const derivatives = {
    ...backend.services.derivatives,
    read: () => Promise.reject(new InsufficientStorageError('full')),
  }
  const app = createApp({ ...backend.services, derivatives })
  const response = await app.request(`${folder}/small.webp`)
  expect(response.status).toBe(507)
  expect(await response.json()).toEqual({ detail: expect.stringContaining('Speicher') })
})
