import type { Audit } from '../accessibility-audit/use-audit'
import { useFindingMarks } from '../accessibility-audit/use-finding-marks'
import type { BlockActions } from '../block-actions/use-block-actions'
import { useHiddenNote } from '../block-marks/use-hidden-note'
import { useEmptyNote } from '../block-names/use-empty-note'
import type { EditorDocument } from '../core/document'
import type { GetEditAttributes } from '../page-elements/edit-attributes'

export interface BlockAttributesOptions {
  document: EditorDocument | undefined
  getKey: (id: number) => string
  blockActions: BlockActions
  /** The keys of the blocks in conflict, separated by spaces. */
  conflictKeys: string
  audit: Audit
}

/** Returns the attributes of block elements: the key, and the marks for the editor's styles. */
export function useBlockAttributes(options: BlockAttributesOptions): GetEditAttributes {
  const { document, getKey, blockActions, conflictKeys, audit } = options
  const getEmptyNote = useEmptyNote()
  const getHiddenNote = useHiddenNote(document)
  const getFindingMark = useFindingMarks(audit)
  const conflictingBlocks = conflictKeys.split(' ')
  return (module) => {
    const key = getKey(module.id)
    return {
      'data-module': key,
      ...blockActions.getMarks(key),
      'data-conflict': conflictingBlocks.includes(key) ? '' : undefined,
      ...getEmptyNote(module),
      ...getHiddenNote(key),
      ...getFindingMark(key),
    }
  }
}
