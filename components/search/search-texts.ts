import { useTranslations } from 'next-intl'
import type { SearchKind } from '@/lib/contract/site/search'

/**
 * The texts of the search field in the language of the page. The server formats them, so that the
 * browser need not load a message formatter.
 */
export interface SearchTexts {
  label: string
  submit: string
  /** The name of the list of suggestions. */
  suggestions: string
  /** Announces the suggestions to screen readers; `{count}` stands for their number. */
  count: string
  /** Announces a single suggestion. */
  countOne: string
  none: string
  recent: string
  forget: string
  /** The heading of the results that are pages. */
  pages: string
  /** The heading of the other results. */
  others: string
  /** `{count}` stands for the number of pages. */
  allPages: string
  allOthers: string
  /** Replaces `allPages` if the exact number is unknown. */
  morePages: string
  /** Replaces `allOthers` if the exact number is unknown. */
  moreOthers: string
  kinds: Readonly<Record<SearchKind, string>>
}

export function useSearchTexts(): SearchTexts {
  const t = useTranslations('search')
  return {
    label: t('label'),
    submit: t('submit'),
    suggestions: t('suggestions.label'),
    count: t('suggestions.count', { count: '{count}', isOne: 'false' }),
    countOne: t('suggestions.count', { count: 1, isOne: 'true' }),
    none: t('suggestions.none'),
    recent: t('suggestions.recent'),
    forget: t('suggestions.forget'),
    pages: t('kinds.pages'),
    others: t('kinds.others'),
    allPages: t('allPages', { count: '{count}', exact: 'true' }),
    allOthers: t('allOthers', { count: '{count}', exact: 'true' }),
    morePages: t('allPages', { count: 0, exact: 'false' }),
    moreOthers: t('allOthers', { count: 0, exact: 'false' }),
    kinds: {
      pages: t('kind.pages'),
      debate: t('kind.debate'),
      press: t('kind.press'),
      members: t('kind.members'),
      people: t('kind.people'),
      jobs: t('kind.jobs'),
      events: t('kind.events'),
      downloads: t('kind.downloads'),
    },
  }
}
