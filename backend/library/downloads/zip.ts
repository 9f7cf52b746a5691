import { createHash } from 'node:crypto'
import { Zip, ZipPassThrough } from 'fflate'
import { toBerlinClock } from '@/lib/datetime'

/** A file of a ZIP. */
export interface ZipEntry {
  name: string
  byteSize: number
  modifiedAt: Date
  /** Opens the content. Called in the order of the entries, never concurrently. */
  open: () => AsyncIterable<Uint8Array>
}

/** Beyond these limits a ZIP needs the Zip64 extension, which not all programs support. */
const maxBytes = 0xffff_ffff
const maxEntries = 0xffff

const textLength = (text: string) => Buffer.byteLength(text)

/** Sizes in bytes of the records around the files of a ZIP, without names. */
const recordSizes = { localHeader: 30, dataDescriptor: 16, centralHeader: 46, end: 22 }

/**
 * Returns the length of the ZIP of these files; null if there are none or they exceed the limits.
 */
export function zipLength(entries: readonly Pick<ZipEntry, 'name' | 'byteSize'>[]): number | null {
  const { localHeader, dataDescriptor, centralHeader, end } = recordSizes
  const length = entries.reduce(
    (sum, { name, byteSize }) =>
      sum + byteSize + 2 * textLength(name) + localHeader + dataDescriptor + centralHeader,
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
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for (const { name, byteSize, modifiedAt, open } of entries) {
    const file = new ZipPassThrough(name)
    file.mtime = asLocalClock(toBerlinClock(modifiedAt))
    zip.add(file)
    for await (const chunk of open()) {
      file.push(chunk)
      yield* pieces.splice(0)
    }
    if (file.size !== byteSize) throw new Error(`${name} has ${file.size} bytes, not ${byteSize}.`)
    file.push(new Uint8Array(0), true)
  }
  zip.end()
  yield* pieces
}

/**
 * Converts a UTC clock to the local time zone of this server. The times of a ZIP have no time zone,
 * and fflate writes local times.
 */
function asLocalClock(clock: Date): Date {
  return new Date(
    clock.getUTCFullYear(),
    clock.getUTCMonth(),
    clock.getUTCDate(),
    clock.getUTCHours(),
    clock.getUTCMinutes(),
    clock.getUTCSeconds(),
  )
}

/** Returns the ETag of a ZIP, equal for the same files and names. */
export function zipTag(files: readonly { name: string; hash: string; storedAt: Date }[]): string {
  const hash = createHash('sha256')
  for (const { name, hash: content, storedAt } of files) {
    hash.update(JSON.stringify([name, content, storedAt.getTime()]))
  }
  return `"${hash.digest('hex').slice(0, 32)}"`
}

/**
 * Characters that are invalid in names on some system: path separators, special characters, and
 * controls of writing direction.
 */
const unusableCharacters = /[\p{Cc}\p{Cs}\p{Bidi_Control}/\\:*?"<>|]/gu
/** Device names of Windows, with any extension. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/**
 * Converts names to file names for one folder on any system, without path traversal and unique
 * regardless of case.
 */
export function namesInFolder(names: readonly string[]): string[] {
  const usedNames = new Set<string>()
  return names.map((name) => {
    const plain = name
      .normalize('NFC')
      .replace(unusableCharacters, '_')
      .replace(/^[.\s]+|[.\s]+$/g, '_')
      .replace(device, '_$&')
    const [, base = '', ending = ''] = /^(.*?)(\.[^.]*)?$/su.exec(plain) ?? []
    let freeName = plain
    for (let count = 2; usedNames.has(freeName.toLowerCase()); count += 1)
      freeName = `${base} (${count})${ending}`
    usedNames.add(freeName.toLowerCase())
    return freeName
  })
}
