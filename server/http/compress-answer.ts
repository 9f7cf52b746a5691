import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Transform } from 'node:stream'
import zlib from 'node:zlib'
import { findSessionId } from '@/lib/api/visitor'
import { chooseEncoding } from '@/lib/node/encodings'

/** As quick as gzip, and a fifth smaller: the answers are made for each request. */
const quality = 4

/** Shorter ones fit into a packet as they are. */
const minLength = 1024

/**
 * Prepares an answer of the backend to be compressed on its way, where that is safe and of use: JSON that anybody gets. An answer
 * to a session or a key may hold a secret beside what the request says, whose likeness its length would tell (BREACH): those go as they
 * are.
 * @param response with the head of the answer
 * @returns what compresses its body; null to send it as it is
 */
export function compressorFor(request: IncomingMessage, response: ServerResponse): Transform | null {
  if (!isCompressible(response)) return null
  response.appendHeader('Vary', 'Accept-Encoding')
  if (!isForAnybody(request, response)) return null
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''))
  if (encoding === 'identity') return null
  response.setHeader('Content-Encoding', encoding)
  response.removeHeader('Content-Length')
  const etag = response.getHeader('ETag')
  // Other bytes under the same strong name would be wrong; the backend compares weakly.
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

function isForAnybody({ method, headers }: IncomingMessage, response: ServerResponse): boolean {
  const isAsked = method === 'GET' && headers.authorization === undefined
  return isAsked && findSessionId(headers.cookie) === null && !response.hasHeader('Set-Cookie')
}
