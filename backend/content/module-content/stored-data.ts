import { z } from 'zod'
import { toStorableLink } from '@/backend/platform/html/page-link'
import type { BlockDefinition, PictureDerivedKind, StoredField } from '@/lib/contract/blocks/definition'
import { blockMarksSchema } from '@/lib/contract/blocks/marks'
import { findEmbed } from '@/lib/contract/embeds/find-embed'
import { embedServices } from '@/lib/contract/embeds/services'
import { encodeFieldProblem } from './field-messages'
import { createStoredFieldSchema } from './stored-field'

export type BlockData = Record<string, unknown>

/**
 * Returns true for a field that is not stored, because it is derived from a picture when the module
 * is read.
 */
export function isPictureDerived(field: StoredField): field is StoredField & { kind: PictureDerivedKind } {
  return field.kind === 'derivedCrops' || field.kind === 'derivedPictureAddress'
}

/**
 * Creates the schema of the stored data of a block. It contains the marks of editors, and no fields
 * that are derived from a picture.
 */
export function createStoredDataSchema(block: BlockDefinition): z.ZodType<BlockData> {
  const shape: Record<string, z.ZodType> = {}
  for (const [name, field] of Object.entries(block.stored)) {
    const readSchema = block.schema.shape[name]
    if (!readSchema || isPictureDerived(field)) continue
    shape[name] = createStoredFieldSchema(field, { readSchema, isRequired: block.required.includes(name) })
  }
  return z.object({ ...shape, ...blockMarksSchema.shape }).transform((data, context) => {
    let derivedData: BlockData = data
    for (const name of Object.keys(block.stored)) derivedData = deriveField(block, name, derivedData, context)
    return derivedData
  })
}

/** Computes or checks a field that depends on another field. Other fields stay unchanged. */
function deriveField(block: BlockDefinition, name: string, data: BlockData, context: z.RefinementCtx): BlockData {
  const field = block.stored[name]
  const reportProblem = (message: string) => {
    context.addIssue({ code: 'custom', path: [name], message })
    return data
  }
  switch (field?.kind) {
    case 'derivedAddress':
      return { ...data, [name]: toStorableLink(String(data[field.sourceField])) ?? '' }
    case 'derivedService': {
      const service = findEmbed(String(data[field.sourceField]))?.service
      const serviceName = service ? embedServices[service].name : ''
      const text = String(data[name]).trim().toLowerCase()
      if (!['', service, serviceName.toLowerCase()].includes(text)) {
        return reportProblem(encodeFieldProblem('otherService', serviceName))
      }
      return { ...data, [name]: serviceName }
    }
    case 'code':
      if (data[field.selectionField] !== null) return { ...data, [name]: '' }
      return String(data[name]).trim() === '' ? reportProblem(encodeFieldProblem('code')) : data
    default:
      return data
  }
}
