import { useTranslations } from 'next-intl'
import { type Area, type EditorDocument, keysIn, type Place } from '../core/document'
import { excerptOf } from './excerpt'
import { useModelName } from './use-model-name'

export interface BlockNames {
  /** A block by its kind and its first words. */
  nameOf: (key: string) => string
  /** One block by its name, several by their number. */
  namesOf: (keys: readonly string[]) => string
  /** A kind of blocks. */
  modelName: (model: string) => string
  /** A list of blocks by what it belongs to. */
  areaName: (area: Area) => string
  /** Describes a position by the block before or after it, and by their container. */
  placeName: (place: Place, moving: readonly string[]) => string
}

/** What blocks and places are called in the editor's language. */
export function useBlockNames(document: EditorDocument | undefined): BlockNames {
  const t = useTranslations('editor')

  const modelName = useModelName()
  const nameOf = (key: string) => {
    const model = modelName(document?.nodes.get(key)?.model ?? '')
    const words = document && excerptOf(document, key)
    return words ? t('blockActions.name', { model, words }) : model
  }
  const namesOf = (keys: readonly string[]) => {
    const [first] = keys
    return first !== undefined && keys.length === 1
      ? nameOf(first)
      : t('blockActions.blocks', { count: keys.length })
  }
  const areaName = ({ parent, column }: Area) => {
    if (parent === null) return t('blockActions.place.page')
    const block = nameOf(parent)
    return column === null
      ? t('blockActions.place.inside', { block })
      : t('blockActions.place.column', { column: column + 1, block })
  }
  const placeName = (place: Place, moving: readonly string[]) => {
    const list = document ? keysIn(document, place) : []
    const stays = (key: string) => !moving.includes(key)
    const behind = list.slice(place.index).find(stays)
    const before = list.slice(0, place.index).findLast(stays)
    const area = areaName(place)
    if (behind !== undefined) return t('blockActions.place.before', { block: nameOf(behind), area })
    if (before !== undefined) return t('blockActions.place.after', { block: nameOf(before), area })
    return t('blockActions.place.only', { area })
  }

  return { nameOf, namesOf, modelName, areaName, placeName }
}
