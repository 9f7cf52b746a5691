import { readdir } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '@/backend/app'
import { downloadKey } from '@/backend/library/downloads/file-storage'
import { createServices } from '@/backend/operations/create-services'
import { connectDatabase, type DatabaseConnection } from '@/backend/platform/db/client'
import { downloadFiles } from '@/backend/platform/db/schema/library/downloads'
import { libraryPictureSchema } from '@/lib/contract/media/media'
import { createLog } from '@/lib/node/log'
import type { TestBrowser } from '@/tests/accounts'
import type { TestBackend } from '@/tests/backend-app'
import { addDirectory } from '@/tests/content/downloads'
import { ask, createPictureFile, logInEditor, toFormData } from '@/tests/content/media'
import { openTestServices, silentLog } from '@/tests/databases'
import { type S3Server, startS3Server } from '@/tests/servers/s3-server'

let server: S3Server
let testServices: Awaited<ReturnType<typeof openTestServices>>
let connection: DatabaseConnection
/** Two backends that share a database and a bucket. */
let first: TestBackend
let second: TestBackend
let editor: TestBrowser
/** The log of the first backend. */
const logLines: string[] = []

beforeAll(async () => {
  server = await startS3Server()
  const log = createLog({ LOG_LEVEL: 'warn' }, { destination: { write: (line) => void logLines.push(line) } })
  testServices = await openTestServices({ log }, { MEDIA_URL: server.url })
  connection = await connectDatabase(testServices.database.target, silentLog)
  // Its folder does not exist, because it stores nothing on disk.
  const env = { ...testServices.services.env, DATA_DIR: '/not/there' }
  first = toBackend(testServices.services)
  second = toBackend(await createServices({ connection, env, log: silentLog }))
  editor = await logInEditor(first)
})
afterAll(async () => {
  await connection.close()
  await testServices.close()
  await server.goDown()
})

function toBackend(services: TestBackend['services']): TestBackend {
  const app = createApp(services)
  return { app, services, get: async (path, headers = {}) => await app.request(path, { headers }) }
}

async function upload() {
  const { status, body } = await ask(editor, 'POST', '/media/', toFormData({ file: await createPictureFile() }))
  expect(status).toBe(201)
  return libraryPictureSchema.parse(body)
}

async function loadBytes(backend: TestBackend, path: string): Promise<Buffer> {
  const response = await backend.get(path)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

const listKeys = (folder: string) => [...server.objects.keys()].filter((key) => key.startsWith(`${folder}/`))

describe('with MEDIA_URL', () => {
  it('originals and derivatives of an upload are stored in the bucket, not on disk', async () => {
    const picture = await upload()
    expect(listKeys('originals')).toHaveLength(1)
    expect(listKeys('derivatives')).toEqual([])
    const derivative = await loadBytes(first, picture.thumbs.small.jpg)
    expect(derivative.subarray(0, 2).toString('hex')).toBe('ffd8')
    expect([...server.objects.values()].some((stored) => stored.equals(derivative))).toBe(true)
    expect(await readdir(testServices.services.env.DATA_DIR)).not.toContain('media')
  })

  it('another server with the same database and bucket serves stored files and creates missing ones', async () => {
    const picture = await upload()
    const derivative = await loadBytes(first, picture.thumbs.small.avif)
    server.calls.length = 0
    expect(await loadBytes(second, picture.thumbs.small.avif)).toEqual(derivative)
    expect(server.calls.filter((call) => call.startsWith('PUT'))).toEqual([])
    const otherBytes = await loadBytes(second, picture.thumbs.small.webp)
    expect(await loadBytes(first, picture.thumbs.small.webp)).toEqual(otherBytes)
  })

  it('removes a deleted picture from the bucket with its derivatives, for all servers', async () => {
    const picture = await upload()
    await loadBytes(first, picture.thumbs.small.jpg)
    const objectCountBefore = server.objects.size
    const { status } = await ask(editor, 'DELETE', `/media/${picture.id}/`, { revision: picture.revision })
    expect(status).toBe(204)
    expect(server.objects.size).toBe(objectCountBefore - 2)
    expect((await second.get(picture.thumbs.small.jpg)).status).toBe(404)
  })

  it('loads only the requested range of a download from the bucket', async () => {
    const content = Buffer.alloc(3_000_000, 'Some content of the download file. ')
    const directory = await addDirectory(first, { 'a.txt': content })
    const [row] = await first.services.db
      .select()
      .from(downloadFiles)
      .where(eq(downloadFiles.directoryId, directory.id))
    const key = downloadKey(row?.hash ?? '')
    expect(listKeys('downloads')).toEqual([key])
    const path = `/api/files/${row?.id}/a.txt`
    expect(Buffer.compare(await loadBytes(second, path), content)).toBe(0)
    server.calls.length = 0
    const response = await second.get(path, { Range: 'bytes=2000000-2000009' })
    expect([response.status, response.headers.get('Content-Range')]).toEqual([206, 'bytes 2000000-2000009/3000000'])
    expect(await response.text()).toBe(content.subarray(2_000_000, 2_000_010).toString())
    expect(server.calls).toEqual([`HEAD ${key}`, `GET ${key}`])
  })
})

it('while the bucket is down, files return 503 and log the reason; other requests succeed', async () => {
  const picture = await upload()
  const derivative = await loadBytes(first, picture.thumbs.small.jpg)
  await server.goDown()
  logLines.length = 0
  const response = await first.get(picture.thumbs.small.jpg)
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
  expect((await ask(editor, 'POST', '/media/', toFormData({ file: await createPictureFile() }))).status).toBe(503)
  expect(logLines.map((line) => JSON.parse(line))).toMatchObject(
    [0, 1].map(() => ({
      msg: 'The files are unavailable',
      err: {
        name: 'StorageUnavailableError',
        message: expect.stringMatching(/^The bucket "media" at http:\/\/127.0.0.1:\d+ cannot be used: .*ECONNREFUSED/),
      },
    })),
  )
  expect(logLines.join('')).not.toContain(server.location.credentials?.secretAccessKey)
  const readyResponse = await first.get('/api/health/ready/')
  expect([readyResponse.status, await readyResponse.json()]).toMatchObject([
    503,
    { checks: { database: 'ok', files: 'failing', disk: 'ok' } },
  ])
  expect((await ask(editor, 'GET', '/media/')).status).toBe(200)
  await server.comeBack()
  expect((await first.get('/api/health/ready/')).status).toBe(200)
  expect(await loadBytes(first, picture.thumbs.small.jpg)).toEqual(derivative)
})
