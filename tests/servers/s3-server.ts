import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { parseS3Location, type S3Location } from '@/backend/platform/storage/s3-location'
import { checkSignature, type S3Account, sha256 } from './s3-signature'

/** The only account of the server. */
export const s3Account: S3Account = { accessKeyId: 'TESTKEY', secretAccessKey: 'test/secret+key' }

export const bucket = 'media'

/** Returns the MEDIA_URL of a local S3 server with this account and bucket. */
export function s3Url(port: number): string {
  const { accessKeyId, secretAccessKey } = s3Account
  return `s3://${accessKeyId}:${encodeURIComponent(secretAccessKey)}@127.0.0.1:${port}/${bucket}?tls=off`
}

/** ETags by object, computed once. */
const etags = new WeakMap<Buffer, string>()

/** An S3 server with one bucket and objects in memory. */
export interface S3Server {
  /** The value of MEDIA_URL. */
  readonly url: string
  readonly location: S3Location
  readonly objects: Map<string, Buffer>
  /** Method and key of each call; `LIST` for lists. */
  readonly calls: string[]
  /** Closes all connections and rejects new ones; the objects stay. */
  goDown(): Promise<void>
  comeBack(): Promise<void>
}

interface Call {
  method: string
  key: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: Buffer
}

interface S3Response {
  status: number
  headers?: Record<string, string>
  body?: string | Buffer
}

/** An error response of S3. */
class S3Error extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
  ) {
    super(code)
  }
}

/**
 * Starts a server with the part of the S3 API that the backend uses: PutObject, GetObject with
 * ranges, HeadObject, DeleteObject, CopyObject and paginated ListObjectsV2. It checks signatures
 * and body hashes and sends S3's error responses.
 * @param pageSize maximum number of objects on a page of a list
 */
export async function startS3Server({ pageSize = 1000 } = {}): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const calls: string[] = []
  const server = createServer((request, response) => {
    void handle(request).then((result) => send(response, result, request.method === 'HEAD'))
  })

  async function handle(request: IncomingMessage): Promise<S3Response> {
    try {
      const call = await parseCall(request)
      calls.push(call.key === '' ? 'LIST' : `${call.method} ${call.key}`)
      return call.key === '' ? listObjects(objects, call, pageSize) : handleObject(objects, call)
    } catch (error) {
      if (!(error instanceof S3Error)) throw error
      const body = `<Error><Code>${error.code}</Code><Message>${error.code}</Message></Error>`
      return { status: error.status, body, headers: { 'Content-Type': 'application/xml' } }
    }
  }

  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  const url = s3Url(port)
  return {
    url,
    location: parseS3Location(url),
    objects,
    calls,
    async goDown() {
      if (!server.listening) return
      const closePromise = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closePromise
    },
    comeBack: () => listen(port),
  }
}

/** @throws S3Error for an invalid signature, hash or bucket */
async function parseCall(request: IncomingMessage): Promise<Call> {
  const body = Buffer.concat(await request.toArray())
  const problem = checkSignature(request, s3Account)
  if (problem) throw new S3Error(problem, 403)
  if (request.headers['x-amz-content-sha256'] !== sha256(body)) {
    throw new S3Error('XAmzContentSHA256Mismatch', 400)
  }
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://host')
  const [, name = '', ...key] = pathname.split('/').map(decodeURIComponent)
  if (name !== bucket) throw new S3Error('NoSuchBucket', 404)
  const { method = '', headers } = request
  return { method, key: key.join('/'), query: searchParams, headers, body }
}

