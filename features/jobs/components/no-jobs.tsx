import { useTranslations } from 'next-intl'
import { type JobFacet, jobFacets } from '@/lib/contract/job-facets'
import type { Locale } from '@/lib/contract/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { boardListAddress } from '../board-address'
import { allJobs, choosing, isNarrowed, type JobFilter } from '../job-filter'
import type { JobListPart } from '../job-list-part'
import styles from './job-board.module.css'
import { JobEntry } from './job-entry'
import listStyles from './job-list.module.css'
import { useEntryTexts } from './use-entry-texts'

export interface NoJobsProps {
  locale: Locale
  filter: JobFilter
  told: Pick<JobListPart, 'relaxed' | 'nearlyFitting' | 'today'>
}

/** What to do where no ad fits: the filters without which there are some, and ads that fit nearly. */
export function NoJobs({ locale, filter, told }: NoJobsProps) {
  const t = useTranslations('jobs')
  const texts = useEntryTexts()
  const { relaxed, nearlyFitting, today } = told
  const namesOf: Partial<Record<string, string>> = {
    search: t('without', { value: t('named', { words: filter.search }) }),
    organization: t('anyHouse'),
    within: t('anyOf', { facet: t('within') }),
  }
  const isFacet = (name: string): name is JobFacet => jobFacets.some((facet) => facet === name)
  const ways = relaxed.map(({ filter: name, count }) => ({
    href: boardListAddress(locale, liftFilter(filter, name)),
    text: isFacet(name) ? t('anyOf', { facet: t(`facets.${name}`) }) : (namesOf[name] ?? ''),
    count,
  }))
  if (!isNarrowed(filter)) {
    return (
      <div className={styles.empty}>
        <p>{t('none')}</p>
      </div>
    )
  }
  return (
    <>
      <div className={styles.empty}>
        <p>{filter.search === '' ? t('empty') : t('emptySearch')}</p>
        <ul>
          {ways.map(({ href, text, count }) => (
            <li key={href}>
              <PageLink href={href}>{text}</PageLink>{' '}
              <span className={styles.gain}>{t('found', { count })}</span>
            </li>
          ))}
          <li>
            <PageLink href={boardListAddress(locale, allJobs)}>{t('showAll')}</PageLink>
          </li>
        </ul>
      </div>
      {nearlyFitting.length > 0 && (
        <section aria-labelledby="nearly-fitting" className={styles.nearly}>
          <h2 id="nearly-fitting">{t('nearlyFitting')}</h2>
          <ul className={listStyles.list}>
            {nearlyFitting.map((job) => (
              <li key={job.id}>
                <JobEntry job={job} today={today} texts={texts} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function liftFilter(filter: JobFilter, name: JobListPart['relaxed'][number]['filter']): JobFilter {
  if (name === 'search') return { ...filter, search: '' }
  if (name === 'within') return { ...filter, within: null }
  return name === 'organization' ? { ...filter, organization: '' } : choosing(filter, name, [])
}
