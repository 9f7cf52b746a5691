import type { Locale } from '@/lib/contract/common/locale'
import { maxMemberFileBytes } from '@/lib/contract/media/media'
import { createOriginal, type PictureOriginal } from '../images/create-original'
import { InvalidPictureError, problemMessage } from '../images/picture-problem'
import { isSvg } from '../images/rasterize-svg'
import { contentHash } from '../images/store-picture'
import { InvalidPdfError, rewritePdf } from '../pdf/rewrite-pdf'
import type { OutsideFileLimits } from '../runtime/outside-file-limits'
import { type FileMessageKey, fileMessage } from './messages'

/** A file uploaded by a user who does not work for the site's office. */
export interface SentFile {
  file: File
  /** Key of the client, for limits (`toUserKey`, `toClientKey`). */
  clientKey: string
}

/** A rewritten PDF that is safe to store. */
export interface AcceptedPdf {
  bytes: Uint8Array
  mime: 'application/pdf'
  hash: string
}

/** A rejected file (status 400). */
export class InvalidFileError extends Error {
  override readonly name = 'InvalidFileError'

  /** @param isUnsupportedType true also for an empty file, because it has no type */
  constructor(
    private readonly texts: (locale: Locale) => string,
    readonly isUnsupportedType: boolean,
  ) {
    super(texts('en'))
  }

  /** Returns the message in a language. */
  getMessage(locale: Locale): string {
    return this.texts(locale)
  }
}

const createError = (key: FileMessageKey, isUnsupportedType = false) =>
  new InvalidFileError((locale) => fileMessage(locale, key), isUnsupportedType)

/**
 * Rewrites an untrusted PDF in the queue of the client.
 * @throws InvalidFileError, TooManyAttemptsError, ServerBusyError
 */
export async function acceptPdf(
  outsideFileLimits: OutsideFileLimits,
  { file, clientKey }: SentFile,
): Promise<AcceptedPdf> {
  assertSize(file)
  return await outsideFileLimits.runExamination(clientKey, async () => {
    const bytes = await rewritePdf(await readBytes(file)).catch((error: unknown) => {
      if (!(error instanceof InvalidPdfError)) throw error
      throw new InvalidFileError((locale) => error.getMessage(locale), false)
    })
    return { bytes, mime: 'application/pdf', hash: contentHash(bytes) }
  })
}

/**
 * Re-encodes an untrusted picture in the queue of the client.
 * @throws InvalidFileError, TooManyAttemptsError, ServerBusyError
 */
export async function acceptPicture(
  outsideFileLimits: OutsideFileLimits,
  { file, clientKey }: SentFile,
): Promise<PictureOriginal> {
  assertSize(file)
  return await outsideFileLimits.runExamination(clientKey, async () => {
    const bytes = await readBytes(file)
    if (isSvg(bytes)) throw createError('drawing', true)
    return await createOriginal(bytes).catch((error: unknown) => {
      if (!(error instanceof InvalidPictureError)) throw error
      const { problem } = error
      // The original message also lists file types that only the media library accepts.
      throw problem === 'unknownType'
        ? createError('noPicture', true)
        : new InvalidFileError((locale) => problemMessage(locale, problem), false)
    })
  })
}

function assertSize({ size }: File): void {
  if (size === 0) throw createError('empty', true)
  if (size > maxMemberFileBytes) throw createError('tooLarge')
}

const readBytes = async (file: File) => new Uint8Array(await file.arrayBuffer())
