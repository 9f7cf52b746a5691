import { type BlockGroup, blockGroups } from '@/features/blocks/block-editor'
import { editorOf, offeredModels } from '@/features/blocks/editors'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import type { Area, EditorDocument } from '../core/document'
import { isAllowedAt } from '../core/placement'
import { type Choice, newTree } from './new-tree'

export interface Offer {
  group: BlockGroup
  choices: Choice[]
}

/** The blocks that are allowed at a position, by non-empty groups. */
export function offersAt(document: EditorDocument, area: Area): Offer[] {
  const mayStand = (choice: Choice) => isAllowedAt(document, newTree(choice, nameless), area)
  return blockGroups.flatMap((group) => {
    const models = offeredModels.filter((model) => editorOf(model).group === group)
    const choices = models.flatMap(choicesOf).filter(mayStand)
    return choices.length > 0 ? [{ group, choices }] : []
  })
}

function choicesOf(model: BlockModel): Choice[] {
  const { offeredBy = '', fields } = editorOf(model)
  const field = fields[offeredBy]
  if (field?.kind !== 'choice') return [{ model }]
  const offered = field.choices.filter(({ isHidden }) => !isHidden)
  return offered.map((choice) => ({ model, variant: { field: offeredBy, choice } }))
}

/** The key of a tree that is only used for checks. */
const nameless = () => ''
