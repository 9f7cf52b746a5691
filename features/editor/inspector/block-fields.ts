import type { Field } from '@/features/blocks/block-editor'
import { editorOf } from '@/features/blocks/editors'
import type { BlockModel } from '@/lib/contract/blocks/registry'

/** The fields of a block's form in their order (spec §3); what is written where it stands or follows is not among them. */
export function fieldsOf(model: BlockModel): readonly Field[] {
  return Object.entries(editorOf(model).fields).flatMap(([name, field]) =>
    field.kind === 'unasked' ? [] : [{ ...field, name }],
  )
}
