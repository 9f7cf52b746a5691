import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** The encodings this server speaks. zstd would need Node 22, and every browser that takes it takes Brotli. */
export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const unBrotli = promisify(zlib.brotliDecompress)
const gunzip = promisify(zlib.gunzip)

/** Brotli's 11, which the build takes for its files, needs twenty times as long as 9 for a page a tenth smaller. */
const qualities = {
  quick: { br: 5, gzip: 4 },
  best: { br: 9, gzip: 9 },
} as const

/** `quick` while a client waits, `best` for cached content. */
export type Quality = keyof typeof qualities

const compressible =
  /^(?:text\/|application\/(?:javascript|json|manifest\+json|.*\+xml|xml)|image\/svg\+xml|font\/ttf)/

/** Whether a content type gains from compression. */
export function isCompressible(contentType: string): boolean {
  return compressible.test(contentType)
}

/** The encodings chosen lately: browsers send a handful of headers. */
const chosen = new LRUCache<string, Encoding>({ max: 100, memoMethod: bestEncoding })

/** Chooses the encoding for an `Accept-Encoding` header (RFC 9110 §12.5.3), brotli before gzip. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  return accepted ? chosen.memo(accepted) : 'identity'
}

function bestEncoding(accepted: string): Encoding {
  let rest = false
  const weights = new Map<string, boolean>()
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';')
    const isAccepted = !parameters.some((parameter) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/.test(parameter))
    if (name.trim() === '*') rest = isAccepted
    else weights.set(name.trim(), isAccepted)
  }
  if (weights.get('br') ?? rest) return 'br'
  if (weights.get('gzip') ?? weights.get('x-gzip') ?? rest) return 'gzip'
  return 'identity'
}

/** Compresses on a thread of Node's pool. */
export async function encode(body: Buffer, encoding: Encoding, quality: Quality): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return exact(await gzip(body, { level: qualities[quality].gzip }))
  const params = {
    [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    [zlib.constants.BROTLI_PARAM_QUALITY]: qualities[quality].br,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return exact(await brotli(body, { params }))
}

/** The body that was encoded. */
export async function decode(encoded: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return encoded
  return encoding === 'gzip' ? gunzip(encoded) : unBrotli(encoded)
}

/** A copy that holds its own bytes alone: zlib's small results lie in blocks of 16 KB. */
function exact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
