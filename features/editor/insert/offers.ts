import { type BlockGroup, blockGroups } from '@/features/blocks/block-editor'
import { getBlockEditor, offeredModels } from '@/features/blocks/editors'
import { patterns } from '@/features/blocks/patterns'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import type { SavedBlocks } from '@/lib/contract/pages/saved-blocks'
import type { Area, EditorDocument } from '../core/document'
import { isAllowedAt } from '../core/placement'
import { type BlockChoice, type Choice, createTrees } from './new-tree'

export interface Offer {
  group: BlockGroup | 'patterns' | 'saved'
  choices: Choice[]
}

/**
 * Lists the non-empty groups of blocks that are allowed at a position, followed by templates and
 * patterns.
 */
export function listOffers(document: EditorDocument, area: Area, templates: readonly SavedBlocks[] = []): Offer[] {
  const isAllowedChoice = (choice: Choice) =>
    createTrees(choice, createEmptyKey).every((tree) => isAllowedAt(document, tree, area))
  const offers: Offer[] = [
    ...blockGroups.map((group) => {
      const models = offeredModels.filter((model) => getBlockEditor(model).group === group)
      return { group, choices: models.flatMap(listChoices) }
    }),
    { group: 'saved', choices: templates.map((template) => ({ saved: template })) },
    { group: 'patterns', choices: patterns.map((pattern) => ({ pattern })) },
  ]
  return offers
    .map(({ group, choices }) => ({ group, choices: choices.filter(isAllowedChoice) }))
    .filter(({ choices }) => choices.length > 0)
}

function listChoices(model: BlockModel): BlockChoice[] {
  const { variantField = '', fields } = getBlockEditor(model)
  const field = fields[variantField]
  if (field?.kind !== 'choice') return [{ model }]
  const visibleChoices = field.choices.filter(({ isHidden }) => !isHidden)
  return visibleChoices.map((choice) => ({ model, variant: { field: variantField, choice } }))
}

/** Creates the key of trees that are only used for checks. */
const createEmptyKey = () => ''
