import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { chooseEncoding, type Encoding, encode } from '@/lib/node/encodings'
import type { AppEnv } from '../app-env'
import { isKnown } from './etag'

type Bytes = Uint8Array<ArrayBuffer>

interface FixedText {
  bytes: Bytes
  etag: string
}

/**
 * Answers every call with the same text. The text, its ETag and its compressed forms are made once,
 * at the first call that needs them, so that a call costs no more than sending bytes.
 * @param make makes the text; called once, unless it fails
 * @param type its content type
 */
export function fixedAnswer(make: () => Promise<string>, type: string) {
  /** Concurrent calls share one text. */
  let text: Promise<FixedText> | undefined
  /** Concurrent calls share one compression. */
  const compressed = new Map<Encoding, Promise<Bytes>>()

  function makeText(): Promise<FixedText> {
    return make()
      .then(prepare)
      .catch((error: unknown) => {
        text = undefined
        throw error
      })
  }

  async function compress(bytes: Bytes, encoding: Encoding): Promise<Bytes> {
    return new Uint8Array(await encode(Buffer.from(bytes.buffer), encoding, 'best'))
  }

  function bytesIn(encoding: Encoding, bytes: Bytes): Promise<Bytes> {
    const cached = compressed.get(encoding)
    if (cached !== undefined) return cached
    const bytesOfEncoding = encoding === 'identity' ? Promise.resolve(bytes) : compress(bytes, encoding)
    compressed.set(encoding, bytesOfEncoding)
    return bytesOfEncoding
  }

  return async (c: Context<AppEnv>): Promise<Response> => {
    text ??= makeText()
    const { bytes, etag } = await text
    // Weak: one tag names the text in all encodings.
    const headers = { ETag: `W/${etag}`, 'Cache-Control': 'public, no-cache', Vary: 'Accept-Encoding' }
    if (isKnown(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers)
    const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
    const body = await bytesIn(encoding, bytes)
    return c.body(body, 200, {
      ...headers,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': String(body.length),
      'Content-Type': type,
    })
  }
}

function prepare(text: string): FixedText {
  const bytes = new TextEncoder().encode(text)
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` }
}
