import { useQueryClient } from '@tanstack/react-query'
import type { Locale } from '@/lib/contract/common/locale'
import { translationKeys } from './queries'

/** Returns a function that refetches the state of a page's translation, if it is shown. */
export function useTranslationRefetch(locale: Locale, id: number): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: translationKeys.page(locale, id) })
}
