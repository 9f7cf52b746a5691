import type { Field } from '@/features/blocks/block-editor'
import { editorOf } from '@/features/blocks/editors'
import type { BlockModel } from '@/lib/contract/blocks/registry'

/** The fields of a block's form in order (spec §3), without those edited on the page or derived. */
export function fieldsOf(model: BlockModel): readonly Field[] {
  return Object.entries(editorOf(model).fields).flatMap(([name, field]) =>
    field.kind === 'hidden' ? [] : [{ ...field, name }],
  )
}
