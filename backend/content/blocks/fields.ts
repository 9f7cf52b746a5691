import { z } from 'zod'
import { linkAddress } from '../local-path'
import { sanitizeRichText } from '../rich-text'

/** Characters at most; what editors write by hand stays far below. */
const limits = { line: 300, words: 2000, address: 2000, richText: 100_000 }

const tooLong = (limit: number) => `At most ${limit} characters are allowed.`
const isRequired = 'This field is required!'

/** Plain text on one line, for example a title; may be empty. */
export const line = z.string().max(limits.line, tooLong(limits.line)).default('')

/** Plain text on one line that must say something. */
export const requiredLine = z
  .string()
  .max(limits.line, tooLong(limits.line))
  .refine((text) => text.trim() !== '', isRequired)

/** Plain text of some sentences; may be empty. */
export const words = z.string().max(limits.words, tooLong(limits.words)).default('')

/** Plain text of some sentences that must say something, `limit` characters at most. */
export function requiredWords(limit = limits.words) {
  return z
    .string()
    .max(limit, tooLong(limit))
    .refine((text) => text.trim() !== '', isRequired)
}

/** HTML of paragraphs, lists, bold, italic and links; what else it holds is left out. */
export const richText = z.string().max(limits.richText, tooLong(limits.richText)).transform(sanitizeRichText)

/** A name within the page that links lead to: no blank in it. */
export const anchor = z.string().max(100, tooLong(100)).regex(/^\S*$/, 'An anchor has no blanks.').default('')

const noAddress = 'Enter a valid address.'

/** An entered address that leads somewhere harmless, as it was entered. */
export const address = z
  .string()
  .max(limits.address, tooLong(limits.address))
  .refine((entered) => linkAddress(entered) !== null, noAddress)

/** An entered address as the harmless one it leads to; may be empty. */
export const optionalAddress = z
  .string()
  .max(limits.address, tooLong(limits.address))
  .refine((entered) => entered.trim() === '' || linkAddress(entered) !== null, noAddress)
  .transform((entered) => linkAddress(entered) ?? '')
  .default('')

/** The id of something stored: a picture, a person, an HTML selection. */
const storedId = z.int32().positive()

/** A picture in the working copy is named by its id; publishing puts the picture itself there. */
export const pictureId = storedId

/** A person in the working copy and in versions is named by the id; readers get the person as it is now. */
export const personId = storedId

/** An id where a block may do without. */
export const optionalId = storedId.nullable().default(null)
