import { useQueryClient } from '@tanstack/react-query'
import type { Locale } from '@/lib/contract/common/locale'
import { translationKeys } from './queries'

/** Reads anew what is open of a page's translation, where that is shown. */
export function useTranslationRefetch(locale: Locale, id: number): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: translationKeys.page(locale, id) })
}
