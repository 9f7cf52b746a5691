import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { chooseEncoding, type Encoding, encode } from '@/lib/node/encodings'
import type { AppEnv } from '../app-env'
import { matchesEtag } from './etag'

type Bytes = Uint8Array<ArrayBuffer>

interface FixedText {
  bytes: Bytes
  etag: string
}

/**
 * Creates a handler that always sends the same text. Text, ETag and compressed forms are created
 * once, on first use.
 * @param createText called again only after a failure
 */
export function createFixedTextHandler(createText: () => Promise<string>, type: string) {
  /** Concurrent requests share the promise. */
  let textPromise: Promise<FixedText> | undefined
  /** Compressed forms; concurrent requests share the promises. */
  const encodedBodies = new Map<Encoding, Promise<Bytes>>()

  function loadText(): Promise<FixedText> {
    return createText()
      .then(prepare)
      .catch((error: unknown) => {
        textPromise = undefined
        throw error
      })
  }

  async function compress(bytes: Bytes, encoding: Encoding): Promise<Bytes> {
    return new Uint8Array(await encode(Buffer.from(bytes.buffer), encoding, 'best'))
  }

  function getBytes(encoding: Encoding, bytes: Bytes): Promise<Bytes> {
    const cachedBody = encodedBodies.get(encoding)
    if (cachedBody !== undefined) return cachedBody
    const encodedBytes = encoding === 'identity' ? Promise.resolve(bytes) : compress(bytes, encoding)
    encodedBodies.set(encoding, encodedBytes)
    return encodedBytes
  }

  return async (c: Context<AppEnv>): Promise<Response> => {
    textPromise ??= loadText()
    const { bytes, etag } = await textPromise
    // A weak ETag, because all encodings share it.
    const headers = { ETag: `W/${etag}`, 'Cache-Control': 'public, no-cache', Vary: 'Accept-Encoding' }
    if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers)
    const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
    const body = await getBytes(encoding, bytes)
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
