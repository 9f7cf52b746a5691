import { Readable } from 'node:stream'
import { GetObjectCommand, ListObjectsV2Command, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { S3Driver } from 'flydrive/drivers/s3'
import { StorageUnavailableError } from '../errors'
import { type FileDriver, FileStorage, type ListedFile, type Part } from './file-storage'
import type { S3Location } from './s3-location'

/** How long is waited for a server, in milliseconds. */
export interface S3Limits {
  /** For a connection. */
  connect: number
  /** Without a byte in either direction. */
  silence: number
  /** For the beginning of an answer, however fast the request is sent. */
  answer: number
}

const defaultLimits: S3Limits = { connect: 2000, silence: 5000, answer: 30_000 }
/** The second one is for what a lost connection or a busy server refused. */
const attempts = 2
const maxConnections = 128
/**
 * Files are read by requests for so many bytes. Whoever takes them slowly, or pauses for minutes, keeps no connection to the
 * bucket, so that one that is silent is known to be dead.
 */
const pieceSize = 1024 * 1024

/** Files as objects of a bucket: complete as soon as they are there, because S3 shows no object before its last byte. */
class BucketDriver extends S3Driver implements FileDriver {
  readonly where: string
  readonly #client: S3Client
  readonly #bucket: string
  readonly #unavailable: (error: unknown) => Error

  constructor(client: S3Client, { bucket, endpoint }: S3Location) {
    // Many servers know no ACLs, and Amazon advises against them: who may read a bucket is set at the bucket.
    super({ client, bucket, visibility: 'private', supportsACL: false })
    this.#client = client
    this.#bucket = bucket
    const name = `bucket "${bucket}" at ${endpoint}`
    this.where = `the ${name}`
    this.#unavailable = (error) => unavailable(error, `The ${name}`)
    client.middlewareStack.add(
      (next) => async (request) => {
        try {
          return await next(request)
        } catch (error) {
          throw isMissingObject(error) ? error : this.#unavailable(error)
        }
      },
      { step: 'initialize', name: 'storageErrors' },
    )
  }

  override async getBytes(key: string): Promise<Uint8Array> {
    return this.#getBody({ Key: key })
  }

  override async getStream(key: string): Promise<Readable> {
    const { contentLength } = await this.getMetaData(key)
    return Readable.from(this.readPart(key, { first: 0, last: contentLength - 1 }))
  }

  async *readPart(key: string, { first, last }: Part): AsyncGenerator<Uint8Array> {
    for (let start = first; start <= last; start += pieceSize) {
      const end = Math.min(last, start + pieceSize - 1)
      const bytes = await this.#getBody({ Key: key, Range: `bytes=${start}-${end}` })
      if (bytes.byteLength !== end + 1 - start) {
        throw this.#unavailable(
          new Error(`of ${key} came ${bytes.byteLength} bytes, asked for were ${start}-${end}`),
        )
      }
      yield bytes
    }
  }

  /** By a call of its own: flydrive's list does not say how long files are. */
  async *listFiles(folder?: string): AsyncGenerator<ListedFile> {
    const of = { Bucket: this.#bucket, ...(folder !== undefined && { Prefix: `${folder}/` }) }
    let token: string | undefined
    do {
      const asked = new ListObjectsV2Command({ ...of, ContinuationToken: token })
      const { Contents = [], NextContinuationToken } = await this.#client.send(asked)
      for (const { Key, Size } of Contents) if (Key && Size !== undefined) yield { key: Key, byteSize: Size }
      token = NextContinuationToken
    } while (token)
  }

  async assertUsable(): Promise<void> {
    await this.listAll('/', { maxResults: 1 })
  }

  /** What lies in a folder: S3's own prefix would take `pictures/1` for a part of `pictures/12`. */
  override listAll(...[prefix, options]: Parameters<S3Driver['listAll']>): ReturnType<S3Driver['listAll']> {
    return super.listAll(prefix.endsWith('/') ? prefix : `${prefix}/`, options)
  }

  /** One by one: not every server deletes several at once, and the answer to that hides what failed. */
  override async deleteAll(folder: string): Promise<void> {
    let paginationToken: string | undefined
    do {
      const page = await this.listAll(folder, {
        recursive: true,
        ...(paginationToken && { paginationToken }),
      })
      for (const file of page.objects) if (file.isFile) await this.delete(file.key)
      paginationToken = page.paginationToken
    } while (paginationToken)
  }

  async #getBody(asked: { Key: string; Range?: string }): Promise<Uint8Array> {
    const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, ...asked }))
    if (!Body) return new Uint8Array()
    try {
      return await Body.transformToByteArray()
    } catch (error) {
      throw this.#unavailable(error)
    }
  }
}

/** Files in a bucket of an S3-compatible server, which is not asked before the first of them is. */
export function createS3Storage(location: S3Location, limits: S3Limits = defaultLimits): FileStorage {
  const { endpoint, region, credentials } = location
  const client = new S3Client({
    endpoint,
    region,
    ...(credentials && { credentials }),
    // A bucket as a part of the host's name would need a name and a certificate for each.
    forcePathStyle: true,
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: limits.connect,
      socketTimeout: limits.silence,
      requestTimeout: limits.answer,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: maxConnections },
      httpsAgent: { maxSockets: maxConnections },
    },
    // Not every server knows the checksums that Amazon added in 2024.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return new FileStorage(new BucketDriver(client, location))
}

/** Whether the server answered that there is no such file; a bucket that is not there is a wrong setting. */
function isMissingObject(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false
  return error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket'
}

/** Without the cause, whose message would stand alone in the log and does not say what failed. */
function unavailable(error: unknown, what: string): Error {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) }
  const code = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
  return new StorageUnavailableError(`${what} cannot be used: ${name}${code}: ${message}`)
}
