import { useTranslations } from 'next-intl'
import { findBlockName } from '../block-marks/block-marks'
import { type Area, type EditorDocument, listKeys, type Position } from '../core/document'
import { findExcerpt } from './excerpt'
import { useModelName } from './use-model-name'

export interface BlockNames {
  /** Returns the custom name of a block, or its model and an excerpt. */
  getName: (key: string) => string
  /** Returns the model of a block and an excerpt. */
  getDefaultName: (key: string) => string
  /** Returns the name of one block, or the number of several. */
  getNames: (keys: readonly string[]) => string
  /** Returns the model of one block, or the number of several. */
  getModelNames: (keys: readonly string[]) => string
  getModelName: (model: string) => string
  /** Names a list by its container and column. */
  getAreaName: (area: Area) => string
  /** Describes a position by the block before or after it and by its container. */
  describePosition: (position: Position, movingKeys: readonly string[]) => string
}

/** Names blocks and positions in the editor's language. */
export function useBlockNames(document: EditorDocument | undefined): BlockNames {
  const t = useTranslations('editor')

  const getModelName = useModelName()
  const getDefaultName = (key: string) => {
    const model = getModelName(document?.nodes.get(key)?.model ?? '')
    const excerpt = document && findExcerpt(document, key)
    return excerpt ? t('blockActions.name', { model, excerpt }) : model
  }
  const getName = (key: string) => (document && findBlockName(document, key)) ?? getDefaultName(key)
  const getNames = (keys: readonly string[]) => {
    const [first] = keys
    return first !== undefined && keys.length === 1 ? getName(first) : t('blockActions.blocks', { count: keys.length })
  }
  const getModelNames = (keys: readonly string[]) => {
    const [first] = keys
    return first !== undefined && keys.length === 1
      ? getModelName(document?.nodes.get(first)?.model ?? '')
      : t('blockActions.blocks', { count: keys.length })
  }
  const getAreaName = ({ parent, column }: Area) => {
    if (parent === null) return t('blockActions.position.page')
    const block = getName(parent)
    return column === null
      ? t('blockActions.position.inside', { block })
      : t('blockActions.position.column', { column: column + 1, block })
  }
  const describePosition = (position: Position, movingKeys: readonly string[]) => {
    const list = document ? listKeys(document, position) : []
    const isRemaining = (key: string) => !movingKeys.includes(key)
    const nextKey = list.slice(position.index).find(isRemaining)
    const previousKey = list.slice(0, position.index).findLast(isRemaining)
    const area = getAreaName(position)
    if (nextKey !== undefined) return t('blockActions.position.before', { block: getName(nextKey), area })
    if (previousKey !== undefined) return t('blockActions.position.after', { block: getName(previousKey), area })
    return t('blockActions.position.only', { area })
  }

  return { getName, getDefaultName, getNames, getModelNames, getModelName, getAreaName, describePosition }
}
