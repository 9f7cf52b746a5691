import type { Locale } from '@/lib/contract/common/locale'
import { maxMemberFileBytes } from '@/lib/contract/media/media'
import { type Master, makeMaster } from '../images/master'
import { InvalidPictureError, problemMessage } from '../images/picture-problem'
import { isSvg } from '../images/rasterize-svg'
import { contentHash } from '../images/store-picture'
import { InvalidPdfError, rewritePdf } from '../pdf/rewrite-pdf'
import type { OutsideUploads } from '../runtime/outside-uploads'
import { type FileMessageKey, fileMessage } from './messages'

/** A file that somebody outside the office sends. */
export interface SentFile {
  file: File
  /** In whose turn it is examined (`userSender`, `clientSender`). */
  sender: string
}

/** A PDF as it may be stored. */
export interface AcceptedPdf {
  bytes: Uint8Array
  mime: 'application/pdf'
  hash: string
}

/** A file that is not taken (status 400). */
export class InvalidFileError extends Error {
  override readonly name = 'InvalidFileError'

  /** @param isOtherKind whether it is of a kind that is not taken at all */
  constructor(
    private readonly texts: (locale: Locale) => string,
    readonly isOtherKind: boolean,
  ) {
    super(texts('en'))
  }

  /** What is wrong and what is allowed, in a language. */
  messageIn(locale: Locale): string {
    return this.texts(locale)
  }
}

const refuse = (key: FileMessageKey, isOtherKind = false) =>
  new InvalidFileError((locale) => fileMessage(locale, key), isOtherKind)

/**
 * A PDF of somebody outside the office, written anew.
 * @throws InvalidFileError, TooManyAttemptsError
 */
export async function acceptPdf(
  outsideUploads: OutsideUploads,
  { file, sender }: SentFile,
): Promise<AcceptedPdf> {
  refuseSize(file)
  return await outsideUploads.examine(sender, async () => {
    const bytes = await rewritePdf(await bytesOf(file)).catch((error: unknown) => {
      if (!(error instanceof InvalidPdfError)) throw error
      throw new InvalidFileError((locale) => error.messageIn(locale), false)
    })
    return { bytes, mime: 'application/pdf', hash: contentHash(bytes) }
  })
}

/**
 * A picture of somebody outside the office, drawn anew.
 * @throws InvalidFileError, TooManyAttemptsError
 */
export async function acceptPicture(
  outsideUploads: OutsideUploads,
  { file, sender }: SentFile,
): Promise<Master> {
  refuseSize(file)
  return await outsideUploads.examine(sender, async () => {
    const bytes = await bytesOf(file)
    if (isSvg(bytes)) throw refuse('drawing', true)
    return await makeMaster(bytes).catch((error: unknown) => {
      if (!(error instanceof InvalidPictureError)) throw error
      const { problem } = error
      // The library takes more kinds of pictures.
      throw problem === 'unknownType'
        ? refuse('noPicture', true)
        : new InvalidFileError((locale) => problemMessage(locale, problem), false)
    })
  })
}

function refuseSize({ size }: File): void {
  if (size === 0) throw refuse('empty', true)
  if (size > maxMemberFileBytes) throw refuse('tooLarge')
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())
