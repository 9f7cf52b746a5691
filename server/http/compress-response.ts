import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Transform } from 'node:stream'
import zlib from 'node:zlib'
import { findSessionId } from '@/lib/api/visitor'
import { chooseEncoding } from '@/lib/node/encodings'

/** Brotli level that is as fast as gzip, with a fifth fewer bytes. */
const compressionLevel = 4

/** Minimum length of a body to compress. Shorter responses fit into one packet. */
const minLength = 1024

/**
 * Creates a compressor for public JSON, or returns null. Compressed lengths could reveal secrets of
 * a session or key (BREACH).
 * @param response with status and headers
 */
export function createCompressor(request: IncomingMessage, response: ServerResponse): Transform | null {
  if (!isCompressible(response)) return null
  response.appendHeader('Vary', 'Accept-Encoding')
  if (!isPublic(request, response)) return null
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''))
  if (encoding === 'identity') return null
  response.setHeader('Content-Encoding', encoding)
  response.removeHeader('Content-Length')
  const etag = response.getHeader('ETag')
  // A strong ETag would promise identical bytes.
  if (typeof etag === 'string' && !etag.startsWith('W/')) response.setHeader('ETag', `W/${etag}`)
  if (encoding === 'gzip') return zlib.createGzip({ level: compressionLevel })
  return zlib.createBrotliCompress({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: compressionLevel } })
}

function isCompressible(response: ServerResponse): boolean {
  const type = String(response.getHeader('Content-Type') ?? '')
  const length = response.getHeader('Content-Length')
  const isShort = length !== undefined && Number(length) < minLength
  const isUnencoded200 = response.statusCode === 200 && !response.hasHeader('Content-Encoding')
  return isUnencoded200 && !isShort && /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)
}

function isPublic({ method, headers }: IncomingMessage, response: ServerResponse): boolean {
  const isAnonymousGet = method === 'GET' && headers.authorization === undefined
  return isAnonymousGet && findSessionId(headers.cookie) === null && !response.hasHeader('Set-Cookie')
}
