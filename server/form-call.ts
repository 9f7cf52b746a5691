import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Locale } from '@/lib/contract/locale'
import { callHeaders } from './adapter'
import type { Client } from './client-address'

/**
 * The headers of the call that a form without JavaScript is turned into. The backend checks where the form came from; its
 * double-submit token is set on both sides here, since such a form cannot repeat it.
 */
export function formHeaders(
  { request, client }: { request: IncomingMessage; client: Client },
  locale: Locale,
): Headers {
  const token = randomBytes(16).toString('hex')
  const headers = callHeaders(request, client)
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) headers.delete(name)
  headers.set('accept', 'application/json')
  headers.set('accept-language', locale)
  headers.set('x-csrftoken', token)
  const otherCookies = (headers.get('cookie') ?? '')
    .split(/;\s*/)
    .filter((pair) => pair && !pair.startsWith('csrftoken='))
  headers.set('cookie', [...otherCookies, `csrftoken=${token}`].join('; '))
  return headers
}

/**
 * A body whole; null for one that is too long, of which no more is taken than that.
 * @throws when the client goes away
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return null
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > limit) return null
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}
