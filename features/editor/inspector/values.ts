import type { z } from 'zod'
import type { Field } from '@/features/blocks/block-editor'
import type { StoredField } from '@/lib/contract/blocks/definition'
import { type BlockModel, blocks } from '@/lib/contract/blocks/registry'
import { findEmbed } from '@/lib/contract/embeds/find-embed'
import { embedServices } from '@/lib/contract/embeds/services'
import { htmlSelectionSchema } from '@/lib/contract/pages/html-selection'
import { linkAddress } from '@/lib/contract/pages/link-address'
import type { Data } from '../core/document'
import { isSame } from '../core/same'
import { fieldsOf } from './block-fields'

/** The values of a form's fields, by their names. */
export type Values = Record<string, unknown>

/** The schema of a field. */
export function schemaOf(model: BlockModel, name: string): z.ZodType | undefined {
  const shape: Readonly<Record<string, z.ZodType>> = blocks[model].schema.shape
  return shape[name]
}

/** The form values for a block's data, with the schema's defaults for missing fields. */
export function valuesOf(model: BlockModel, data: Data): Values {
  return Object.fromEntries(fieldsOf(model).map((field) => [field.name, readValue(model, field, data)]))
}

function readValue(model: BlockModel, { kind, name }: Field, data: Data): unknown {
  const read = schemaOf(model, name)?.safeParse(data[name])
  if (read?.success) return read.data
  // Invalid values are shown unchanged, so that they can be corrected; missing ones are empty.
  return data[name] ?? (emptyTexts.has(kind) ? '' : null)
}

const emptyTexts: ReadonlySet<Field['kind']> = new Set([
  ...(['line', 'plainText', 'richText', 'link', 'anchor', 'medium', 'code'] as const),
])

const mailAddress = /^[^\s/:@]+@[^\s/:@]+\.[^\s/:@]+$/

/** The link for an entry: a page, an anchor, a complete address or an email; null if invalid. The default protocol is https. */
export function enteredAddress(entered: string): string | null {
  const text = entered.trim()
  return linkAddress(mailAddress.test(text) ? `mailto:${text}` : text)
}

/** The changes of a block's data by a valid entry: its field, and fields derived from it. */
export function changesFor(model: BlockModel, { kind, name }: Field, value: unknown): Data {
  if (kind === 'link') {
    const address = enteredAddress(String(value)) ?? ''
    return { [name]: address, ...following(model, { kind: 'addressOf', of: name }, address) }
  }
  if (kind === 'medium') {
    const service = findEmbed(String(value))?.service
    const serviceName = service ? embedServices[service].name : ''
    return { [name]: value, ...following(model, { kind: 'serviceOf', of: name }, serviceName) }
  }
  if (kind === 'selection') return normalizeSelection(model, name, value)
  return { [name]: value }
}

/** Selecting a reusable selection sets its code; clearing it keeps the code. */
function normalizeSelection(model: BlockModel, name: string, value: unknown): Data {
  const selected = htmlSelectionSchema.safeParse(value).data
  if (!selected) return { [name]: null }
  const { html_code, ...named } = selected
  return { [name]: named, ...following(model, { kind: 'code', unless: name }, html_code) }
}

/** A value in the fields that are stored in a way that refers to another field. */
function following(model: BlockModel, stored: StoredField, value: string): Data {
  const fields = Object.entries<StoredField>(blocks[model].stored).filter(([, field]) =>
    isSame(field, stored),
  )
  return Object.fromEntries(fields.map(([name]) => [name, value]))
}
