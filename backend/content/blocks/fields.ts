import { z } from 'zod'
import { fieldLimits, isAnchor } from '@/lib/contract/blocks/limits'
import { linkAddress } from '@/lib/contract/link-address'
import { sanitizeRichText } from '../../html/rich-text'
import { fieldProblem } from '../field-messages'

/** Plain text on one line, for example a title; may be empty. */
export const line = z.string().max(fieldLimits.line).default('')

/** Plain text on one line that must say something. */
export const requiredLine = z
  .string()
  .max(fieldLimits.line)
  .refine((text) => text.trim() !== '', fieldProblem('required'))

/** Plain text of some sentences; may be empty. */
export const words = z.string().max(fieldLimits.words).default('')

/** Plain text of some sentences that must say something, `limit` characters at most. */
export function requiredWords(limit = fieldLimits.words) {
  return z
    .string()
    .max(limit)
    .refine((text) => text.trim() !== '', fieldProblem('required'))
}

/** HTML of paragraphs, lists, bold, italic and links; what else it holds is left out. */
export const richText = z.string().max(fieldLimits.richText).transform(sanitizeRichText)

/** A name within the page that links lead to: no blank in it. */
export const anchor = z.string().max(fieldLimits.anchor).refine(isAnchor, fieldProblem('anchor')).default('')

const noAddress = fieldProblem('address')

/** An entered address that leads somewhere harmless, as it was entered. */
export const address = z
  .string()
  .max(fieldLimits.address)
  .refine((entered) => linkAddress(entered) !== null, noAddress)

/** An entered address as the harmless one it leads to; may be empty. */
export const optionalAddress = z
  .string()
  .max(fieldLimits.address)
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
