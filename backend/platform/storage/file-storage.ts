import { Disk } from 'flydrive'
import type { DriverContract } from 'flydrive/types'

/** The first and the last byte of a part, counted from 0. */
export interface Part {
  first: number
  last: number
}

export interface ListedFile {
  key: string
  byteSize: number
}

/** What a place of files does beyond flydrive's contract. */
export interface FileDriver extends DriverContract {
  /** Where the files lie, in words. */
  readonly where: string
  /** The bytes of a part. What is open is closed by whoever stops reading. */
  readPart(key: string, part: Part): AsyncIterable<Uint8Array>
  /** All complete files, or those in a folder and below. What is stored or removed meanwhile may be among them or not. */
  listFiles(folder?: string): AsyncIterable<ListedFile>
  /** @throws when files can be neither read nor written at present */
  assertUsable(): Promise<void>
}

/** Stored files, in a folder or in a bucket. None of them is served itself: visitors get derivatives of the pictures. */
export class FileStorage extends Disk {
  declare readonly driver: FileDriver

  constructor(driver: FileDriver) {
    super(driver)
  }
}
