import { useTranslations } from 'next-intl'
import { type BlockModel, blockModels } from '@/lib/contract/blocks/models'

function isModel(model: string): model is BlockModel {
  return blockModels.some((known) => known === model)
}

/** What blocks are called in the editor's language; one that is not known by its model. */
export function useModelName(): (model: string) => string {
  const t = useTranslations('editor.models')
  return (model) => (isModel(model) ? t(model) : model)
}
