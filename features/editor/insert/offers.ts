import { type BlockGroup, blockGroups } from '@/features/blocks/block-editor'
import { editorOf, offeredModels } from '@/features/blocks/editors'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import { containerLayouts } from '@/lib/contract/module'
import type { Area, EditorDocument } from '../core/document'
import { isAllowedAt } from '../core/placement'
import { type Choice, newTree } from './new-tree'

/** A container is offered in each of its layouts. */
const containers = containerLayouts.map((_, layout): Choice => ({ model: 'container', layout }))

export interface Offer {
  group: BlockGroup
  choices: Choice[]
}

/** What may be inserted in a list of modules, without groups that have nothing there. */
export function offersAt(document: EditorDocument, area: Area): Offer[] {
  const mayStand = (choice: Choice) => isAllowedAt(document, newTree(choice, nameless), area)
  return blockGroups.flatMap((group) => {
    const models = offeredModels.filter((model) => editorOf(model).group === group)
    const choices = models.flatMap(choicesOf).filter(mayStand)
    return choices.length > 0 ? [{ group, choices }] : []
  })
}

const choicesOf = (model: BlockModel): Choice[] => (model === 'container' ? containers : [{ model }])

/** A key for a tree that is only asked about. */
const nameless = () => ''
