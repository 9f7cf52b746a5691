import type { Locale } from '@/lib/contract/common/locale'
import { type JobFacet, jobFacets } from '@/lib/contract/jobs/job-facets'
import { PageLink } from '@/lib/i18n/page-link'
import { fillIn } from '@/lib/text/fill-in'
import { boardListAddress } from '../board-address'
import { formatAmount } from '../format-amount'
import { allJobs, chooseValues, isNarrowed, type JobFilter } from '../job-filter'
import type { JobListPart } from '../job-list-part'
import type { BoardTexts } from './board-texts'
import styles from './job-board.module.css'
import { JobEntry } from './job-entry'
import listStyles from './job-list.module.css'

export interface NoJobsProps {
  locale: Locale
  filter: JobFilter
  listPart: Pick<JobListPart, 'relaxed' | 'nearlyFitting' | 'today'>
  texts: BoardTexts
}

/** Shown if no ad matches the filter: links that remove parts of the filter, and similar ads. */
export function NoJobs({ locale, filter, listPart, texts }: NoJobsProps) {
  const { relaxed, nearlyFitting, today } = listPart
  const namesByFilter: Partial<Record<string, string>> = {
    search: fillIn(texts.without, { value: fillIn(texts.named, { words: filter.search }) }),
    organization: texts.anyOrganization,
    within: fillIn(texts.anyOf, { facet: texts.within }),
  }
  const isFacet = (name: string): name is JobFacet => jobFacets.some((facet) => facet === name)
  const suggestions = relaxed.map(({ filter: name, count }) => ({
    href: boardListAddress(locale, removeFilter(filter, name)),
    text: isFacet(name) ? fillIn(texts.anyOf, { facet: texts.facets[name] }) : (namesByFilter[name] ?? ''),
    count,
  }))
  if (!isNarrowed(filter)) {
    return (
      <div className={styles.empty}>
        <p>{texts.none}</p>
      </div>
    )
  }
  return (
    <>
      <div className={styles.empty}>
        <p>{filter.search === '' ? texts.empty : texts.emptySearch}</p>
        <ul>
          {suggestions.map(({ href, text, count }) => (
            <li key={href}>
              <PageLink href={href}>{text}</PageLink>{' '}
              <span className={styles.gain}>{formatAmount(count, texts.found, locale)}</span>
            </li>
          ))}
          <li>
            <PageLink href={boardListAddress(locale, allJobs)}>{texts.showAll}</PageLink>
          </li>
        </ul>
      </div>
      {nearlyFitting.length > 0 && (
        <section aria-labelledby="nearly-fitting" className={styles.nearly}>
          <h2 id="nearly-fitting">{texts.nearlyFitting}</h2>
          <ul className={listStyles.list}>
            {nearlyFitting.map((job) => (
              <li key={job.id}>
                <JobEntry job={job} today={today} texts={texts.entry} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function removeFilter(filter: JobFilter, name: JobListPart['relaxed'][number]['filter']): JobFilter {
  if (name === 'search') return { ...filter, search: '' }
  if (name === 'within') return { ...filter, within: null }
  return name === 'organization' ? { ...filter, organization: '' } : chooseValues(filter, name, [])
}
