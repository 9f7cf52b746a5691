import type { Field } from '@/features/blocks/block-editor'
import { fieldLimits, isAnchor } from '@/lib/contract/blocks/limits'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import { missingFields } from '@/lib/contract/blocks/required'
import { findEmbed } from '@/lib/contract/embeds/find-embed'
import type { EmbedKind } from '@/lib/contract/embeds/services'
import type { Data, EditorDocument } from '../core/document'
import { enteredAddress, schemaOf } from './values'

/** Why a value is rejected. */
export type Problem =
  | { code: 'required' | 'invalid' | 'code' | 'anchor' | 'anchorTaken' | 'address' }
  | { code: 'tooLong'; limit: number }
  | { code: 'service'; medium: EmbedKind }

/** An entered value with what its validation depends on. */
export interface Entry {
  model: BlockModel
  field: Field
  value: unknown
  /** The block's other data. */
  data: Data
  /** The anchors of the page's other blocks. */
  anchors: ReadonlySet<string>
}

/** Why an entry is rejected (spec §5); null where it can be saved. */
export function problemIn({ model, field, value, data, anchors }: Entry): Problem | null {
  if (missingFields({ model, data: { ...data, [field.name]: value } }).includes(field.name)) {
    return { code: field.kind === 'code' ? 'code' : 'required' }
  }
  if (value === '' || value === null) return null
  if (!schemaOf(model, field.name)?.safeParse(value).success) return { code: 'invalid' }
  const limit = limitOf(field)
  if (typeof value !== 'string') return null
  if (limit !== null && value.length > limit) return { code: 'tooLong', limit }
  return problemInText(field, value, anchors)
}

function problemInText(field: Field, text: string, anchors: ReadonlySet<string>): Problem | null {
  switch (field.kind) {
    case 'anchor':
      if (!isAnchor(text)) return { code: 'anchor' }
      return anchors.has(text) ? { code: 'anchorTaken' } : null
    case 'link':
      return text.trim() === '' || enteredAddress(text) ? null : { code: 'address' }
    case 'medium':
      return findEmbed(text, field.medium) ? null : { code: 'service', medium: field.medium }
    default:
      return null
  }
}

const limits: Partial<Record<Field['kind'], number>> = {
  line: fieldLimits.line,
  plainText: fieldLimits.plainText,
  richText: fieldLimits.richText,
  link: fieldLimits.address,
  anchor: fieldLimits.anchor,
  medium: fieldLimits.embed,
  code: fieldLimits.html,
}

/** The maximum length of a field in characters; null if it has none. */
export function limitOf(field: Field): number | null {
  const own = field.kind === 'plainText' ? field.limit : undefined
  return own ?? limits[field.kind] ?? null
}

/** The anchors of all blocks of a page except one. */
export function anchorsBeside(document: EditorDocument, key: string): Set<string> {
  const others = [...document.nodes.values()].filter((node) => node.key !== key)
  return new Set(
    others.flatMap(({ data: { anchor } }) => (typeof anchor === 'string' && anchor ? [anchor] : [])),
  )
}
