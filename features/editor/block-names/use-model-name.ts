import { useTranslations } from 'next-intl'
import { isBlockModel } from '@/lib/contract/blocks/registry'

/** What blocks are called in the editor's language; one that is not known by its model. */
export function useModelName(): (model: string) => string {
  const t = useTranslations('editor.models')
  return (model) => (isBlockModel(model) ? t(model) : model)
}
