import type { BlockEditor, InlineField } from '@/features/blocks/block-editor'
import { getBlockEditor } from '@/features/blocks/editors'
import type { EditorDocument } from '../core/document'
import { isLocked } from '../core/placement'
import { listEditableFields } from '../inline-text/inline-fields'

/** The empty fields of a block, which the page does not show. */
export interface EmptyFields {
  fields: BlockEditor['fields']
  /** Optional texts that are edited on the page. */
  texts: readonly InlineField[]
  pictures: readonly string[]
}

/** Finds the empty fields of a block. Returns null if it has none or is locked. */
export function findEmptyFields(root: ParentNode | null, document: EditorDocument, key: string): EmptyFields | null {
  const node = document.nodes.get(key)
  const editor = node && getBlockEditor(node.model)
  if (!editor || isLocked(document, key)) return null
  const { fields, inline = [] } = editor
  const { data } = node
  const visibleNames = new Set(listEditableFields(root, document, key).map(({ field }) => field))
  const texts = inline.filter(({ field, needs }) => !data[field] && !visibleNames.has(field) && (!needs || data[needs]))
  const pictures = Object.keys(fields).filter((name) => fields[name]?.kind === 'picture' && !data[name])
  return texts.length + pictures.length > 0 ? { fields, texts, pictures } : null
}
