import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { LRUCache } from 'lru-cache'

/**
 * Supported content encodings. zstd would need Node 22, and every browser with zstd supports
 * Brotli.
 */
export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const brotliDecompress = promisify(zlib.brotliDecompress)
const gunzip = promisify(zlib.gunzip)

/**
 * Compression levels. The build uses Brotli's level 11. At run time level 9 is the best, because
 * level 11 takes twenty times as long and makes a page only a tenth smaller.
 */
const qualities = {
  quick: { br: 5, gzip: 4 },
  best: { br: 9, gzip: 9 },
} as const

/** `quick` is used while a client waits, `best` for cached content. */
export type Quality = keyof typeof qualities

const compressible =
  /^(?:text\/|application\/(?:javascript|json|manifest\+json|.*\+xml|xml)|image\/svg\+xml|font\/ttf)/

/** Returns true if compression makes content of this type smaller. */
export function isCompressible(contentType: string): boolean {
  return compressible.test(contentType)
}

/** Encodings for recent `Accept-Encoding` headers. Browsers send only a few different ones. */
const encodingByHeader = new LRUCache<string, Encoding>({ max: 100, memoMethod: selectEncoding })

/**
 * Chooses the encoding for an `Accept-Encoding` header (RFC 9110 §12.5.3). Prefers Brotli to gzip.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  return acceptEncoding ? encodingByHeader.memo(acceptEncoding) : 'identity'
}

function selectEncoding(acceptEncoding: string): Encoding {
  let acceptsOthers = false
  const weights = new Map<string, boolean>()
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';')
    const isAccepted = !parameters.some((parameter) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/.test(parameter))
    if (name.trim() === '*') acceptsOthers = isAccepted
    else weights.set(name.trim(), isAccepted)
  }
  if (weights.get('br') ?? acceptsOthers) return 'br'
  if (weights.get('gzip') ?? weights.get('x-gzip') ?? acceptsOthers) return 'gzip'
  return 'identity'
}

/** Compresses a body, on Node's thread pool. */
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

/** Decompresses a body, on Node's thread pool. */
export async function decode(encoded: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return encoded
  return encoding === 'gzip' ? gunzip(encoded) : brotliDecompress(encoded)
}

/** Copies bytes to a buffer of exactly their size. Small results of zlib occupy blocks of 16 KB. */
function toExactSize(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
