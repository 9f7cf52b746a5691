import { createHash } from 'node:crypto'
import { Zip, ZipPassThrough } from 'fflate'
import { toBerlinWallClock } from '@/lib/datetime'

/** A file in a ZIP archive. */
export interface ZipEntry {
  name: string
  byteSize: number
  modifiedAt: Date
  /** Opens the content. `streamZip` reads one file after another, in the order of the entries. */
  open: () => AsyncIterable<Uint8Array>
}

/** A larger ZIP archive needs the Zip64 extension, which some programs do not support. */
const maxBytes = 0xffff_ffff
const maxEntries = 0xffff

const getByteLength = (text: string) => Buffer.byteLength(text)

/** Sizes in bytes of the records around the files of a ZIP, without names. */
const recordSizes = { localHeader: 30, dataDescriptor: 16, centralHeader: 46, end: 22 }

/**
 * Returns the length of the ZIP archive of these files; null if there are no files or a limit is
 * exceeded.
 */
export function zipLength(entries: readonly Pick<ZipEntry, 'name' | 'byteSize'>[]): number | null {
  const { localHeader, dataDescriptor, centralHeader, end } = recordSizes
  const length = entries.reduce(
    (sum, { name, byteSize }) =>
      sum + byteSize + 2 * getByteLength(name) + localHeader + dataDescriptor + centralHeader,
    end,
  )
  return entries.length > 0 && entries.length <= maxEntries && length <= maxBytes ? length : null
}

/**
 * Streams a ZIP of the files without buffering or temporary files. Files are stored without
 * compression: PDFs and images are already compressed, and the length is known in advance. Closes
 * an open file when the reader stops, which client-zip and yazl do not do.
 * @throws Error if the length of a file differs from its entry
 */
export async function* streamZip(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for (const { name, byteSize, modifiedAt, open } of entries) {
    const file = new ZipPassThrough(name)
    file.mtime = toLocalClock(toBerlinWallClock(modifiedAt))
    zip.add(file)
    for await (const content of open()) {
      file.push(content)
      yield* chunks.splice(0)
    }
    if (file.size !== byteSize) throw new Error(`${name} has ${file.size} bytes, not ${byteSize}.`)
    file.push(new Uint8Array(0), true)
  }
  zip.end()
  yield* chunks
}

/**
 * Converts a UTC time to the local time of this server with the same digits. ZIP times have no time
 * zone, and fflate writes local times.
 */
function toLocalClock(clock: Date): Date {
  return new Date(
    clock.getUTCFullYear(),
    clock.getUTCMonth(),
    clock.getUTCDate(),
    clock.getUTCHours(),
    clock.getUTCMinutes(),
    clock.getUTCSeconds(),
  )
}

/** Returns the ETag of a ZIP archive. It changes with each file, name and time of storage. */
export function zipTag(files: readonly { name: string; hash: string; storedAt: Date }[]): string {
  const hash = createHash('sha256')
  for (const { name, hash: content, storedAt } of files) {
    hash.update(JSON.stringify([name, content, storedAt.getTime()]))
  }
  return `"${hash.digest('hex').slice(0, 32)}"`
}

/**
 * Characters that some operating system forbids in file names, and control characters for writing
 * direction, which can disguise an extension.
 */
const forbiddenCharacterPattern = /[\p{Cc}\p{Cs}\p{Bidi_Control}/\\:*?"<>|]/gu
/** Device names of Windows, which are reserved with every extension. */
const deviceNamePattern = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/**
 * Converts names to file names that are valid on every operating system, cannot leave their folder,
 * and differ even if case is ignored.
 */
export function toFileNames(names: readonly string[]): string[] {
  const usedNames = new Set<string>()
  return names.map((name) => {
    const validName = name
      .normalize('NFC')
      .replace(forbiddenCharacterPattern, '_')
      .replace(/^[.\s]+|[.\s]+$/g, '_')
      .replace(deviceNamePattern, '_$&')
    const [, base = '', extension = ''] = /^(.*?)(\.[^.]*)?$/su.exec(validName) ?? []
    let freeName = validName
    for (let count = 2; usedNames.has(freeName.toLowerCase()); count += 1) freeName = `${base} (${count})${extension}`
    usedNames.add(freeName.toLowerCase())
    return freeName
  })
}
