import { Disk } from 'flydrive'
import type { DriverContract } from 'flydrive/types'

/** Part of a file: the positions of its first and last byte, counted from 0. */
export interface Part {
  first: number
  last: number
}

export interface ListedFile {
  key: string
  byteSize: number
}

/** Driver of flydrive with the additional methods that this site needs. */
export interface FileDriver extends DriverContract {
  /** Describes the location of the files in messages. */
  readonly where: string
  /** Reads a part of a file. The file is closed when the iteration ends, even if it ends early. */
  readPart(key: string, part: Part): AsyncIterable<Uint8Array>
  /**
   * Lists all complete files, or those in a folder. A file that is stored or deleted while the list
   * is read may be included or not.
   */
  listFiles(folder?: string): AsyncIterable<ListedFile>
  /** @throws if files cannot be read and written at present */
  assertUsable(): Promise<void>
}

/**
 * Stored files in a folder or bucket. Visitors have no direct access. The backend sends them files
 * and, in place of stored pictures, derivatives.
 */
export class FileStorage extends Disk {
  declare readonly driver: FileDriver

  constructor(driver: FileDriver) {
    super(driver)
  }
}
