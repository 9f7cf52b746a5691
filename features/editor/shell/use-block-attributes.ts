import type { Audit } from '../accessibility-audit/use-audit'
import { useFindingMarks } from '../accessibility-audit/use-finding-marks'
import type { BlockActions } from '../block-actions/use-block-actions'
import { useHiddenNote } from '../block-marks/use-hidden-note'
import { useEmptyNote } from '../block-names/use-empty-note'
import type { EditorDocument } from '../core/document'
import type { EditAttributes } from '../page-elements/edit-attributes'

export interface BlockAttributesOptions {
  document: EditorDocument | undefined
  keyOf: (id: number) => string
  blockActions: BlockActions
  /** The keys of the blocks that another editor changed as well, separated by spaces. */
  contested: string
  audit: Audit
}

/** The attributes of each block's element: which one it is, and what the editor's styles show of it. */
export function useBlockAttributes(options: BlockAttributesOptions): EditAttributes {
  const { document, keyOf, blockActions, contested, audit } = options
  const emptyNote = useEmptyNote()
  const hiddenNote = useHiddenNote(document)
  const checkMark = useFindingMarks(audit)
  const contestedKeys = contested.split(' ')
  return (module) => {
    const key = keyOf(module.id)
    return {
      'data-module': key,
      ...blockActions.getMarks(key),
      'data-conflict': contestedKeys.includes(key) ? '' : undefined,
      ...emptyNote(module),
      ...hiddenNote(key),
      ...checkMark(key),
    }
  }
}
