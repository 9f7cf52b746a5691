import { Readable } from 'node:stream'
import { GetObjectCommand, ListObjectsV2Command, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { S3Driver } from 'flydrive/drivers/s3'
import { StorageUnavailableError } from '../errors'
import { type ByteRange, type FileDriver, FileStorage, type ListedFile } from './file-storage'
import type { S3Location } from './s3-location'

export interface S3Timeouts {
  /** Time to connect. */
  connectMs: number
  /** Time without any received or sent byte. */
  silenceMs: number
  /** Time until the response starts. */
  responseMs: number
}

const defaultTimeouts: S3Timeouts = { connectMs: 2000, silenceMs: 5000, responseMs: 30_000 }
/** One retry after a lost connection or a response of a busy server. */
const maxAttempts = 2
const maxConnections = 128
/**
 * Size of one range request. Each is received whole, so that a slow reader does not hold a
 * connection until its timeout.
 */
const bytesPerRequest = 1024 * 1024

/** Stores files as objects in a bucket. S3 shows an object only when it is complete. */
class BucketDriver extends S3Driver implements FileDriver {
  readonly location: string
  readonly #client: S3Client
  readonly #bucket: string
  readonly #toUnavailableError: (error: unknown) => Error

  constructor(client: S3Client, { bucket, endpoint }: S3Location) {
    // Many servers lack ACLs; the bucket's policy controls access.
    super({ client, bucket, visibility: 'private', supportsACL: false })
    this.#client = client
    this.#bucket = bucket
    const name = `bucket "${bucket}" at ${endpoint}`
    this.location = `the ${name}`
    this.#toUnavailableError = (error) => toUnavailableError(error, `The ${name}`)
    client.middlewareStack.add(
      (next) => async (request) => {
        try {
          return await next(request)
        } catch (error) {
          throw isMissingObject(error) ? error : this.#toUnavailableError(error)
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
    return Readable.from(this.readRange(key, { first: 0, last: contentLength - 1 }))
  }

  async *readRange(key: string, { first, last }: ByteRange): AsyncGenerator<Uint8Array> {
    for (let start = first; start <= last; start += bytesPerRequest) {
      const end = Math.min(last, start + bytesPerRequest - 1)
      const bytes = await this.#getBody({ Key: key, Range: `bytes=${start}-${end}` })
      if (bytes.byteLength !== end + 1 - start) {
        throw this.#toUnavailableError(
          new Error(`received ${bytes.byteLength} bytes of ${key} for the range ${start}-${end}`),
        )
      }
      yield bytes
    }
  }

  /** Lists with a separate request, because flydrive's `listAll` omits sizes. */
  async *listFiles(folder?: string): AsyncGenerator<ListedFile> {
    const listScope = { Bucket: this.#bucket, ...(folder !== undefined && { Prefix: `${folder}/` }) }
    let token: string | undefined
    do {
      const listCommand = new ListObjectsV2Command({ ...listScope, ContinuationToken: token })
      const { Contents = [], NextContinuationToken } = await this.#client.send(listCommand)
      for (const { Key, Size } of Contents) if (Key && Size !== undefined) yield { key: Key, byteSize: Size }
      token = NextContinuationToken
    } while (token)
  }

  async assertUsable(): Promise<void> {
    await this.listAll('/', { maxResults: 1 })
  }

  /** Adds a slash to the prefix, because `pictures/1` would also match `pictures/12`. */
  override listAll(...[prefix, options]: Parameters<S3Driver['listAll']>): ReturnType<S3Driver['listAll']> {
    return super.listAll(prefix.endsWith('/') ? prefix : `${prefix}/`, options)
  }

  /**
   * Deletes files one by one. Some servers lack batch deletion, and flydrive ignores its failures.
   */
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

  async #getBody(objectQuery: { Key: string; Range?: string }): Promise<Uint8Array> {
    const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, ...objectQuery }))
    if (!Body) return new Uint8Array()
    try {
      return await Body.transformToByteArray()
    } catch (error) {
      throw this.#toUnavailableError(error)
    }
  }
}

/** Creates a storage in a bucket. The first use connects. */
export function createS3Storage(location: S3Location, timeouts = defaultTimeouts): FileStorage {
  const { endpoint, region, credentials } = location
  const client = new S3Client({
    endpoint,
    region,
    ...(credentials && { credentials }),
    // A bucket in the host name would need its own DNS entry and certificate.
    forcePathStyle: true,
    maxAttempts,
    requestHandler: {
      connectionTimeout: timeouts.connectMs,
      socketTimeout: timeouts.silenceMs,
      requestTimeout: timeouts.responseMs,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: maxConnections },
      httpsAgent: { maxSockets: maxConnections },
    },
    // Not every server supports the checksums that Amazon introduced in 2024.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return new FileStorage(new BucketDriver(client, location))
}

/** Returns true for a missing file. A missing bucket is a configuration error. */
function isMissingObject(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false
  return error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket'
}

/**
 * Creates an error without `cause`: the log shows the innermost cause, which lacks the bucket's
 * name.
 */
function toUnavailableError(error: unknown, action: string): Error {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) }
  const code = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
  return new StorageUnavailableError(`${action} cannot be used: ${name}${code}: ${message}`)
}
