import { useTranslations } from 'next-intl'

/** Returns the number of suggestions in words, or the reason for none. Null means loading. */
export function useResultCount(suggestions: readonly unknown[] | null, isFailed: boolean): string {
  const t = useTranslations('editor.fields.suggestions')
  if (!suggestions) return t(isFailed ? 'failed' : 'loading')
  return suggestions.length === 0 ? t('none') : t('count', { count: suggestions.length })
}
