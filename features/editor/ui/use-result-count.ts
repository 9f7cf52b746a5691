import { useTranslations } from 'next-intl'

/** Returns a text with the number of suggestions, or the reason why there are none. */
export function useResultCount(suggestions: readonly unknown[] | null, isFailed: boolean): string {
  const t = useTranslations('editor.fields.suggestions')
  if (!suggestions) return t(isFailed ? 'failed' : 'loading')
  return suggestions.length === 0 ? t('none') : t('count', { count: suggestions.length })
}
