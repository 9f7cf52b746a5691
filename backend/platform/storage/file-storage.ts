import { Disk } from 'flydrive'
import type { DriverContract } from 'flydrive/types'

/** First and last byte of a part, counted from 0. */
export interface Part {
  first: number
  last: number
}

export interface ListedFile {
  key: string
  byteSize: number
}

/** Storage driver with additions to flydrive's contract. */
export interface FileDriver extends DriverContract {
  /** Location of the files, for messages. */
  readonly where: string
  /** Reads a part. Ending the iteration closes the file. */
  readPart(key: string, part: Part): AsyncIterable<Uint8Array>
  /**
   * Lists all complete files, optionally below a folder. Files stored or deleted meanwhile may be
   * included.
   */
  listFiles(folder?: string): AsyncIterable<ListedFile>
  /** @throws if files cannot be read and written at present */
  assertUsable(): Promise<void>
}

/**
 * Stored files in a folder or bucket. They are never served directly: visitors get derivatives of
 * pictures.
 */
export class FileStorage extends Disk {
  declare readonly driver: FileDriver

  constructor(driver: FileDriver) {
    super(driver)
  }
}
