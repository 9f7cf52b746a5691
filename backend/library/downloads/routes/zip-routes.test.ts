import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '@/backend/app'
import { downloadKey } from '@/backend/library/downloads/file-storage'
import { downloadFiles } from '@/backend/platform/db/schema/library/downloads'
import { downloadDirectorySchema } from '@/lib/contract/records/download'
import { logInBeforeAll, TestBrowser } from '@/tests/accounts'
import { startTestBackend, type TestBackend } from '@/tests/backend-app'
import { addDirectory } from '@/tests/content/downloads'
import { unzip } from '@/tests/unzip'
import { maxZips } from './zip-slots'

const backend = startTestBackend()
let visitor: TestBrowser
const member = logInBeforeAll(backend)
const advertiser = logInBeforeAll(backend, { group: 'Jobbörse' })
beforeAll(async () => {
  visitor = new TestBrowser(backend)
})

const files = { 'Übersicht.pdf': '%PDF-1', 'zahlen.csv': 'a;b', 'ZAHLEN.csv': 'c;d' }
const toPublicPath = (id: number) => `/de/api/download-directories/${id}/files.zip`
const toProtectedPath = (id: number) => `/de/api/download-protected-directories/${id}/files.zip`

describe('the ZIP of a directory', () => {
  it('contains its files under their names, and is named after the directory', async () => {
    const { id, slug } = await addDirectory(backend, files)
    const directory = await backend.get(`/de/api/download-directories/${id}/`)
    const { zip } = downloadDirectorySchema.parse(await directory.json())
    expect(zip).toBe(`/api/download-directories/${id}/files.zip`)
    const response = await backend.get(zip ?? '')
    expect(response.status).toBe(200)
    const bytes = Buffer.from(await response.arrayBuffer())
    const unzipped = await unzip(bytes)
    expect([...unzipped].map(([name, { content }]) => [name, content.toString()])).toEqual([
      ['Übersicht.pdf', '%PDF-1'],
      ['zahlen.csv', 'a;b'],
      ['ZAHLEN (2).csv', 'c;d'],
    ])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(bytes.byteLength),
      'content-disposition': `attachment; filename="${slug}.zip"; filename*=UTF-8''${slug}.zip`,
      'cache-control': 'public, no-cache',
      'accept-ranges': 'none',
      'x-content-type-options': 'nosniff',
    })
  })

  it('ignores ranges, has no body for HEAD and returns 304 for the current version', async () => {
    const { id } = await addDirectory(backend, files)
    const part = await backend.get(toPublicPath(id), { Range: 'bytes=0-4' })
    expect(part.status).toBe(200)
    const length = (await part.arrayBuffer()).byteLength
    const head = await visitor.call('HEAD', toPublicPath(id))
    expect(head.headers.get('Content-Length')).toBe(String(length))
    expect(await head.text()).toBe('')
    const etag = head.headers.get('ETag') ?? ''
    expect((await backend.get(toPublicPath(id), { 'If-None-Match': etag })).status).toBe(304)
    await backend.services.db
      .update(downloadFiles)
      .set({ name: 'neu.pdf' })
      .where(eq(downloadFiles.name, 'Übersicht.pdf'))
    expect((await backend.get(toPublicPath(id), { 'If-None-Match': etag })).status).toBe(200)
  })

  it('returns 404 for an empty directory', async () => {
    const { id } = await addDirectory(backend, {})
    expect((await backend.get(toPublicPath(id))).status).toBe(404)
    const directory = await backend.get(`/de/api/download-directories/${id}/`)
    expect(downloadDirectorySchema.parse(await directory.json()).zip).toBeNull()
  })

  it.each(['0', '-1', '1e1', 'x', '999999', "1'", '99999999999999'])('returns 404 for %s', async (id) => {
    expect((await backend.get(`/api/download-directories/${id}/files.zip`)).status).toBe(404)
  })

  it('returns 500 before anything is sent when a file is missing from the disk', async () => {
    const { id } = await addDirectory(backend, { 'a.txt': 'there', 'b.txt': 'is not there' })
    const [row] = await backend.services.db.select().from(downloadFiles).where(eq(downloadFiles.name, 'b.txt'))
    await rm(join(backend.services.env.DATA_DIR, 'media', downloadKey(row?.hash ?? '')))
    expect((await backend.get(toPublicPath(id))).status).toBe(500)
  })
})