function handleObject(objects: S3Server['objects'], call: Call): S3Response {
  if (call.method === 'DELETE') {
    objects.delete(call.key)
    return { status: 204 }
  }
  if (call.method === 'PUT') return putObject(objects, call)
  if (call.method !== 'GET' && call.method !== 'HEAD') throw new S3Error('MethodNotAllowed', 405)
  const bytes = requireObject(objects, call.key)
  const headers = {
    ETag: getEtag(bytes),
    'Last-Modified': new Date(0).toUTCString(),
    'Content-Type': 'application/octet-stream',
  }
  const range = /^bytes=(\d+)-(\d+)$/.exec(call.headers.range ?? '')
  if (!range) return { status: 200, headers, body: bytes }
  const [first, last] = [Number(range[1]), Math.min(Number(range[2]), bytes.byteLength - 1)]
  if (first >= bytes.byteLength) throw new S3Error('InvalidRange', 416)
  const contentRange = { 'Content-Range': `bytes ${first}-${last}/${bytes.byteLength}` }
  return { status: 206, headers: { ...headers, ...contentRange }, body: bytes.subarray(first, last + 1) }
}

function putObject(objects: S3Server['objects'], { key, headers, body }: Call): S3Response {
  const source = headers['x-amz-copy-source']
  if (typeof source !== 'string') {
    objects.set(key, body)
    return { status: 200, headers: { ETag: getEtag(body) } }
  }
  const bytes = requireObject(objects, decodeURIComponent(source).replace(`/${bucket}/`, ''))
  objects.set(key, bytes)
  return { status: 200, body: `<CopyObjectResult><ETag>${getEtag(bytes)}</ETag></CopyObjectResult>` }
}

function requireObject(objects: S3Server['objects'], key: string): Buffer {
  const bytes = objects.get(key)
  if (!bytes) throw new S3Error('NoSuchKey', 404)
  return bytes
}

function listObjects(objects: S3Server['objects'], { method, query }: Call, pageSize: number): S3Response {
  if (method !== 'GET' || query.get('list-type') !== '2') throw new S3Error('NotImplemented', 501)
  const prefix = query.get('prefix') ?? ''
  const delimiter = query.get('delimiter') ?? ''
  const lastName = query.get('continuation-token') ?? ''
  const limit = Math.min(pageSize, Number(query.get('max-keys') ?? pageSize))
  const names = [...objects.keys()]
    .filter((key) => key.startsWith(prefix))
    .map((key) => findFolder(key, prefix, delimiter) ?? key)
  const remainingNames = [...new Set(names)].sort().filter((name) => name > lastName)
  const page = remainingNames.slice(0, limit)
  const isTruncated = remainingNames.length > page.length
  const items = page.map((name) => {
    const bytes = objects.get(name)
    if (!bytes) return `<CommonPrefixes><Prefix>${escapeXml(name)}</Prefix></CommonPrefixes>`
    const time = new Date(0).toISOString()
    return `<Contents><Key>${escapeXml(name)}</Key><LastModified>${time}</LastModified><ETag>${escapeXml(getEtag(bytes))}</ETag><Size>${bytes.byteLength}</Size></Contents>`
  })
  const next = isTruncated ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? '')}</NextContinuationToken>` : ''
  const head = `<Name>${bucket}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>`
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${head}${next}${items.join('')}</ListBucketResult>`
  return { status: 200, headers: { 'Content-Type': 'application/xml' }, body }
}

/** Finds the folder that a list shows instead of a key below it. */
function findFolder(key: string, prefix: string, delimiter: string): string | undefined {
  const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length)
  return end < 0 ? undefined : key.slice(0, end + delimiter.length)
}

function getEtag(bytes: Buffer): string {
  const etag = etags.get(bytes) ?? `"${createHash('md5').update(bytes).digest('hex')}"`
  etags.set(bytes, etag)
  return etag
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function send(response: ServerResponse, { status, headers = {}, body = '' }: S3Response, isHead: boolean): void {
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) })
  response.end(isHead ? undefined : body)
}

/** Starts a server that accepts connections and never responds. */
export async function startSilentServer(): Promise<{ location: S3Location; close(): void }> {
  const server = createSocketServer(() => undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { location: parseS3Location(`s3://a:b@127.0.0.1:${port}/media?tls=off`), close: () => void server.close() }
}
