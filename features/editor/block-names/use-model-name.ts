import { useLocale } from 'next-intl'
import { editorOf } from '@/features/blocks/editors'

/** The names of models in the editor's language; an unknown model is named by itself. */
export function useModelName(): (model: string) => string {
  const locale = useLocale()
  return (model) => editorOf(model)?.name[locale] ?? model
}
