import type { BlockEditor, InlineField } from '@/features/blocks/block-editor'
import { editorOf } from '@/features/blocks/editors'
import type { EditorDocument } from '../core/document'
import { isLocked } from '../core/placement'
import { shownFields } from '../inline-text/inline-fields'

/** What of a block is empty, so that the page does not show it. */
export interface EmptyFields {
  /** The fields of the block's editor. */
  fields: BlockEditor['fields']
  /** Optional texts that are written on the page. */
  texts: readonly InlineField[]
  /** The names of the fields for a picture. */
  pictures: readonly string[]
}

/** The empty fields of a block; null where it has none, or is locked. */
export function emptyFieldsOf(
  root: ParentNode | null,
  document: EditorDocument,
  key: string,
): EmptyFields | null {
  const node = document.nodes.get(key)
  const editor = node && editorOf(node.model)
  if (!editor || isLocked(document, key)) return null
  const { fields, inline } = editor
  const { data } = node
  const shown = new Set(shownFields(root, document, key).map(({ field }) => field))
  const texts = inline.filter(
    ({ field, needs }) => !data[field] && !shown.has(field) && (!needs || data[needs]),
  )
  const pictures = Object.keys(fields).filter((name) => fields[name]?.kind === 'picture' && !data[name])
  return texts.length + pictures.length > 0 ? { fields, texts, pictures } : null
}
