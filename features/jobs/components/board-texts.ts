import { useTranslations } from 'next-intl'
import { useListTexts } from '@/components/list/use-list-texts'
import { useEntryTexts } from './use-entry-texts'

export type BoardTexts = ReturnType<typeof useBoardTexts>

/**
 * Returns the translated texts of the board. They are passed to components in the browser, which
 * therefore need no message formatter.
 */
export function useBoardTexts() {
  const t = useTranslations('jobs')
  const tList = useTranslations('list')
  const words = { value: '{value}', near: '{near}', words: '{words}', facet: '{facet}', count: '{count}' }
  return {
    search: t('search'),
    submit: t('submit'),
    nearPostcode: t('nearPostcode'),
    nearUnknown: t('nearUnknown'),
    facets: {
      category: t('facets.category'),
      employment_type: t('facets.employment_type'),
      specialization: t('facets.specialization'),
      occupation: t('facets.occupation'),
      contract_type: t('facets.contract_type'),
      region: t('facets.region'),
      country: t('facets.country'),
    },
    within: t('within'),
    kilometers: t('kilometers', words),
    found: { none: t('found.none'), one: t('found.one'), many: t('found.many', words) },
    toList: { none: t('toList.none'), one: t('toList.one'), many: t('toList.many', words) },
    updating: t('updating'),
    notLoaded: t('notLoaded'),
    failed: t('failed'),
    retry: t('retry'),
    chosen: t('chosen'),
    named: t('named', words),
    nearTo: t('nearTo', words),
    withinOf: t('withinOf', words),
    unnamedOrganization: t('unnamedOrganization'),
    without: t('without', words),
    liftAll: t('liftAll'),
    ordering: t('ordering'),
    orderings: {
      '-published': t('orderings.-published'),
      deadline: t('orderings.deadline'),
      distance: t('orderings.distance'),
    },
    none: t('none'),
    empty: t('empty'),
    emptySearch: t('emptySearch'),
    anyOf: t('anyOf', words),
    anyOrganization: t('anyOrganization'),
    showAll: t('showAll'),
    nearlyFitting: t('nearlyFitting'),
    saved: t('saved.link', words),
    feed: t('feed'),
    list: useListTexts(),
    /** Shown if the list cannot be loaded and there is no earlier one to display. */
    unreadable: tList('unreadable'),
    entry: useEntryTexts(),
  }
}
