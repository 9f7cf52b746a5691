import { useTranslations } from 'next-intl'
import { Disclosure } from '@/components/ui/disclosure'
import { jobFacets } from '@/lib/contract/job-facets'
import type { Locale } from '@/lib/contract/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { boardListAddress, type JobFilter, toggling } from '../job-filter'
import type { LoadedJobs } from '../job-loaders'
import styles from './job-board.module.css'

export interface JobFiltersProps {
  locale: Locale
  filter: JobFilter
  facets: LoadedJobs['facets']
}

/**
 * What the board can be narrowed to: each value with how many ads it has, as a link that chooses it or leaves it out again. Closed
 * where nothing is chosen, so that the ads are near on phones too.
 */
export function JobFilters({ locale, filter, facets }: JobFiltersProps) {
  const t = useTranslations('jobs')
  const shown = jobFacets.filter((facet) => facets[facet].length > 1 || filter.chosen[facet].length > 0)
  return shown.map((facet) => {
    const chosen = filter.chosen[facet]
    const label = t(`facets.${facet}`)
    return (
      <Disclosure
        key={facet}
        className={styles.group}
        open={chosen.length > 0}
        data-no-print=""
        summary={label}
      >
        <nav aria-label={label}>
          <ul className={styles.values}>
            {facets[facet].map(({ value, name, count }) => (
              <li key={value}>
                <PageLink
                  href={boardListAddress(locale, toggling(filter, facet, value))}
                  aria-current={chosen.includes(value) ? 'true' : undefined}
                  rel="nofollow"
                >
                  {name} <span>{count}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </Disclosure>
    )
  })
}
