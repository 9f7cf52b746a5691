import { createHash } from 'node:crypto'
import { Zip, ZipPassThrough } from 'fflate'
import { toBerlinClock } from '@/lib/datetime'

/** A file to be put into a ZIP. */
export interface ZipEntry {
  name: string
  byteSize: number
  modifiedAt: Date
  /** Opens its content; called when its turn has come, and never for two at once. */
  open: () => AsyncIterable<Uint8Array>
}

/** Of more bytes or files a ZIP needs the extension Zip64, which not all programs read. */
const maxBytes = 0xffff_ffff
const maxEntries = 0xffff

const textLength = (text: string) => Buffer.byteLength(text)

/** What ZIP adds to each file: its head, the checksum behind it and its line in the list at the end; and the end of that. */
const bytesBeside = { head: 30, checksum: 16, line: 46, end: 22 }

/** The length of the ZIP of these files; null where there is nothing to put into one, or too much. */
export function zipLength(entries: readonly Pick<ZipEntry, 'name' | 'byteSize'>[]): number | null {
  const { head, checksum, line, end } = bytesBeside
  const length = entries.reduce(
    (sum, { name, byteSize }) => sum + byteSize + 2 * textLength(name) + head + checksum + line,
    end,
  )
  return entries.length > 0 && entries.length <= maxEntries && length <= maxBytes ? length : null
}

/**
 * Streams a ZIP of the files without buffering it. Files are stored, not compressed: PDFs and images are compressed
 * already, and the length is known in advance. The open file is closed when the reader stops, which client-zip and
 * yazl do not do. Nothing is written to disk.
 * @throws Error when a file has another length than its entry
 */
export async function* zipOf(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
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

/** A time that the clock of this machine shows as another one is in UTC: a ZIP has times without a zone, taken from here. */
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

/** Names the content of a ZIP: it is the same for the same files under the same names. */
export function zipTag(files: readonly { name: string; hash: string; storedAt: Date }[]): string {
  const hash = createHash('sha256')
  for (const { name, hash: content, storedAt } of files) {
    hash.update(JSON.stringify([name, content, storedAt.getTime()]))
  }
  return `"${hash.digest('hex').slice(0, 32)}"`
}

/** What no system takes for a name: parts of paths, signs with a meaning, and such as turn the direction of writing. */
const unusable = /[\p{Cc}\p{Cs}\p{Bidi_Control}/\\:*?"<>|]/gu
/** Devices of Windows, whatever their ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** Names for files in one folder, on any system: none leads out of it, and none comes twice, in whatever case. */
export function namesInFolder(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const plain = name
      .normalize('NFC')
      .replace(unusable, '_')
      .replace(/^[.\s]+|[.\s]+$/g, '_')
      .replace(device, '_$&')
    const [, base = '', ending = ''] = /^(.*?)(\.[^.]*)?$/su.exec(plain) ?? []
    let free = plain
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${base} (${count})${ending}`
    taken.add(free.toLowerCase())
    return free
  })
}
