import { useTranslations } from 'next-intl'
import type { OrganizationCategory } from '@/lib/contract/records/organization-record'

/** Returns the texts of the directory's parts, which use no hooks. */
export function useDirectoryTexts() {
  const t = useTranslations('directory')
  const tList = useTranslations('list')
  return {
    all: t('all'),
    categories: t('categories'),
    category: (category: OrganizationCategory) => t(category),
    found: (category: OrganizationCategory | null, count: number) =>
      category === null ? t('found.all', { count }) : t(`found.${category}`, { count }),
    search: t('search'),
    submit: t('submit'),
    regions: t('regions'),
    letters: t('letters'),
    places: t('places'),
    unreadable: tList('unreadable'),
    allPlaces: t('allPlaces'),
    map: t('map'),
    mapHint: t('mapHint'),
    membersIn: (place: string, count: number) => t('membersIn', { place, count }),
    without: (value: string) => t('without', { value }),
    named: (words: string) => t('named', { words }),
    startsWith: (letter: string) => t('startsWith', { letter }),
    empty: t('empty'),
  }
}
