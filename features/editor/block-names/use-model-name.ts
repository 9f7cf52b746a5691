import { useLocale } from 'next-intl'
import { getBlockEditor } from '@/features/blocks/editors'

/** Returns a function that names models in the editor's language. An unknown model keeps its id. */
export function useModelName(): (model: string) => string {
  const locale = useLocale()
  return (model) => getBlockEditor(model)?.name[locale] ?? model
}
