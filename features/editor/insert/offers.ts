import { type BlockGroup, blockGroups } from '@/features/blocks/block-editor'
import { editorOf, offeredModels } from '@/features/blocks/editors'
import { patterns } from '@/features/blocks/patterns'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import type { SavedBlocks } from '@/lib/contract/pages/saved-blocks'
import type { Area, EditorDocument } from '../core/document'
import { isAllowedAt } from '../core/placement'
import { type BlockChoice, type Choice, newTrees } from './new-tree'

export interface Offer {
  group: BlockGroup | 'patterns' | 'saved'
  choices: Choice[]
}

/** The blocks that are allowed at a position, by non-empty groups, the templates that were saved, and the patterns of several. */
export function offersAt(
  document: EditorDocument,
  area: Area,
  templates: readonly SavedBlocks[] = [],
): Offer[] {
  const mayStand = (choice: Choice) =>
    newTrees(choice, nameless).every((tree) => isAllowedAt(document, tree, area))
  const offers: Offer[] = [
    ...blockGroups.map((group) => {
      const models = offeredModels.filter((model) => editorOf(model).group === group)
      return { group, choices: models.flatMap(choicesOf) }
    }),
    { group: 'saved', choices: templates.map((saved) => ({ saved })) },
    { group: 'patterns', choices: patterns.map((pattern) => ({ pattern })) },
  ]
  return offers
    .map(({ group, choices }) => ({ group, choices: choices.filter(mayStand) }))
    .filter(({ choices }) => choices.length > 0)
}

function choicesOf(model: BlockModel): BlockChoice[] {
  const { offeredBy = '', fields } = editorOf(model)
  const field = fields[offeredBy]
  if (field?.kind !== 'choice') return [{ model }]
  const offered = field.choices.filter(({ isHidden }) => !isHidden)
  return offered.map((choice) => ({ model, variant: { field: offeredBy, choice } }))
}

/** The key of trees that are only used for checks. */
const nameless = () => ''
