import type { BlockMark } from '@/lib/contract/blocks/marks'
import { type EditorDocument, listAncestors } from '../core/document'
import type { Operation } from '../core/operations'

type SwitchableMark = Extract<BlockMark, 'is_hidden' | 'is_locked'>

/** Returns true if all blocks have the mark themselves. Marks of ancestors do not count. */
export function areMarked({ nodes }: EditorDocument, keys: readonly string[], mark: SwitchableMark): boolean {
  return keys.length > 0 && keys.every((key) => nodes.get(key)?.data[mark] === true)
}

export function toMarkOperation(keys: readonly string[], mark: SwitchableMark, isSet: boolean): Operation {
  return {
    type: 'several',
    operations: keys.map((key) => ({ type: 'change', key, fields: { [mark]: isSet || undefined } })),
  }
}

export function findBlockName({ nodes }: EditorDocument, key: string): string | null {
  const name = nodes.get(key)?.data.block_name
  return typeof name === 'string' && name !== '' ? name : null
}

/** Creates the operation that renames a block. An empty name removes the custom name. */
export function toRenameOperation(key: string, name: string): Operation {
  return { type: 'change', key, fields: { block_name: name.trim() || undefined } }
}

/** Returns true if the block or an ancestor is hidden from visitors. */
export function isHidden(document: EditorDocument, key: string): boolean {
  return [key, ...listAncestors(document, key)].some((outerKey) => areMarked(document, [outerKey], 'is_hidden'))
}
