import { useLocale } from 'next-intl'
import { editorOf } from '@/features/blocks/editors'

/** What blocks are called in the editor's language; one that is not known by its model. */
export function useModelName(): (model: string) => string {
  const locale = useLocale()
  return (model) => editorOf(model)?.name[locale] ?? model
}
