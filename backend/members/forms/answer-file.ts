import { toDisplayName } from '@/backend/library/media/uploads'
import { acceptPdf, acceptPicture, type SentFile } from '@/backend/platform/outside-files/accept-file'
import type { OutsideFileLimits } from '@/backend/platform/runtime/outside-file-limits'

/** A checked file of an answer that is not stored yet. */
export interface AnswerFile {
  field: number
  name: string
  mime: string
  hash: string
  bytes: Uint8Array
}

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

const pdfStart = '%PDF-'

/**
 * Checks an uploaded file and rewrites it, without hidden content. The type, PDF or picture, and
 * the extension of the name depend on the content of the file, not on its name.
 * @throws InvalidFileError, TooManyAttemptsError
 */
export async function acceptAnswerFile(
  outsideFileLimits: OutsideFileLimits,
  sentFile: SentFile,
  field: number,
): Promise<AnswerFile> {
  const isPdf = (await sentFile.file.slice(0, pdfStart.length).text()) === pdfStart
  const { bytes, mime, hash } = await (isPdf ? acceptPdf : acceptPicture)(outsideFileLimits, sentFile)
  const extension = extensions[mime]
  if (extension === undefined) throw new Error(`Files of ${mime} have no extension.`)
  return { field, name: toFileName(sentFile.file.name, extension), mime, hash, bytes }
}

function toFileName(name: string, extension: string): string {
  const baseName = toDisplayName(name)
  if (new RegExp(`\\.${extension === 'jpg' ? 'jpe?g' : extension}$`, 'i').test(baseName)) return baseName
  return `${baseName.replace(/\.[^.]*$/, '') || 'file'}.${extension}`
}
