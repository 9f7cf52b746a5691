import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl'

const open = promisify<Buffer, Options, ZipFile>(fromBuffer)

/** A file in a ZIP; `modified` as the clock showed, which says nothing of its zone. */
interface Unzipped {
  content: Buffer
  crc32: number
  modified: string
}

/** What is in a ZIP, by name and in its order, read by a library that did not make it and refuses names that lead out of a folder. */
export async function unzip(zip: Uint8Array): Promise<Map<string, Unzipped>> {
  const file = await open(Buffer.from(zip), { lazyEntries: true, strictFileNames: true })
  const read = promisify<Entry, Readable>(file.openReadStream.bind(file))
  const found = new Map<string, Unzipped>()
  return new Promise((resolve, reject) => {
    file.on('error', reject)
    file.on('end', () => resolve(found))
    file.on('entry', async (entry: Entry) => {
      try {
        const content = await buffer(await read(entry))
        found.set(entry.fileName, { content, crc32: entry.crc32, modified: dosTime(entry) })
        file.readEntry()
      } catch (error) {
        reject(error)
      }
    })
    file.readEntry()
  })
}

/** Dates and times as MS-DOS had them. */
function dosTime({ lastModFileDate: day, lastModFileTime: time }: Entry): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${1980 + (day >> 9)}-${two((day >> 5) & 15)}-${two(day & 31)} ${two(time >> 11)}:${two((time >> 5) & 63)}`
}
