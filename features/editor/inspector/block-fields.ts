import type { Field } from '@/features/blocks/block-editor'
import { getBlockEditor } from '@/features/blocks/editors'
import type { BlockModel } from '@/lib/contract/blocks/registry'

/**
 * Lists the fields of a block's form in order (spec §3). Leaves out the fields that are edited on
 * the page or derived.
 */
export function listFields(model: BlockModel): readonly Field[] {
  return Object.entries(getBlockEditor(model).fields).flatMap(([name, field]) =>
    field.kind === 'hidden' ? [] : [{ ...field, name }],
  )
}
