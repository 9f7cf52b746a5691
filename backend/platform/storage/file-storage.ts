import { Disk } from 'flydrive'
import type { DriverContract } from 'flydrive/types'

/** Range of bytes, both inclusive, counted from 0. */
export interface ByteRange {
  first: number
  last: number
}

export interface ListedFile {
  key: string
  byteSize: number
}

/** A flydrive driver with the methods that this site adds. */
export interface FileDriver extends DriverContract {
  /** Location of the files, for messages. */
  readonly location: string
  /** Reads a part of a file. Closes the file when the iteration ends. */
  readRange(key: string, part: ByteRange): AsyncIterable<Uint8Array>
  /**
   * Lists all complete files, or those in a folder. Files that change during the listing may be
   * included or not.
   */
  listFiles(folder?: string): AsyncIterable<ListedFile>
  /** @throws if files cannot be read and written */
  assertUsable(): Promise<void>
}

/** Stored files in a folder or bucket, without direct access for visitors. */
export class FileStorage extends Disk {
  declare readonly driver: FileDriver

  constructor(driver: FileDriver) {
    super(driver)
  }
}
