import type { DriverContract, ObjectMetaData } from 'flydrive/types'
import type { ByteRange, FileDriver, ListedFile } from './file-storage'

/** Methods of flydrive that the site does not use. */
const rejectUnused = () => Promise.reject(new Error('Not supported.'))

/** A driver that reads each file through another driver. */
export abstract class DelegatingDriver implements FileDriver {
  constructor(readonly location: string) {}

  abstract findDriver(key: string): Promise<FileDriver>
  abstract exists(key: string): Promise<boolean>
  abstract put(...file: Parameters<DriverContract['put']>): Promise<void>
  abstract delete(key: string): Promise<void>
  abstract deleteAll(folder: string): Promise<void>
  abstract listFiles(folder?: string): AsyncIterable<ListedFile>
  abstract assertUsable(): Promise<void>

  async get(key: string): Promise<string> {
    return (await this.findDriver(key)).get(key)
  }

  async getBytes(key: string): Promise<Uint8Array> {
    return (await this.findDriver(key)).getBytes(key)
  }

  async getStream(key: string): ReturnType<FileDriver['getStream']> {
    return (await this.findDriver(key)).getStream(key)
  }

  async getMetaData(key: string): Promise<ObjectMetaData> {
    return (await this.findDriver(key)).getMetaData(key)
  }

  async *readRange(key: string, range: ByteRange): AsyncGenerator<Uint8Array> {
    yield* (await this.findDriver(key)).readRange(key, range)
  }

  readonly putStream = rejectUnused
  readonly copy = rejectUnused
  readonly move = rejectUnused
  readonly listAll = rejectUnused
  readonly getUrl = rejectUnused
  readonly getSignedUrl = rejectUnused
  readonly getSignedUploadUrl = rejectUnused
  readonly getVisibility = rejectUnused
  readonly setVisibility = rejectUnused
}
