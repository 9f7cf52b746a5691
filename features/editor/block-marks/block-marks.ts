import type { BlockMark } from '@/lib/contract/blocks/marks'
import { type EditorDocument, listAncestors } from '../core/document'
import type { Operation } from '../core/operations'

type Switch = Extract<BlockMark, 'is_hidden' | 'is_locked'>

/** Whether blocks all have a mark themselves; one around them counts for none of them. */
export function areMarked({ nodes }: EditorDocument, keys: readonly string[], mark: Switch): boolean {
  return keys.length > 0 && keys.every((key) => nodes.get(key)?.data[mark] === true)
}

/** Gives blocks a mark, or takes it from them. */
export function markAll(keys: readonly string[], mark: Switch, isSet: boolean): Operation {
  return {
    type: 'several',
    operations: keys.map((key) => ({ type: 'change', key, fields: { [mark]: isSet || undefined } })),
  }
}

/** The name that editors gave to a block; null for none. */
export function ownNameOf({ nodes }: EditorDocument, key: string): string | null {
  const name = nodes.get(key)?.data.block_name
  return typeof name === 'string' && name !== '' ? name : null
}

/** Names a block; an empty name takes its own one away. */
export function renameBlock(key: string, name: string): Operation {
  return { type: 'change', key, fields: { block_name: name.trim() || undefined } }
}

/** Whether visitors do not get a block: it is hidden itself, or one around it. */
export function isHidden(document: EditorDocument, key: string): boolean {
  return [key, ...listAncestors(document, key)].some((around) => areMarked(document, [around], 'is_hidden'))
}
