import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { decode } from '@/lib/node/encodings'
import { FinishedResponse } from './finished-response'

const text = '<li>Bühne</li>'.repeat(5000)
const create = () => new FinishedResponse(200, { 'content-type': 'text/html' }, Buffer.from(text), true)

it('drops its plain body after the first compression, and decodes it for clients that request it', async () => {
  const finishedResponse = create()
  const plainSize = finishedResponse.size
  const quick = await finishedResponse.loadVariant('br', 'quick')
  expect(finishedResponse.size).toBeLessThan(plainSize / 10)
  const [plain, again] = await Promise.all([
    finishedResponse.loadVariant('identity', 'quick'),
    finishedResponse.loadVariant('identity', 'quick'),
  ])
  expect(again).toBe(plain)
  expect(plain.body.toString()).toBe(text)
  const gzip = await finishedResponse.loadVariant('gzip', 'quick')
  expect((await decode(gzip.body, 'gzip')).toString()).toBe(text)
  const best = await finishedResponse.loadVariant('br', 'best')
  expect((await decode(best.body, 'br')).toString()).toBe(text)
  expect(best.body).not.toBe(quick.body)
  expect(finishedResponse.size).toBeLessThan(plainSize / 10)
})

it('stores only the bytes of its encodings', async () => {
  const { body } = await create().loadVariant('br', 'quick')
  expect(body.buffer.byteLength).toBe(body.byteLength)
})

it('treats a body that is already compressed as the best quality', async () => {
  const finishedResponse = create()
  finishedResponse.setEncoded('br', brotliCompressSync(Buffer.from(text)))
  expect(finishedResponse.findVariant('br', 'best')?.headers).toContain('br')
  expect((await finishedResponse.loadVariant('identity', 'quick')).body.toString()).toBe(text)
})
