import { type ReactNode, useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import type { Locale } from '@/lib/contract/common/locale'
import { type JobFacet, jobFacets } from '@/lib/contract/jobs/job-facets'
import { PageLink } from '@/lib/i18n/page-link'
import { boardListAddress } from '../board-address'
import { type JobFilter, toggleValue } from '../job-filter'
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
 * The facets of the board. Each value shows its number of ads and is a link that adds or removes
 * it. A facet without a chosen value is closed, so that phones show the ads early.
 */
export function JobFilters({ locale, filter, facets, texts }: JobFiltersProps) {
  const visibleFacets = jobFacets.filter((facet) => facets[facet].length > 1 || filter.selectedValues[facet].length > 0)
  return visibleFacets.map((facet) => {
    const activeValues = filter.selectedValues[facet]
    return (
      <FilterGroup key={facet} facet={facet} isChosen={activeValues.length > 0} label={texts[facet]}>
        <ul className={styles.values}>
          {facets[facet].map(({ value, name, count }) => (
            <li key={value}>
              <PageLink
                href={boardListAddress(locale, toggleValue(filter, facet, value))}
                aria-current={activeValues.includes(value) ? 'true' : undefined}
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

/** The facets that the visitor has opened. They are open again after returning from an ad. */
const openFacets = new Set<JobFacet>()

interface FilterGroupProps {
  facet: JobFacet
  /** True if a value of the facet is chosen. */
  isChosen: boolean
  label: string
  children: ReactNode
}

function FilterGroup({ facet, isChosen, label, children }: FilterGroupProps) {
  // Later choices do not change this, so that the clicked link remains in view.
  const [isOpenAtFirst] = useState(isChosen || openFacets.has(facet))
  return (
    <Disclosure
      className={styles.group}
      open={isOpenAtFirst}
      onToggle={({ currentTarget }) => (currentTarget.open ? openFacets.add(facet) : openFacets.delete(facet))}
      data-no-print=""
      summary={label}
    >
      <nav aria-label={label}>{children}</nav>
    </Disclosure>
  )
}
