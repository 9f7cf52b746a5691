import { Disclosure } from '@/components/ui/disclosure'
import type { Locale } from '@/lib/contract/common/locale'
import type { Place } from '@/lib/contract/pages/organization'
import { PageLink } from '@/lib/i18n/page-link'
import { countByName } from '../directory-choices'
import { type DirectoryFilter, listAddress } from '../directory-filter'
import styles from './directory.module.css'

export interface DirectoryPlacesProps {
  locale: Locale
  filter: DirectoryFilter
  places: readonly Place[]
  texts: { allPlaces: string }
  /** True if the index is open initially. */
  isOpen?: boolean
}

/** The list of all places with members, as a text alternative to the map. */
export function DirectoryPlaces({ locale, filter, places, texts, isOpen = false }: DirectoryPlacesProps) {
  if (places.length === 0) return null
  return (
    <Disclosure className={styles.places} open={isOpen} data-no-print="" summary={texts.allPlaces}>
      <ul className={styles.index}>
        {countByName(places).map(({ value: place, count }) => (
          <li key={place}>
            <PageLink
              href={listAddress(locale, { ...filter, place })}
              aria-current={place === filter.place ? 'page' : undefined}
            >
              {place} <span>{count}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
