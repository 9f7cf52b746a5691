import { useTranslations } from 'next-intl'
import type { List } from './use-list'

/** What is told of suggestions: how many there are, or why there are none. */
export function useResultCount(list: List<unknown>, count: number): string {
  const t = useTranslations('editor.fields.suggestions')
  if (list === 'loading' || list === 'failed') return t(list)
  return count === 0 ? t('none') : t('count', { count })
}
