import filterStyles from '@/components/ui/active-filters.module.css'
import type { Locale } from '@/lib/contract/common/locale'
import { regionTitles } from '@/lib/contract/common/region'
import { PageLink } from '@/lib/i18n/page-link'
import { type DirectoryFilter, isNarrowed, listAddress } from '../directory-filter'
import styles from './directory.module.css'

export interface ActiveFiltersProps {
  locale: Locale
  filter: DirectoryFilter
  texts: Record<'named' | 'startsWith' | 'without', (value: string) => string>
}

/**
 * The active filters as links, each to the list without that filter. Renders nothing without
 * filters.
 */
export function ActiveFilters({ locale, filter, texts }: ActiveFiltersProps) {
  if (!isNarrowed(filter)) return null
  const { search, region, letter, place } = filter
  const activeFilters: [name: string, value: string | null, otherFilters: DirectoryFilter][] = [
    ['search', search && texts.named(search), { ...filter, search: '' }],
    ['region', region && regionTitles[region][locale], { ...filter, region: null }],
    ['letter', letter && texts.startsWith(letter), { ...filter, letter: null }],
    ['place', place, { ...filter, place: null }],
  ]
  return (
    <ul className={`${filterStyles.filters} ${styles.activeFilters}`}>
      {activeFilters.map(
        ([name, value, otherFilters]) =>
          value && (
            <li key={name}>
              <PageLink href={listAddress(locale, otherFilters)} aria-label={texts.without(value)}>
                {value}
              </PageLink>
            </li>
          ),
      )}
    </ul>
  )
}
