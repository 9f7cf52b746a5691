import { type ReactNode, useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import type { Locale } from '@/lib/contract/common/locale'
import { type JobFacet, jobFacets } from '@/lib/contract/jobs/job-facets'
import { PageLink } from '@/lib/i18n/page-link'
import { boardListAddress } from '../board-address'
import { type JobFilter, toggling } from '../job-filter'
import type { JobListPart } from '../job-list-part'
import type { BoardTexts } from './board-texts'
import styles from './job-board.module.css'

export interface JobFiltersProps {
  locale: Locale
  filter: JobFilter
  facets: JobListPart['facets']
  texts: BoardTexts['facets']
}

/**
 * What the board can be narrowed to: each value with how many ads it has, as a link that chooses it or leaves it out again. Closed
 * where nothing is chosen, so that the ads are near on phones too.
 */
export function JobFilters({ locale, filter, facets, texts }: JobFiltersProps) {
  const shown = jobFacets.filter((facet) => facets[facet].length > 1 || filter.chosen[facet].length > 0)
  return shown.map((facet) => {
    const chosen = filter.chosen[facet]
    return (
      <FilterGroup key={facet} facet={facet} isChosen={chosen.length > 0} label={texts[facet]}>
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
      </FilterGroup>
    )
  })
}

/** The groups that a visitor has opened: who comes back from an ad finds all where it was. */
const opened = new Set<JobFacet>()

interface FilterGroupProps {
  facet: JobFacet
  /** Whether a value of it is chosen. */
  isChosen: boolean
  label: string
  children: ReactNode
}

function FilterGroup({ facet, isChosen, label, children }: FilterGroupProps) {
  // What is chosen later neither opens nor closes it: the link that was followed stays in view.
  const [isOpenAtFirst] = useState(isChosen || opened.has(facet))
  return (
    <Disclosure
      className={styles.group}
      open={isOpenAtFirst}
      onToggle={({ currentTarget }) => (currentTarget.open ? opened.add(facet) : opened.delete(facet))}
      data-no-print=""
      summary={label}
    >
      <nav aria-label={label}>{children}</nav>
    </Disclosure>
  )
}
