import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl'

const open = promisify<Buffer, Options, ZipFile>(fromBuffer)

interface UnzippedFile {
  content: Buffer
  crc32: number
  /** Local time without a zone. */
  modified: string
}

/**
 * Reads the files of a ZIP archive by name, in order. The library is independent of the one that
 * writes archives, and rejects names that lead out of the folder.
 */
export async function unzip(zip: Uint8Array): Promise<Map<string, UnzippedFile>> {
  const file = await open(Buffer.from(zip), { lazyEntries: true, strictFileNames: true })
  const read = promisify<Entry, Readable>(file.openReadStream.bind(file))
  const files = new Map<string, UnzippedFile>()
  return new Promise((resolve, reject) => {
    file.on('error', reject)
    file.on('end', () => resolve(files))
    file.on('entry', async (entry: Entry) => {
      try {
        const content = await buffer(await read(entry))
        files.set(entry.fileName, { content, crc32: entry.crc32, modified: formatDosTime(entry) })
        file.readEntry()
      } catch (error) {
        reject(error)
      }
    })
    file.readEntry()
  })
}

function formatDosTime({ lastModFileDate: day, lastModFileTime: time }: Entry): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${1980 + (day >> 9)}-${twoDigits((day >> 5) & 15)}-${twoDigits(day & 31)} ${twoDigits(time >> 11)}:${twoDigits((time >> 5) & 63)}`
}
