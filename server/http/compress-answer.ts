import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Transform } from 'node:stream'
import zlib from 'node:zlib'
import { findSessionId } from '@/lib/api/visitor'
import { chooseEncoding } from '@/lib/node/encodings'

/** As fast as gzip and a fifth smaller; these answers are compressed for each request. */
const quality = 4

/** Shorter answers fit into one packet. */
const minLength = 1024

/**
 * Creates the compressor of a backend answer if compression is safe and useful: for public JSON. An
 * answer to a session or a key may contain a secret that its compressed length would reveal
 * (BREACH).
 * @param response with the head of the answer
 * @returns the compressor; null to send the body unchanged
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
  // A strong ETag must not name other bytes; the backend compares weakly.
  if (typeof etag === 'string' && !etag.startsWith('W/')) response.setHeader('ETag', `W/${etag}`)
  if (encoding === 'gzip') return zlib.createGzip({ level: quality })
  return zlib.createBrotliCompress({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } })
}

function isCompressible(response: ServerResponse): boolean {
  const type = String(response.getHeader('Content-Type') ?? '')
  const length = response.getHeader('Content-Length')
  const isShort = length !== undefined && Number(length) < minLength
  const isWhole = response.statusCode === 200 && !response.hasHeader('Content-Encoding')
  return isWhole && !isShort && /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)
}

function isPublic({ method, headers }: IncomingMessage, response: ServerResponse): boolean {
  const isAnonymousGet = method === 'GET' && headers.authorization === undefined
  return isAnonymousGet && findSessionId(headers.cookie) === null && !response.hasHeader('Set-Cookie')
}
