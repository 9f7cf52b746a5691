import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { LRUCache } from 'lru-cache'

/**
 * Supported content encodings. zstd is missing: it needs Node 22, and browsers with zstd also
 * support Brotli.
 */
export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const brotliDecompress = promisify(zlib.brotliDecompress)
const gunzip = promisify(zlib.gunzip)

/**
 * Compression levels. Brotli's level 11 takes twenty times as long as level 9 and saves a tenth.
 */
const qualities = { quick: { br: 5, gzip: 4 }, best: { br: 9, gzip: 9 } } as const

/** `quick` while a client waits, `best` for cached content. */
export type Quality = keyof typeof qualities

const compressibleTypePattern =
  /^(?:text\/|application\/(?:javascript|json|manifest\+json|.*\+xml|xml)|image\/svg\+xml|font\/ttf)/

/** Returns true for types that compression makes smaller. */
export function isCompressible(contentType: string): boolean {
  return compressibleTypePattern.test(contentType)
}

const encodingByHeader = new LRUCache<string, Encoding>({ max: 100, memoMethod: parsePreferredEncoding })

/** Chooses the encoding for `Accept-Encoding` (RFC 9110 §12.5.3), preferably Brotli. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  return acceptEncoding ? encodingByHeader.memo(acceptEncoding) : 'identity'
}

function parsePreferredEncoding(acceptEncoding: string): Encoding {
  let acceptsOthers = false
  const isAcceptedByName = new Map<string, boolean>()
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';')
    const isAccepted = !parameters.some((parameter) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/.test(parameter))
    if (name.trim() === '*') acceptsOthers = isAccepted
    else isAcceptedByName.set(name.trim(), isAccepted)
  }
  if (isAcceptedByName.get('br') ?? acceptsOthers) return 'br'
  if (isAcceptedByName.get('gzip') ?? isAcceptedByName.get('x-gzip') ?? acceptsOthers) return 'gzip'
  return 'identity'
}

/** Compresses a body in Node's thread pool. */
export async function encode(body: Buffer, encoding: Encoding, quality: Quality): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return toExactSize(await gzip(body, { level: qualities[quality].gzip }))
  const params = {
    [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    [zlib.constants.BROTLI_PARAM_QUALITY]: qualities[quality].br,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return toExactSize(await brotli(body, { params }))
}

/** Decompresses a body in Node's thread pool. */
export async function decode(encoded: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return encoded
  return encoding === 'gzip' ? gunzip(encoded) : brotliDecompress(encoded)
}

/** Copies bytes to their exact size. Small results of zlib occupy 16 KB. */
function toExactSize(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
