import { useTranslations } from 'next-intl'
import { ownNameOf } from '../block-marks/block-marks'
import { type Area, type EditorDocument, keysIn, type Position } from '../core/document'
import { excerptOf } from './excerpt'
import { useModelName } from './use-model-name'

export interface BlockNames {
  /** The name of a block: the one that editors gave it, else its model and an excerpt. */
  nameOf: (key: string) => string
  /** The same without the one that editors gave it. */
  usualNameOf: (key: string) => string
  /** The name of one block, or the number of several. */
  namesOf: (keys: readonly string[]) => string
  /** The model of one block, or the number of several. */
  modelsOf: (keys: readonly string[]) => string
  /** The name of a model. */
  modelName: (model: string) => string
  /** The name of a list, by its container and column. */
  areaName: (area: Area) => string
  /** Describes a position by the block before or after it, and by their container. */
  describePosition: (position: Position, moving: readonly string[]) => string
}

/** The display names of blocks and positions, in the editor's language. */
export function useBlockNames(document: EditorDocument | undefined): BlockNames {
  const t = useTranslations('editor')

  const modelName = useModelName()
  const usualNameOf = (key: string) => {
    const model = modelName(document?.nodes.get(key)?.model ?? '')
    const excerpt = document && excerptOf(document, key)
    return excerpt ? t('blockActions.name', { model, excerpt }) : model
  }
  const nameOf = (key: string) => (document && ownNameOf(document, key)) ?? usualNameOf(key)
  const namesOf = (keys: readonly string[]) => {
    const [first] = keys
    return first !== undefined && keys.length === 1
      ? nameOf(first)
      : t('blockActions.blocks', { count: keys.length })
  }
  const modelsOf = (keys: readonly string[]) => {
    const [first] = keys
    return first !== undefined && keys.length === 1
      ? modelName(document?.nodes.get(first)?.model ?? '')
      : t('blockActions.blocks', { count: keys.length })
  }
  const areaName = ({ parent, column }: Area) => {
    if (parent === null) return t('blockActions.position.page')
    const block = nameOf(parent)
    return column === null
      ? t('blockActions.position.inside', { block })
      : t('blockActions.position.column', { column: column + 1, block })
  }
  const describePosition = (position: Position, moving: readonly string[]) => {
    const list = document ? keysIn(document, position) : []
    const stays = (key: string) => !moving.includes(key)
    const behind = list.slice(position.index).find(stays)
    const before = list.slice(0, position.index).findLast(stays)
    const area = areaName(position)
    if (behind !== undefined) return t('blockActions.position.before', { block: nameOf(behind), area })
    if (before !== undefined) return t('blockActions.position.after', { block: nameOf(before), area })
    return t('blockActions.position.only', { area })
  }

  return { nameOf, usualNameOf, namesOf, modelsOf, modelName, areaName, describePosition }
}
