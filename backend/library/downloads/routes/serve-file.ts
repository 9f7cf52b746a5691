import type { Context } from 'hono'
import type { DownloadFileRow } from '@/backend/platform/db/schema/library/downloads'
import type { ImageRow } from '@/backend/platform/db/schema/library/images'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { parseRange } from '@/backend/platform/http/responses/byte-range'
import { contentDisposition } from '@/backend/platform/http/responses/content-disposition'
import { matchesEtag } from '@/backend/platform/http/responses/etag'
import { HttpError } from '@/backend/platform/http/responses/http-error'
import { privateCacheControl } from '@/backend/platform/http/responses/security-headers'
import { originalKey } from '@/backend/platform/images/keys'
import type { Services } from '@/backend/platform/services'
import { assertStored, streamRange } from '@/backend/platform/storage/stored-file'
import { toSlug } from '@/lib/contract/common/slug'
import { isShownInBrowser } from '../file-types'

/** The content of a response of `serveFile` in the API description. */
export const fileContent = {
  'application/octet-stream': { schema: { type: 'string', format: 'binary' } as const },
}

/** The content security policy of a file in the browser: no scripts and no requests. */
const sandboxPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
/** The content security policy of a PDF. The PDF viewer of Chrome does not work in a sandbox. */
const pdfViewerPolicy = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'"

interface ServedFile extends Pick<DownloadFileRow, 'name' | 'mime' | 'byteSize' | 'hash' | 'storedAt'> {
  key: string
  /** True if the file is public. Only public files may be cached. */
  isPublic: boolean
  /** True for an outside file. Browsers must save it instead of displaying it. */
  isOutsideFile?: boolean
}

/**
 * Serves a file completely (200) or a range of it (206), or responds 304 if the client has the
 * current version. The caller must have checked that the client may read the file.
 * @throws HttpError 416 for a range outside the file
 */
export async function serveFile(c: Context<AppEnv>, { storage }: Pick<Services, 'storage'>, file: ServedFile) {
  const headers = getValidators(file)
  if (isCurrent(c, headers)) return c.body(null, 304, headers)
  const range = c.req.method === 'GET' && isSameFile(c, headers) ? c.req.header('Range') : undefined
  const requestedRange = parseRange(range, file.byteSize)
  if (requestedRange === 'unsatisfiable') {
    throw new HttpError('rangeNotSatisfiable', { 'Content-Range': `bytes */${file.byteSize}` })
  }
  const { first, last } = requestedRange ?? { first: 0, last: file.byteSize - 1 }
  const responseHeaders = {
    ...headers,
    ...getContentHeaders(file),
    'Content-Length': String(last + 1 - first),
    ...(requestedRange && { 'Content-Range': `bytes ${first}-${last}/${file.byteSize}` }),
  }
  const status = requestedRange ? 206 : 200
  if (c.req.method === 'HEAD' || file.byteSize === 0) return c.body(null, status, responseHeaders)
  await assertStored(storage, file.key)
  return c.body(streamRange(storage, file.key, { first, last }), status, responseHeaders)
}

/** Serves a press picture in its original resolution like `serveFile`. */
export function serveOriginal(
  c: Context<AppEnv>,
  services: Pick<Services, 'storage'>,
  { mime, byteSize, hash, updatedAt }: ImageRow,
  { title, number }: { title: string; number: number },
) {
  const extension = mime.split('/').at(-1)?.replace('jpeg', 'jpg')
  const content = { mime, byteSize, hash, key: originalKey(hash), storedAt: updatedAt }
  const name = `${toSlug(title) || 'bild'}-${number}.${extension}`
  return serveFile(c, services, { ...content, name, isPublic: false })
}

/**
 * Clients must revalidate even a public file on each use, because it may be replaced or become
 * protected.
 */
function getValidators({ hash, storedAt, isPublic }: ServedFile) {
  return {
    ETag: `"${hash.slice(0, 32)}"`,
    'Last-Modified': storedAt.toUTCString(),
    'Cache-Control': isPublic ? 'public, no-cache' : privateCacheControl,
  }
}

function getContentHeaders({ name, mime, isOutsideFile = false }: ServedFile) {
  const isInline = !isOutsideFile && isShownInBrowser(mime)
  return {
    'Content-Type': mime.startsWith('text/') ? `${mime}; charset=utf-8` : mime,
    'Content-Disposition': contentDisposition(isInline ? 'inline' : 'attachment', name),
    'Content-Security-Policy': isInline && mime === 'application/pdf' ? pdfViewerPolicy : sandboxPolicy,
    'Accept-Ranges': 'bytes',
  }
}

type Validators = ReturnType<typeof getValidators>

/**
 * Returns true if the client has the current version. Compares times as strings, because clients
 * repeat the time that they received (the exact match of RFC 9110 §13.1.3).
 */
function isCurrent(c: Context<AppEnv>, { ETag, 'Last-Modified': time }: Validators): boolean {
  const tags = c.req.header('If-None-Match')
  return tags === undefined ? c.req.header('If-Modified-Since') === time : matchesEtag(tags, ETag)
}

/**
 * Returns true if the client asks for a range of the current version. `If-Range` is compared
 * exactly (RFC 9110 §13.1.5).
 */
function isSameFile(c: Context<AppEnv>, { ETag, 'Last-Modified': time }: Validators): boolean {
  const condition = c.req.header('If-Range')
  return condition === undefined || condition === ETag || condition === time
}
