import { maxAnswerFileBytes } from '@/lib/contract/form-answer'
import { makeMaster } from '../images/master'
import { InvalidPictureError } from '../images/picture-problem'
import { contentHash } from '../images/store-picture'
import { displayName } from '../media/uploads'
import type { AnswerProblem } from './messages'

/** A file of an answer, to be stored. */
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

const pdfStart = Buffer.from('%PDF-')

/**
 * What may be stored of a file: by its content alone it is a PDF document or a picture, which is decoded and written anew. Its name
 * ends as its content says.
 */
export async function acceptFile(
  file: File,
  field: number,
): Promise<AnswerFile | { problem: AnswerProblem }> {
  if (file.size > maxAnswerFileBytes) return { problem: 'fileSize' }
  const sent = new Uint8Array(await file.arrayBuffer())
  const content = Buffer.from(sent.subarray(0, pdfStart.length)).equals(pdfStart)
    ? { bytes: sent, mime: 'application/pdf' }
    : await pictureOf(sent)
  const extension = extensions[content?.mime ?? '']
  if (!content || extension === undefined) return { problem: 'fileType' }
  const { bytes, mime } = content
  return { field, name: nameOf(file.name, extension), mime, hash: contentHash(bytes), bytes }
}

async function pictureOf(sent: Uint8Array): Promise<{ bytes: Uint8Array; mime: string } | null> {
  try {
    return await makeMaster(sent)
  } catch (error) {
    if (error instanceof InvalidPictureError) return null
    throw error
  }
}

function nameOf(name: string, extension: string): string {
  const own = displayName(name)
  if (new RegExp(`\\.${extension === 'jpg' ? 'jpe?g' : extension}$`, 'i').test(own)) return own
  return `${own.replace(/\.[^.]*$/, '') || 'file'}.${extension}`
}
