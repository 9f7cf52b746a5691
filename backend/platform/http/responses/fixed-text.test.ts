import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import type { AppEnv } from '../app-env'
import { createFixedTextHandler } from './fixed-text'

const text = JSON.stringify(Array.from({ length: 500 }, (_, index) => ({ name: `Bühne ${index}` })))

function createApp() {
  let count = 0
  const make = async () => {
    count += 1
    return text
  }
  const app = new Hono<AppEnv>().get('/a', createFixedTextHandler(make, 'application/json'))
  const get = (headers: Record<string, string> = {}) => app.request('/a', { headers })
  return { get, made: () => count }
}

it('creates its text once for concurrent and later requests', async () => {
  const { get, made } = createApp()
  const responses = await Promise.all(Array.from({ length: 20 }, () => get()))
  responses.push(await get())
  for (const response of responses) expect(await response.text()).toBe(text)
  expect(made()).toBe(1)
})

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('sends the same compressed bytes to all clients that accept %s', async (encoding, decompress) => {
  const { get } = createApp()
  const ask = () => get({ 'Accept-Encoding': encoding })
  const [first, second] = await Promise.all([ask(), ask()])
  expect(first.headers.get('Content-Encoding')).toBe(encoding)
  expect(first.headers.get('Vary')).toBe('Accept-Encoding')
  const bytes = Buffer.from(await first.arrayBuffer())
  expect(first.headers.get('Content-Length')).toBe(String(bytes.length))
  expect(decompress(bytes).toString()).toBe(text)
  expect(Buffer.from(await second.arrayBuffer()).equals(bytes)).toBe(true)
})

it('returns 304 to a client that has it in any encoding, and 200 to others', async () => {
  const { get } = createApp()
  const etag = (await get({ 'Accept-Encoding': 'br' })).headers.get('ETag') ?? ''
  expect(etag).toMatch(/^W\/"[\w-]{43}"$/)
  const cachedResponse = await get({ 'If-None-Match': `"other", ${etag}` })
  expect([cachedResponse.status, await cachedResponse.text(), cachedResponse.headers.get('ETag')]).toEqual([
    304,
    '',
    etag,
  ])
  expect((await get({ 'If-None-Match': '"other"' })).status).toBe(200)
})

it('creates its text again after a failure', async () => {
  const make = vi.fn(async () => text).mockRejectedValueOnce(new Error('no memory'))
  const app = new Hono<AppEnv>().get('/a', createFixedTextHandler(make, 'application/json'))
  app.onError((_error, c) => c.body(null, 500))
  expect([(await app.request('/a')).status, (await app.request('/a')).status]).toEqual([500, 200])
})
