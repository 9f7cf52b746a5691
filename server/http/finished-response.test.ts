import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { decode } from '@/lib/node/encodings'
import { FinishedResponse } from './finished-response'

const text = '<li>Bühne</li>'.repeat(5000)
const create = () => new FinishedResponse(200, { 'content-type': 'text/html' }, Buffer.from(text), true)

it('drops its plain body after the first compression, and decodes it for clients that request it', async () => {
  const answer = create()
  const plainSize = answer.size
  const quick = await answer.loadVariant('br', 'quick')
  expect(answer.size).toBeLessThan(plainSize / 10)
  const [plain, again] = await Promise.all([
    answer.loadVariant('identity', 'quick'),
    answer.loadVariant('identity', 'quick'),
  ])
  expect(again).toBe(plain)
  expect(plain.body.toString()).toBe(text)
  const gzip = await answer.loadVariant('gzip', 'quick')
  expect((await decode(gzip.body, 'gzip')).toString()).toBe(text)
  const best = await answer.loadVariant('br', 'best')
  expect((await decode(best.body, 'br')).toString()).toBe(text)
  expect(best.body).not.toBe(quick.body)
  expect(answer.size).toBeLessThan(plainSize / 10)
})

it('stores only the bytes of its encodings', async () => {
  const { body } = await create().loadVariant('br', 'quick')
  expect(body.buffer.byteLength).toBe(body.byteLength)
})

it('treats a body that is already compressed as the best quality', async () => {
  const answer = create()
  answer.setEncoded('br', brotliCompressSync(Buffer.from(text)))
  expect(answer.findVariant('br', 'best')?.headers).toContain('br')
  expect((await answer.loadVariant('identity', 'quick')).body.toString()).toBe(text)
})
