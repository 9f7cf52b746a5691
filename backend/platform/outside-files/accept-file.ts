import type { Locale } from '@/lib/contract/common/locale'
import { maxMemberFileBytes } from '@/lib/contract/media/media'
import { type Master, makeMaster } from '../images/master'
import { InvalidPictureError, problemMessage } from '../images/picture-problem'
import { isSvg } from '../images/rasterize-svg'
import { contentHash } from '../images/store-picture'
import { InvalidPdfError, rewritePdf } from '../pdf/rewrite-pdf'
import type { OutsideUploads } from '../runtime/outside-uploads'
import { type FileMessageKey, fileMessage } from './messages'

/** A file sent by a user outside the office. */
export interface SentFile {
  file: File
  /** Queue key for its examination (`userSender`, `clientSender`). */
  sender: string
}

/** A PDF that may be stored. */
export interface AcceptedPdf {
  bytes: Uint8Array
  mime: 'application/pdf'
  hash: string
}

/** A rejected file (status 400). */
export class InvalidFileError extends Error {
  override readonly name = 'InvalidFileError'

  /** @param isOtherKind true if the file type is not supported */
  constructor(
    private readonly texts: (locale: Locale) => string,
    readonly isOtherKind: boolean,
  ) {
    super(texts('en'))
  }

  /** Names the problem and the allowed files. */
  messageIn(locale: Locale): string {
    return this.texts(locale)
  }
}

const toError = (key: FileMessageKey, isOtherKind = false) =>
  new InvalidFileError((locale) => fileMessage(locale, key), isOtherKind)

/**
 * Rewrites an untrusted PDF.
 * @throws InvalidFileError, TooManyAttemptsError
 */
export async function acceptPdf(
  outsideUploads: OutsideUploads,
  { file, sender }: SentFile,
): Promise<AcceptedPdf> {
  assertSize(file)
  return await outsideUploads.runExamination(sender, async () => {
    const bytes = await rewritePdf(await readBytes(file)).catch((error: unknown) => {
      if (!(error instanceof InvalidPdfError)) throw error
      throw new InvalidFileError((locale) => error.messageIn(locale), false)
    })
    return { bytes, mime: 'application/pdf', hash: contentHash(bytes) }
  })
}

/**
 * Re-encodes an untrusted picture.
 * @throws InvalidFileError, TooManyAttemptsError
 */
export async function acceptPicture(
  outsideUploads: OutsideUploads,
  { file, sender }: SentFile,
): Promise<Master> {
  assertSize(file)
  return await outsideUploads.runExamination(sender, async () => {
    const bytes = await readBytes(file)
    if (isSvg(bytes)) throw toError('drawing', true)
    return await makeMaster(bytes).catch((error: unknown) => {
      if (!(error instanceof InvalidPictureError)) throw error
      const { problem } = error
      // The default message also lists types that only the library accepts.
      throw problem === 'unknownType'
        ? toError('noPicture', true)
        : new InvalidFileError((locale) => problemMessage(locale, problem), false)
    })
  })
}

function assertSize({ size }: File): void {
  if (size === 0) throw toError('empty', true)
  if (size > maxMemberFileBytes) throw toError('tooLarge')
}

const readBytes = async (file: File) => new Uint8Array(await file.arrayBuffer())
