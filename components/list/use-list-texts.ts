import { useTranslations } from 'next-intl'
import type { ContinuedListTexts } from './list-pages'

/**
 * Returns the texts for a list that appends further pages.
 * @param empty text for an empty list; default: no entries in the selected category
 */
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
