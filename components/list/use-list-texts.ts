import { useTranslations } from 'next-intl'
import type { ContinuedListTexts } from './list-pages'

/** The texts of a continued list; without `empty` those of a list that a category leaves empty. */
export function useListTexts(empty?: string): ContinuedListTexts {
  const t = useTranslations('list')
  return {
    empty: empty ?? t('empty'),
    earlier: t('earlier'),
    more: t('more'),
    loading: t('loading'),
    failed: t('failed'),
    shown: t('shown', { shown: '{shown}' }),
  }
}
