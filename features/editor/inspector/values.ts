import type { z } from 'zod'
import type { Field } from '@/features/blocks/block-editor'
import type { StoredField } from '@/lib/contract/blocks/definition'
import { type BlockModel, blocks } from '@/lib/contract/blocks/registry'
import { findEmbed } from '@/lib/contract/embeds/find-embed'
import { embedServices } from '@/lib/contract/embeds/services'
import { htmlSelectionSchema } from '@/lib/contract/pages/html-selection'
import { parseEnteredLink } from '@/lib/contract/pages/link-address'
import type { Data } from '../core/document'
import { isSame } from '../core/same'
import { listFields } from './block-fields'

/** The values of a form by field name. */
export type Values = Record<string, unknown>

export function findSchema(model: BlockModel, name: string): z.ZodType | undefined {
  const shape: Readonly<Record<string, z.ZodType>> = blocks[model].schema.shape
  return shape[name]
}

/** Converts a block's data to form values, with the schema's defaults for missing fields. */
export function toValues(model: BlockModel, data: Data): Values {
  return Object.fromEntries(listFields(model).map((field) => [field.name, readValue(model, field, data)]))
}

function readValue(model: BlockModel, { kind, name }: Field, data: Data): unknown {
  const parseResult = findSchema(model, name)?.safeParse(data[name])
  if (parseResult?.success) return parseResult.data
  // Invalid values are shown unchanged, so that they can be corrected; missing ones are empty.
  return data[name] ?? (textKinds.has(kind) ? '' : null)
}

const textKinds: ReadonlySet<Field['kind']> = new Set([
  ...(['line', 'plainText', 'richText', 'link', 'anchor', 'medium', 'code'] as const),
])

/**
 * Converts a valid entry to the changed data: the value of its field, and of the fields that are
 * derived from it.
 */
export function toChanges(model: BlockModel, { kind, name }: Field, value: unknown): Data {
  if (kind === 'link') {
    const address = parseEnteredLink(String(value)) ?? ''
    return { [name]: address, ...toStoredFields(model, { kind: 'derivedAddress', sourceField: name }, address) }
  }
  if (kind === 'medium') {
    const service = findEmbed(String(value))?.service
    const serviceName = service ? embedServices[service].name : ''
    return { [name]: value, ...toStoredFields(model, { kind: 'derivedService', sourceField: name }, serviceName) }
  }
  if (kind === 'selection') return normalizeSelection(model, name, value)
  return { [name]: value }
}

/** Selecting a reusable selection sets its code. Clearing it keeps the code. */
function normalizeSelection(model: BlockModel, name: string, value: unknown): Data {
  const selection = htmlSelectionSchema.safeParse(value).data
  if (!selection) return { [name]: null }
  const { html_code, ...selectionFields } = selection
  return { [name]: selectionFields, ...toStoredFields(model, { kind: 'code', selectionField: name }, html_code) }
}

/** Returns the value for the derived fields that refer to another field. */
function toStoredFields(model: BlockModel, storedField: StoredField, value: string): Data {
  const fields = Object.entries<StoredField>(blocks[model].stored).filter(([, field]) => isSame(field, storedField))
  return Object.fromEntries(fields.map(([name]) => [name, value]))
}
