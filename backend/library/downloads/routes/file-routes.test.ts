import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { downloadKey } from '@/backend/library/downloads/file-storage'
import { downloadFiles } from '@/backend/platform/db/schema/library/downloads'
import { createUser, logInBeforeAll, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { loadDownloads } from '@/tests/content/downloads'

const backend = startTestBackend()
let visitor: TestBrowser
const member = logInBeforeAll(backend)
const advertiser = logInBeforeAll(backend, { group: 'Jobbörse' })
beforeAll(async () => {
  await loadDownloads(backend)
  visitor = new TestBrowser(backend)
})

async function loadFile(name: string) {
  const [row] = await backend.services.db.select().from(downloadFiles).where(eq(downloadFiles.name, name))
  if (!row) throw new Error(`no ${name}`)
  const content = Buffer.from(await backend.services.storage.getBytes(downloadKey(row.hash)))
  return { ...row, path: `/api/files/${row.id}/${name}`, content }
}

const loadPublicFile = () => loadFile('satzung.pdf')
const loadProtectedFile = () => loadFile('tv-buehne-erlaeutert.pdf')

describe('a public file', () => {
  it('is sent completely, with its type, its name and a policy that forbids scripts', async () => {
    const { path, content } = await loadPublicFile()
    const response = await backend.get(path)
    expect([response.status, Buffer.from(await response.arrayBuffer()).equals(content)]).toEqual([200, true])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.byteLength),
      'content-disposition': `inline; filename="satzung.pdf"; filename*=UTF-8''satzung.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'accept-ranges': 'bytes',
      'cache-control': 'public, no-cache',
    })
    expect((await backend.get(`/de${path}/`)).status).toBe(200)
  })

  it.each([
    ['checkliste-foyer.txt', 'text/plain; charset=utf-8', 'inline'],
    ['besuche-2024-25.csv', 'text/csv; charset=utf-8', 'attachment'],
    ['verbandskalender-2026.ics', 'text/calendar; charset=utf-8', 'attachment'],
  ])('%s is %s, %s, in a sandbox', async (name, type, kind) => {
    const { headers } = await backend.get((await loadFile(name)).path)
    expect(headers.get('Content-Type')).toBe(type)
    expect(headers.get('Content-Disposition')).toMatch(new RegExp(`^${kind}; `))
    expect(headers.get('Content-Security-Policy')).toMatch(/; sandbox$/)
  })

  it('of an active type is sent as an attachment, even if its row has another type', async () => {
    const { db } = backend.services
    const { id, directoryId, position, storedAt, path, content, ...row } = await loadFile('checkliste-foyer.txt')
    for (const mime of ['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/javascript']) {
      const values = { ...row, directoryId, mime, name: 'a.html' }
      const [added] = await db.insert(downloadFiles).values(values).returning()
      const response = await backend.get(`/api/files/${added?.id}/a.html`)
      expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; /)
      expect(response.headers.get('Content-Security-Policy')).toMatch(/sandbox$/)
    }
  })

  it('returns the same headers for HEAD without opening the file', async () => {
    const { path, content } = await loadPublicFile()
    const response = await visitor.call('HEAD', path, undefined, { Range: 'bytes=0-1' })
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Length')).toBe(String(content.byteLength))
    expect(await response.text()).toBe('')
  })

  it('returns 304 to a client with the current version', async () => {
    const { path } = await loadPublicFile()
    const { headers } = await backend.get(path)
    const etag = headers.get('ETag') ?? ''
    const time = headers.get('Last-Modified') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/)
    const conditions: Record<string, string>[] = [{ 'If-None-Match': `"x", W/${etag}` }, { 'If-Modified-Since': time }]
    for (const conditionHeaders of conditions) {
      const response = await backend.get(path, conditionHeaders)
      expect([response.status, response.headers.get('ETag')]).toEqual([304, etag])
      expect(await response.text()).toBe('')
    }
    expect((await backend.get(path, { 'If-None-Match': '"x"', 'If-Modified-Since': time })).status).toBe(200)
  })

  it.each([
    ['bytes=0-4', 0, 5],
    ['bytes=100-', 100, undefined],
    ['bytes=-10', -10, undefined],
  ])('is sent in parts: %s', async (range, begin, end) => {
    const { path, content } = await loadPublicFile()
    const part = content.subarray(begin, end)
    const response = await backend.get(path, { Range: range })
    expect([response.status, Buffer.from(await response.arrayBuffer()).equals(part)]).toEqual([206, true])
    expect(response.headers.get('Content-Length')).toBe(String(part.byteLength))
    const first = begin < 0 ? content.byteLength + begin : begin
    expect(response.headers.get('Content-Range')).toBe(
      `bytes ${first}-${first + part.byteLength - 1}/${content.byteLength}`,
    )
  })

  it('returns 416 for a range beyond its end', async () => {
    const { path, content } = await loadPublicFile()
    const response = await backend.get(path, { Range: `bytes=${content.byteLength}-` })
    expect(response.status).toBe(416)
    expect(response.headers.get('Content-Range')).toBe(`bytes */${content.byteLength}`)
    expect(await response.json()).toEqual({ detail: 'Der angeforderte Bereich liegt außerhalb der Datei.' })
  })

  it('is sent in parts only if If-Range matches the current version', async () => {
    const { path } = await loadPublicFile()
    const { headers } = await backend.get(path)
    const [etag, time] = [headers.get('ETag') ?? '', headers.get('Last-Modified') ?? '']
    const loadStatus = async (condition: string) =>
      (await backend.get(path, { Range: 'bytes=0-4', 'If-Range': condition })).status
    expect(
      await Promise.all([etag, time, `W/${etag}`, '"x"', 'Thu, 01 Jan 2026 00:00:00 GMT'].map(loadStatus)),
    ).toEqual([206, 206, 200, 200, 200])
  })

  it.each(['other.pdf', 'SATZUNG.PDF', 'a%22b', '%E2%80%AE.pdf', 'a%0', 'x'.repeat(300)])(
    'redirects from the name %s to its current name',
    async (name) => {
      const { id, path } = await loadPublicFile()
      const response = await backend.get(`/en/api/files/${id}/${name}`)
      if (name === 'a%0') return expect(response.status).toBe(400)
      expect([response.status, response.headers.get('Location')]).toEqual([301, path])
    },
  )

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('returns 405 for %s', async (method) => {
    expect((await member.call(method, (await loadPublicFile()).path, {})).status).toBe(405)
  })
})

describe('an invalid address', () => {
  it.each([
    ['999999/a.pdf', 404],
    ['0/a.pdf', 404],
    ['-1/a.pdf', 404],
    ['1e1/a.pdf', 404],
    ['01/a.pdf', 404],
    ['99999999999999999999/a.pdf', 404],
    ["1'/a.pdf", 404],
    ['1', 404],
    ['..%2f..%2fetc%2fpasswd', 400],
    ['1/..%2f..%2fetc%2fpasswd', 400],
    ['1/..%5c..%5cetc%5cpasswd', 400],
    ['1/a.pdf%00.txt', 400],
    ['1/a%0d%0aSet-Cookie:%20a=b', 400],
    ['1/%ff', 400],
  ])('files/%s returns %i', async (path, status) => {
    const response = await backend.get(`/api/files/${path}`)
    expect([response.status, Object.keys(await response.json())]).toEqual([status, ['detail']])
  })
})

describe('a protected file', () => {
  it('is sent to members, completely and in parts, and must not be cached', async () => {
    const { path, content } = await loadProtectedFile()
    const fullResponse = await member.call('GET', path)
    expect([fullResponse.status, Buffer.from(await fullResponse.arrayBuffer()).equals(content)]).toEqual([200, true])
    const part = await member.call('GET', path, undefined, { Range: 'bytes=0-4' })
    expect(await part.text()).toBe('%PDF-')
    for (const { headers } of [fullResponse, part]) expect(headers.get('Cache-Control')).toBe('private, no-store')
  })

  const conditions: Record<string, string>[] = [{}, { Range: 'bytes=0-4' }, { 'If-None-Match': '*' }]

  it.each(conditions)('is rejected for other users, under any name, with the headers %j', async (headers) => {
    const { id, path } = await loadProtectedFile()
    for (const address of [path, `/en/api/files/${id}/guess.pdf`]) {
      const visitorResponse = await visitor.call('GET', address, undefined, headers)
      expect(visitorResponse.status).toBe(401)
      const advertiserResponse = await advertiser.call('GET', address, undefined, headers)
      expect(advertiserResponse.status).toBe(403)
      for (const response of [visitorResponse, advertiserResponse]) {
        expect(response.headers.get('Cache-Control')).toBe('private, no-store')
        expect([...response.headers.keys()]).not.toContain('location')
        expect([...response.headers.keys()]).not.toContain('etag')
        expect(Object.keys(await response.json())).toEqual(['detail'])
      }
      expect((await visitor.call('HEAD', address)).status).toBe(401)
    }
  })

  it('is rejected after the logout', async () => {
    const { path } = await loadProtectedFile()
    const browser = await new TestBrowser(backend).logIn(await createUser(backend))
    expect((await browser.call('GET', path)).status).toBe(200)
    const cookiesBefore = [...browser.cookies]
    await browser.auth('DELETE', '/auth/session')
    for (const [name, value] of cookiesBefore) browser.cookies.set(name, value)
    expect((await browser.call('GET', path)).status).toBe(401)
  })
})

it('returns 500 for a file that is missing from the disk, before it sends a byte', async () => {
  const { path, hash } = await loadFile('aufnahmeantrag.pdf')
  await rm(join(backend.services.env.DATA_DIR, 'media', downloadKey(hash)))
  const response = await backend.get(path)
  expect(response.status).toBe(500)
  expect(response.headers.get('Content-Disposition')).toBeNull()
})
