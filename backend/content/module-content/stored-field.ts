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
import { encodeFieldProblem } from './field-messages'

export interface FieldOptions {
  /**
   * The schema for reading the stored field. Its default is stored if the request lacks the field.
   */
  readSchema: z.ZodType
  isRequired: boolean
}

/** Creates the schema for storing a field. The compiler reports a field kind without a case. */
export function createStoredFieldSchema(field: StoredField, { readSchema, isRequired }: FieldOptions): z.ZodType {
  const initial = isRequired ? undefined : readSchema.safeParse(undefined).data
  const withInitial = (type: z.ZodType) => (initial === undefined ? type : type.default(initial))
  switch (field.kind) {
    case 'asInSchema':
      return field.initial === undefined ? readSchema : readSchema.default(field.initial)
    case 'line':
      return withInitial(createTextSchema(fieldLimits.line, isRequired).trim())
    case 'plainText':
      return withInitial(createTextSchema(field.limit ?? fieldLimits.plainText, isRequired))
    case 'richText':
      return withInitial(z.string().max(fieldLimits.richText).transform(sanitizeRichText))
    case 'table':
      return z
        .string()
        .max(fieldLimits.richText)
        .transform(sanitizeTable)
        .refine((html) => html.includes('<td>'), encodeFieldProblem('required'))
    // `deriveField` checks required code, because the HTML selection in another field replaces it.
    case 'code':
      return z.string().max(fieldLimits.html).transform(sanitizeHtmlCode).default('')
    case 'recipients':
      return recipients
    case 'anchor':
      return withInitial(z.string().max(fieldLimits.anchor).refine(isAnchor, encodeFieldProblem('anchor')))
    case 'address':
      return withInitial(normalizedAddress)
    case 'enteredAddress':
      return withInitial(enteredAddress)
    case 'medium':
      return createMediumSchema(field.medium)
    case 'picture':
    case 'person':
    case 'selection':
      return initial === null ? storedId.nullable().default(null) : storedId
    case 'reusable':
      return moduleSlugSchema.nullable().default(null)
    case 'records':
      return recordSelectionSchema.nullable().default(null)
    case 'derivedAddress':
    case 'derivedService':
    case 'derivedCrops':
    case 'derivedPictureAddress':
      return readSchema
  }
}

function createTextSchema(limit: number, isRequired: boolean) {
  const text = z.string().max(limit)
  return isRequired ? text.refine((value) => value.trim() !== '', encodeFieldProblem('required')) : text
}

/** E-mail addresses, stored as a comma-separated list without duplicates. */
const recipients = z
  .string()
  .max(fieldLimits.address)
  .transform((text) => [...new Set(text.split(/[,;\s]+/).filter((part) => part !== ''))].join(', '))
  .refine(
    (list) => list === '' || list.split(', ').every((address) => emailSchema.safeParse(address).success),
    encodeFieldProblem('recipients'),
  )
  .default('')

const addressProblem = encodeFieldProblem('address')

/** The address of a link, validated and stored as the user entered it. */
const enteredAddress = z
  .string()
  .max(fieldLimits.address)
  .refine((text) => toStorableLink(text) !== null, addressProblem)

/** The address of a link, stored in normalized form; '' is allowed. */
const normalizedAddress = z
  .string()
  .max(fieldLimits.address)
  .refine((text) => text.trim() === '' || toStorableLink(text) !== null, addressProblem)
  .transform((text) => toStorableLink(text) ?? '')

/**
 * The id of a picture, person or HTML selection. The publication of a page reads the picture; each
 * request for the page reads persons and selections.
 */
const storedId = z.int32().positive()

/**
 * Creates the schema for the address of embedded media. If the user entered an embed code, only the
 * address of its frame is stored.
 */
function createMediumSchema(kind: EmbedKind) {
  return z
    .string()
    .trim()
    .max(fieldLimits.embed)
    .transform((text, context) => {
      const embed = findEmbed(text, kind)
      if (embed) return text.includes('<') ? embed.frameUrl : text
      context.addIssue({ code: 'custom', message: encodeFieldProblem('service', kind) })
      return z.NEVER
    })
}
