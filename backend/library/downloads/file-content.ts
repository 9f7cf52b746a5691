import type { Disk } from 'flydrive'
import { readStored } from '@/backend/platform/storage/stored-file'
import { downloadKey } from './file-storage'
import { findMimeType } from './file-types'

type ContentCheck = (bytes: Uint8Array) => boolean

const startsWith =
  (text: string, offset = 0): ContentCheck =>
  (bytes) =>
    Buffer.from(bytes.subarray(offset, offset + text.length)).toString('latin1') === text
const isZip = startsWith('PK\u0003\u0004')
const isOfficeDocument = isZip
/** Text contains no NUL byte, except UTF-16, which begins with a byte order mark. */
const isText: ContentCheck = (bytes) =>
  startsWith('\u00ff\u00fe')(bytes) || startsWith('\u00fe\u00ff')(bytes) || !bytes.includes(0)

const checksByExtension: Record<string, ContentCheck> = {
  pdf: startsWith('%PDF-'),
  txt: isText,
  csv: isText,
  ics: isText,
  rtf: startsWith('{\\rtf'),
  jpg: startsWith('\u00ff\u00d8\u00ff'),
  jpeg: startsWith('\u00ff\u00d8\u00ff'),
  png: startsWith('\u0089PNG'),
  webp: (bytes) => startsWith('RIFF')(bytes) && startsWith('WEBP', 8)(bytes),
  mp3: (bytes) => startsWith('ID3')(bytes) || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0),
  mp4: startsWith('ftyp', 4),
  zip: (bytes) => isZip(bytes) || startsWith('PK\u0005\u0006')(bytes),
  docx: isOfficeDocument,
  xlsx: isOfficeDocument,
  pptx: isOfficeDocument,
  odt: isOfficeDocument,
  ods: isOfficeDocument,
  odp: isOfficeDocument,
}

/** Returns true if the first bytes of a file match the extension of its name. */
export function matchesName(name: string, bytes: Uint8Array): boolean {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? ''
  return Object.hasOwn(checksByExtension, extension) && checksByExtension[extension]?.(bytes) === true
}

type Examination =
  | { file: { mime: string; byteSize: number }; problem: null }
  | { file: null; problem: 'invalidFile' | 'contentMissing' | 'contentMismatch' }

/**
 * Loads the media type and size of stored content. Returns a problem if the content is missing or
 * does not match the name.
 */
export async function examineContent(
  storage: Disk,
  { name, hash }: { name: string; hash: string },
): Promise<Examination> {
  const mime = findMimeType(name)
  if (!mime || /[/\\\p{Cc}\p{Cs}]/u.test(name)) return { file: null, problem: 'invalidFile' }
  const key = downloadKey(hash)
  if (!(await storage.exists(key))) return { file: null, problem: 'contentMissing' }
  const { contentLength: byteSize } = await storage.getMetaData(key)
  let firstChunk: Uint8Array = new Uint8Array()
  for await (firstChunk of readStored(storage, key)) break
  return matchesName(name, firstChunk)
    ? { file: { mime, byteSize }, problem: null }
    : { file: null, problem: 'contentMismatch' }
}
