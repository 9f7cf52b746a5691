import { StaticMarkup } from '@/components/markup/static-markup'
import { FilterLinks } from '@/components/ui/filter-links'
import type { Locale } from '@/lib/contract/common/locale'
import type { Place } from '@/lib/contract/pages/organization'
import { PageLink } from '@/lib/i18n/page-link'
import { toDirectoryChoices } from '../directory-choices'
import { directoryAddress, wholeDirectory } from '../directory-filter'
import { directoryLinks } from '../directory-links'
import styles from './directory.module.css'
import { DirectoryMap } from './directory-map'
import { DirectoryPlaces } from './directory-places'
import { DirectorySearch } from './directory-search'
import { useDirectoryTexts } from './use-directory-texts'

/** The entry page of the directory: its lists, search, federal states, places, and the map. */
export function DirectoryOverview({ locale, allPlaces }: { locale: Locale; allPlaces: readonly Place[] }) {
  const texts = useDirectoryTexts()
  const filter = wholeDirectory
  const choices = toDirectoryChoices(allPlaces, filter, locale)
  const { regions, letters } = directoryLinks(locale, filter, choices, texts)
  const { places } = choices
  return (
    <div className={styles.directory} data-wide="">
      <StaticMarkup className={styles.columns}>
        <div className={styles.ways}>
          <nav aria-label={texts.categories}>
            <ul className={styles.lists}>
              {choices.categories.map(({ value, count }) => (
                <li key={value}>
                  <PageLink href={directoryAddress(locale, { ...filter, category: value })}>
                    <span className={styles.number}>{count}</span> {texts.category(value)}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <DirectorySearch locale={locale} filter={filter} texts={texts} />
          <div>
            <FilterLinks label={texts.regions} links={regions.slice(1)} isDense />
            <FilterLinks label={texts.letters} links={letters.slice(1)} isDense />
          </div>
        </div>
        <DirectoryMap locale={locale} filter={filter} places={places} texts={texts} allPlaces={places} />
        <DirectoryPlaces locale={locale} filter={filter} places={places} texts={texts} isOpen />
      </StaticMarkup>
    </div>
  )
}
