import { z } from 'zod'
import { sanitizeHtmlCode } from '@/backend/platform/html/html-code'
import { toStorableLink } from '@/backend/platform/html/page-link'
import { sanitizeRichText, sanitizeTable } from '@/backend/platform/html/rich-text'
import type { StoredField } from '@/lib/contract/blocks/definition'
import { fieldLimits, isAnchor } from '@/lib/contract/blocks/limits'
import { emailSchema } from '@/lib/contract/common/single-line'
import { findEmbed } from '@/lib/contract/embeds/find-embed'
import type { EmbedKind } from '@/lib/contract/embeds/services'
import { moduleSlugSchema } from '@/lib/contract/pages/module-writes'
import { recordSelectionSchema } from '@/lib/contract/records/record-selection'
import { fieldProblem } from './field-messages'

export interface FieldReading {
  /** The field's schema as read: its default is also stored if nothing is sent. */
  read: z.ZodType
  isRequired: boolean
}

/** What is stored of a field, by its kind; a kind that is missing here does not compile. */
export function storedField(field: StoredField, { read, isRequired }: FieldReading): z.ZodType {
  const initial = isRequired ? undefined : read.safeParse(undefined).data
  const orInitial = (type: z.ZodType) => (initial === undefined ? type : type.default(initial))
  switch (field.kind) {
    case 'asRead':
      return field.initial === undefined ? read : read.default(field.initial)
    case 'line':
      return orInitial(boundedText(fieldLimits.line, isRequired))
    case 'plainText':
      return orInitial(boundedText(field.limit ?? fieldLimits.plainText, isRequired))
    case 'richText':
      return orInitial(z.string().max(fieldLimits.richText).transform(sanitizeRichText))
    case 'table':
      return z
        .string()
        .max(fieldLimits.richText)
        .transform(sanitizeTable)
        .refine((html) => html.includes('<td>'), fieldProblem('required'))
    // Whether there must be any is seen beside the selection that it may come from.
    case 'code':
      return z.string().max(fieldLimits.html).transform(sanitizeHtmlCode).default('')
    case 'recipients':
      return addresses
    case 'anchor':
      return orInitial(z.string().max(fieldLimits.anchor).refine(isAnchor, fieldProblem('anchor')))
    case 'address':
      return orInitial(harmlessAddress)
    case 'enteredAddress':
      return orInitial(enteredAddress)
    case 'medium':
      return medium(field.medium)
    case 'picture':
    case 'person':
    case 'selection':
      return initial === null ? storedId.nullable().default(null) : storedId
    case 'reusable':
      return moduleSlugSchema.nullable().default(null)
    case 'records':
      return recordSelectionSchema.nullable().default(null)
    case 'addressOf':
    case 'serviceOf':
    case 'cropsOf':
    case 'pictureAddressOf':
      return read
  }
}

function boundedText(limit: number, isRequired: boolean) {
  const text = z.string().max(limit)
  return isRequired ? text.refine((entered) => entered.trim() !== '', fieldProblem('required')) : text
}

/** Mail addresses as a list of them is written; each once. */
const addresses = z
  .string()
  .max(fieldLimits.address)
  .transform((entered) => [...new Set(entered.split(/[,;\s]+/).filter((part) => part !== ''))].join(', '))
  .refine(
    (list) => list === '' || list.split(', ').every((one) => emailSchema.safeParse(one).success),
    fieldProblem('recipients'),
  )
  .default('')

const noAddress = fieldProblem('address')

/** An entered address that leads somewhere harmless, as it was entered. */
const enteredAddress = z
  .string()
  .max(fieldLimits.address)
  .refine((entered) => toStorableLink(entered) !== null, noAddress)

/** An entered address as the harmless one it leads to; may be empty. */
const harmlessAddress = z
  .string()
  .max(fieldLimits.address)
  .refine((entered) => entered.trim() === '' || toStorableLink(entered) !== null, noAddress)
  .transform((entered) => toStorableLink(entered) ?? '')

/** The id of something stored: publishing puts the picture itself there, readers get person and selection as they are now. */
const storedId = z.int32().positive()

/** The address of a medium as it was entered; of a service's embedding code only the frame's address is kept. */
function medium(kind: EmbedKind) {
  return z
    .string()
    .trim()
    .max(fieldLimits.embed)
    .transform((entered, context) => {
      const embed = findEmbed(entered, kind)
      if (embed) return entered.includes('<') ? embed.frameUrl : entered
      context.addIssue({ code: 'custom', message: fieldProblem('service', kind) })
      return z.NEVER
    })
}
