import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { DownloadDirectoryRow, DownloadFileRow } from '@/backend/platform/db/schema/library/downloads'
import { NotFoundError } from '@/backend/platform/errors'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { toClient } from '@/backend/platform/http/client'
import { requireRight } from '@/backend/platform/http/guards/login'
import { readId } from '@/backend/platform/http/requests/read-id'
import { contentDisposition } from '@/backend/platform/http/responses/content-disposition'
import { matchesEtag } from '@/backend/platform/http/responses/etag'
import { HttpError } from '@/backend/platform/http/responses/http-error'
import { privateCacheControl } from '@/backend/platform/http/responses/security-headers'
import { createRouter, optionalLogin, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { assertStored, readStored } from '@/backend/platform/storage/stored-file'
import { downloadKey } from '../file-storage'
import { mayReadProtected } from '../policy'
import { findDirectory, listDirectoryFiles } from '../store'
import { toDownloadSlug } from '../to-download-slug'
import { streamZip, toFileNames, type ZipEntry, zipLength, zipTag } from '../zip'
import { requireDirectory } from './require-directory'
import { createSlots } from './zip-slots'

const describeZip = (path: 'download' | 'download-protected') =>
  createRoute({
    ...(path === 'download' && optionalLogin),
    method: 'get',
    path: `/${path}-directories/{id}/files.zip`,
    summary: 'Streams all files of a directory as a ZIP',
    request: { params: z.object({ id: z.string() }) },
    responses: {
      200: {
        description: 'The ZIP archive',
        content: { 'application/zip': { schema: { type: 'string', format: 'binary' } as const } },
      },
      304: { description: 'Not modified' },
      401: refusal('Not logged in; the downloads are not public'),
      403: refusal('The downloads are for another audience'),
      404: refusal('The directory does not exist, or has no files'),
      503: refusal('Too many ZIPs are being sent'),
    },
  })

type ZipServices = Pick<Services, 'db' | 'storage'>

/** GET api/download-directories/{id}/files.zip and download-protected-directories/{id}/files.zip */
export function zipRoutes({ db, storage }: ZipServices) {
  const slots = createSlots()

  async function respond(c: Context<AppEnv>, id: string, isProtected: boolean) {
    // The right is checked first, so that the response does not disclose which protected
    // directories exist.
    if (isProtected) await requireRight(c, mayReadProtected)
    const row = await findDirectory(db, readId(id), isProtected)
    if (!row) throw new NotFoundError()
    const isPublic = await requireDirectory(c, db, row)
    const files = await listDirectoryFiles(db, [row.directory.id])
    const validators = {
      ETag: zipTag(files),
      'Cache-Control': isPublic ? 'public, no-cache' : privateCacheControl,
    }
    if (matchesEtag(c.req.header('If-None-Match'), validators.ETag)) return c.body(null, 304, validators)
    return send(c, files, { ...validators, ...toZipHeaders(row.directory) })
  }

  async function send(c: Context<AppEnv>, files: readonly DownloadFileRow[], headers: Record<string, string>) {
    const entries = toEntries({ storage }, files)
    const length = zipLength(entries)
    if (length === null) throw new NotFoundError()
    const zipHeaders = { ...headers, 'Content-Length': String(length) }
    if (c.req.method === 'HEAD') return c.body(null, 200, zipHeaders)
    for (const { hash } of files) await assertStored(storage, downloadKey(hash))
    const release = slots.reserve(toClient(c))
    if (!release) throw new HttpError('tooManyStreams', { 'Retry-After': '10' })
    return c.body(toStream(streamZip(entries), release), 200, zipHeaders)
  }

  return createRouter()
    .openapi(describeZip('download'), (c) => respond(c, c.req.valid('param').id, false))
    .openapi(describeZip('download-protected'), (c) => respond(c, c.req.valid('param').id, true))
}

/** Attachments have the name of their article, because their slug has no words. */
const toZipName = ({ title, slug, followsArticles }: DownloadDirectoryRow) =>
  (followsArticles && toDownloadSlug({ title, slug: '' })) || slug

const toZipHeaders = (directory: DownloadDirectoryRow) => ({
  'Content-Type': 'application/zip',
  'Content-Disposition': contentDisposition('attachment', `${toZipName(directory)}.zip`),
  // Ranges are not supported, because each one would have to generate the archive from its
  // beginning.
  'Accept-Ranges': 'none',
})

function toEntries({ storage }: Pick<Services, 'storage'>, files: readonly DownloadFileRow[]): ZipEntry[] {
  const names = toFileNames(files.map(({ name }) => name))
  return files.map(({ name, byteSize, storedAt, hash }, index) => ({
    name: names[index] ?? name,
    byteSize,
    modifiedAt: storedAt,
    open: () => readStored(storage, downloadKey(hash)),
  }))
}

/**
 * Converts chunks to a stream that reads a chunk only on demand. Calls `onEnd` when the stream
 * ends, fails or is canceled.
 */
function toStream(chunks: AsyncGenerator<Uint8Array>, onEnd: () => void): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await chunks.next()
          if (!done) return controller.enqueue(value)
          onEnd()
          controller.close()
        } catch (error) {
          onEnd()
          throw error
        }
      },
      async cancel() {
        // Called first, because closing the generator may wait for the storage.
        onEnd()
        await chunks.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}
