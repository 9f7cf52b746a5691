import type { Field } from '@/features/blocks/block-editor'
import { fieldLimits, isAnchor } from '@/lib/contract/blocks/limits'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import { listMissingFields } from '@/lib/contract/blocks/required'
import { findEmbed } from '@/lib/contract/embeds/find-embed'
import type { EmbedKind } from '@/lib/contract/embeds/services'
import { parseEnteredLink } from '@/lib/contract/pages/link-address'
import type { Data, EditorDocument } from '../core/document'
import { findSchema } from './values'

/** The reason why a value is invalid. */
export type Problem =
  | { code: 'required' | 'invalid' | 'code' | 'anchor' | 'anchorTaken' | 'address' }
  | { code: 'tooLong'; limit: number }
  | { code: 'service'; medium: EmbedKind }

/** An entered value with the context of its validation. */
export interface Entry {
  model: BlockModel
  field: Field
  value: unknown
  /** The other data of the block. */
  data: Data
  /** The anchors of the other blocks of the page. */
  anchors: ReadonlySet<string>
}

/** Finds the problem of an entry (spec §5); null for a valid entry. */
export function findProblem({ model, field, value, data, anchors }: Entry): Problem | null {
  if (listMissingFields({ model, data: { ...data, [field.name]: value } }).includes(field.name)) {
    return { code: field.kind === 'code' ? 'code' : 'required' }
  }
  if (value === '' || value === null) return null
  if (!findSchema(model, field.name)?.safeParse(value).success) return { code: 'invalid' }
  const limit = findLimit(field)
  if (typeof value !== 'string') return null
  if (limit !== null && value.length > limit) return { code: 'tooLong', limit }
  return findTextProblem(field, value, anchors)
}

function findTextProblem(field: Field, text: string, anchors: ReadonlySet<string>): Problem | null {
  switch (field.kind) {
    case 'anchor':
      if (!isAnchor(text)) return { code: 'anchor' }
      return anchors.has(text) ? { code: 'anchorTaken' } : null
    case 'link':
      return text.trim() === '' || parseEnteredLink(text) ? null : { code: 'address' }
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

/** Returns the maximum length of a field in characters; null for no limit. */
export function findLimit(field: Field): number | null {
  const ownLimit = field.kind === 'plainText' ? field.limit : undefined
  return ownLimit ?? limits[field.kind] ?? null
}

/** Lists the anchors of all other blocks of a page. */
export function listOtherAnchors(document: EditorDocument, key: string): Set<string> {
  const otherNodes = [...document.nodes.values()].filter((node) => node.key !== key)
  return new Set(otherNodes.flatMap(({ data: { anchor } }) => (typeof anchor === 'string' && anchor ? [anchor] : [])))
}
