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
  /** The schema of the field on reading; its default is stored if nothing is sent. */
  read: z.ZodType
  isRequired: boolean
}

/** The schema of a stored field by its kind; a missing kind is a compile error. */
export function storedFieldSchema(field: StoredField, { read, isRequired }: FieldReading): z.ZodType {
  const initial = isRequired ? undefined : read.safeParse(undefined).data
  const withInitial = (type: z.ZodType) => (initial === undefined ? type : type.default(initial))
  switch (field.kind) {
    case 'asRead':
      return field.initial === undefined ? read : read.default(field.initial)
    case 'line':
      return withInitial(boundedText(fieldLimits.line, isRequired).trim())
    case 'plainText':
      return withInitial(boundedText(field.limit ?? fieldLimits.plainText, isRequired))
    case 'richText':
      return withInitial(z.string().max(fieldLimits.richText).transform(sanitizeRichText))
    case 'table':
      return z
        .string()
        .max(fieldLimits.richText)
        .transform(sanitizeTable)
        .refine((html) => html.includes('<td>'), fieldProblem('required'))
    // Requiredness depends on the selection and is checked in `deriveField`.
    case 'code':
      return z.string().max(fieldLimits.html).transform(sanitizeHtmlCode).default('')
    case 'recipients':
      return addresses
    case 'anchor':
      return withInitial(z.string().max(fieldLimits.anchor).refine(isAnchor, fieldProblem('anchor')))
    case 'address':
      return withInitial(harmlessAddress)
    case 'enteredAddress':
      return withInitial(enteredAddress)
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
  return isRequired ? text.refine((value) => value.trim() !== '', fieldProblem('required')) : text
}

/** A comma-separated list of distinct e-mail addresses. */
const addresses = z
  .string()
  .max(fieldLimits.address)
  .transform((text) => [...new Set(text.split(/[,;\s]+/).filter((part) => part !== ''))].join(', '))
  .refine(
    (list) => list === '' || list.split(', ').every((address) => emailSchema.safeParse(address).success),
    fieldProblem('recipients'),
  )
  .default('')

const noAddress = fieldProblem('address')

/** An allowed address, stored as it was entered. */
const enteredAddress = z
  .string()
  .max(fieldLimits.address)
  .refine((text) => toStorableLink(text) !== null, noAddress)

/** An address in its normalized, allowed form; may be empty. */
const harmlessAddress = z
  .string()
  .max(fieldLimits.address)
  .refine((text) => text.trim() === '' || toStorableLink(text) !== null, noAddress)
  .transform((text) => toStorableLink(text) ?? '')

/**
 * The id of a stored record. Publishing resolves pictures; persons and selections are resolved on
 * reading.
 */
const storedId = z.int32().positive()

/** The entered address of a medium; of an embed code only the address of the frame is stored. */
function medium(kind: EmbedKind) {
  return z
    .string()
    .trim()
    .max(fieldLimits.embed)
    .transform((text, context) => {
      const embed = findEmbed(text, kind)
      if (embed) return text.includes('<') ? embed.frameUrl : text
      context.addIssue({ code: 'custom', message: fieldProblem('service', kind) })
      return z.NEVER
    })
}
