import type { LoadedList } from '@/components/list/load-list'
import { useListTexts } from '@/components/list/use-list-texts'
import { StaticMarkup } from '@/components/markup/static-markup'
import { QueryProvider } from '@/components/query/query-provider'
import { FilterLinks } from '@/components/ui/filter-links'
import type { Locale } from '@/lib/contract/common/locale'
import type { Place } from '@/lib/contract/pages/organization'
import { toDirectoryChoices } from '../directory-choices'
import { type DirectoryFilter, directoryAddress, listAnchor, wholeDirectory } from '../directory-filter'
import { directoryLinks } from '../directory-links'
import { ActiveFilters } from './active-filters'
import styles from './directory.module.css'
import { DirectoryList } from './directory-list'
import { DirectoryMap } from './directory-map'
import { DirectoryPlaces } from './directory-places'
import { DirectorySearch } from './directory-search'
import { useDirectoryTexts } from './use-directory-texts'

export interface DirectoryProps {
  locale: Locale
  filter: DirectoryFilter
  /** The places of the search results. */
  matchingPlaces: readonly Place[]
  allPlaces: readonly Place[]
  /** Null if loading failed. */
  loadedList: LoadedList | null
}

/** A list of organizations with its filters and the map. */
export function Directory({ locale, filter, matchingPlaces, allPlaces, loadedList }: DirectoryProps) {
  const texts = useDirectoryTexts()
  const listTexts = useListTexts(texts.empty)
  const { category } = filter
  const choices = toDirectoryChoices(matchingPlaces, filter, locale)
  const links = directoryLinks(locale, filter, choices, texts)
  return (
    <div className={styles.directory} data-wide="">
      <StaticMarkup>
        <FilterLinks label={texts.categories} links={links.categories} />
      </StaticMarkup>
      <div className={styles.columns}>
        <div>
          <StaticMarkup className={styles.filters}>
            <DirectorySearch locale={locale} filter={filter} texts={texts} />
            <FilterLinks label={texts.regions} links={links.regions} isDense />
            <FilterLinks label={texts.letters} links={links.letters} isDense />
            <FilterLinks label={texts.places} links={links.places} isDense />
            <div id={listAnchor} className={styles.results}>
              <p>{texts.found(category, choices.count)}</p>
              <ActiveFilters locale={locale} filter={filter} texts={texts} />
            </div>
          </StaticMarkup>
          {loadedList ? (
            <QueryProvider dehydratedState={loadedList.dehydratedState}>
              <DirectoryList
                locale={locale}
                filter={filter}
                href={directoryAddress(locale, filter)}
                firstPage={loadedList.firstPage}
                digest={loadedList.digest}
                texts={listTexts}
              />
            </QueryProvider>
          ) : (
            <p role="alert">{texts.unreadable}</p>
          )}
        </div>
        <StaticMarkup className={styles.aside}>
          <DirectoryMap
            locale={locale}
            filter={filter}
            texts={texts}
            places={choices.places}
            allPlaces={toDirectoryChoices(allPlaces, { ...wholeDirectory, category }, locale).places}
          />
          <DirectoryPlaces locale={locale} filter={filter} texts={texts} places={choices.places} />
        </StaticMarkup>
      </div>
    </div>
  )
}