describe('the ZIP of a protected directory', () => {
  it('is sent to members only, must not be cached, and does not exist at the public address', async () => {
    const { id } = await addDirectory(backend, files, { isProtected: true })
    const response = await member.call('GET', toProtectedPath(id))
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect((await unzip(Buffer.from(await response.arrayBuffer()))).size).toBe(3)
    expect((await member.call('GET', toPublicPath(id))).status).toBe(404)
  })

  it.each(['GET', 'HEAD'])('is rejected for other users, even if it does not exist: %s', async (method) => {
    const { id } = await addDirectory(backend, files, { isProtected: true })
    for (const address of [toProtectedPath(id), toProtectedPath(999_999)]) {
      expect((await visitor.call(method, address)).status).toBe(401)
      expect((await advertiser.call(method, address)).status).toBe(403)
    }
    expect((await visitor.call(method, toPublicPath(id))).status).toBe(404)
    const rejection = await visitor.call(method, toProtectedPath(id), undefined, { 'If-None-Match': '*' })
    expect(rejection.status).toBe(401)
    expect(rejection.headers.get('ETag')).toBeNull()
  })
})

/** Creates an app whose files come from memory; counts the open files and the bytes read. */
function createMeasuredApp(byteSize: number): { app: TestBackend['app']; read: () => number; open: () => number } {
  const counts = { read: 0, open: 0 }
  const storage = new Proxy(backend.services.storage, {
    get(disk, name) {
      if (name === 'getMetaData') return async () => ({})
      if (name === 'getStream') return async () => Readable.from(content())
      return Reflect.get(disk, name)
    },
  })
  async function* content() {
    counts.open += 1
    try {
      for (let left = byteSize; left > 0; left -= 65_536) {
        const chunk = Buffer.alloc(Math.min(left, 65_536))
        counts.read += chunk.byteLength
        yield chunk
      }
    } finally {
      counts.open -= 1
    }
  }
  return { app: createApp({ ...backend.services, storage }), read: () => counts.read, open: () => counts.open }
}

describe('the ZIP of a large directory', () => {
  const byteSize = 50_000_000
  async function openLarge() {
    const directory = await addDirectory(backend, { 'a.zip': 'a', 'b.zip': 'b' })
    await backend.services.db.execute(
      sql`UPDATE download_files SET byte_size = ${byteSize} WHERE directory_id = ${directory.id}`,
    )
    return toPublicPath(directory.id)
  }

  it('is read only as fast as the client reads it', async () => {
    const { app, read } = createMeasuredApp(byteSize)
    const response = await app.request(await openLarge())
    const reader = response.body?.getReader()
    let readBytes = 0
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) break
      readBytes += value?.byteLength ?? 0
      // Memory holds only the bytes that are read and not sent yet.
      expect(read() - readBytes).toBeLessThan(2_000_000)
    }
    expect(readBytes).toBe(Number(response.headers.get('Content-Length')))
    expect(read()).toBe(2 * byteSize)
  })

  it('closes its files when the client disconnects at any time', async () => {
    const { app, read, open: opened } = createMeasuredApp(byteSize)
    const address = await openLarge()
    for (let pieces = 0; pieces < 2 * maxZips.total; pieces += 1) {
      const response = await app.request(address)
      expect(response.status).toBe(200)
      const reader = response.body?.getReader()
      for (let piece = 0; piece < pieces % 4; piece += 1) await reader?.read()
      await reader?.cancel()
      expect(opened()).toBe(0)
    }
    expect(read()).toBeLessThan(2 * byteSize)
  })

  it('limits the number of simultaneous downloads of a client and of all clients', async () => {
    const { app } = createMeasuredApp(byteSize)
    const address = await openLarge()
    const ask = (client: string) => app.request(address, { headers: { 'X-Forwarded-For': client } })
    const responses: Response[] = []
    for (let client = 0; client < maxZips.total / maxZips.perClient; client += 1) {
      for (let count = 0; count < maxZips.perClient; count += 1) responses.push(await ask(`10.9.${client}.1`))
      if (client === 0) {
        const rejection = await ask('10.9.0.1')
        expect([rejection.status, rejection.headers.get('Retry-After')]).toEqual([503, '10'])
      }
    }
    expect(responses.every(({ status }) => status === 200)).toBe(true)
    expect((await ask('10.8.0.1')).status).toBe(503)
    await responses[0]?.body?.cancel()
    const next = await ask('10.8.0.1')
    expect(next.status).toBe(200)
    await Promise.all([...responses.slice(1), next].map(({ body }) => body?.cancel()))
  })
})
