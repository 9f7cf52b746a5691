import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useListTexts } from '@/components/list/use-list-texts'
import { QueryProvider } from '@/components/query/query-provider'
import { FilterLinks } from '@/components/ui/filter-links'
import { jobOrderings } from '@/lib/contract/job-facets'
import type { Locale } from '@/lib/contract/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { pathOf } from '@/lib/i18n/paths'
import {
  boardAddress,
  boardAnchor,
  boardFeedAddress,
  boardListAddress,
  type JobFilter,
  jobParameters,
  maxPostcodeLength,
  maxSearchLength,
  nearing,
  savedAddress,
} from '../job-filter'
import type { LoadedJobs } from '../job-loaders'
import { ChosenFilters } from './chosen-filters'
import styles from './job-board.module.css'
import { JobFilters } from './job-filters'
import { JobList } from './job-list'
import { JobSearch } from './job-search'
import { NoJobs } from './no-jobs'
import { RadiusFilter } from './radius-filter'
import { SavedLink } from './saved-link'
import { useEntryTexts } from './use-entry-texts'

export interface JobBoardProps {
  locale: Locale
  filter: JobFilter
  /** The day in Berlin. */
  today: string
  /** Null where it cannot be read. */
  loaded: LoadedJobs | null
  /** Offers new ads for the filter by mail. */
  alert: ReactNode
}

/** What a search keeps: the order, too, unless that is of a postcode. */
function otherParameters(filter: JobFilter) {
  const { ordering } = filter
  const others = {
    ...filter,
    search: '',
    ...(ordering === 'distance' && { ordering: '-published' as const }),
  }
  const { within } = jobParameters(filter)
  return {
    ...jobParameters(nearing(others, '')),
    ...(ordering === 'deadline' && { ordering }),
    ...(within && { within }),
  }
}

/** The ads with what they can be searched, filtered and ordered by. */
export function JobBoard({ locale, filter, today, loaded, alert }: JobBoardProps) {
  const t = useTranslations('jobs')
  const tList = useTranslations('list')
  const texts = useListTexts()
  const entryTexts = useEntryTexts()
  if (!loaded) return <p role="alert">{tList('unreadable')}</p>
  const { list, count, facets, radii, organization } = loaded
  const orderings = loaded.isNearKnown ? jobOrderings : jobOrderings.filter((known) => known !== 'distance')
  const ordering = loaded.isNearKnown || filter.ordering !== 'distance' ? filter.ordering : '-published'
  return (
    <div className={styles.board} data-wide="">
      <div className={styles.columns}>
        <div className={styles.filters}>
          <JobSearch
            key={`${filter.search} ${filter.near}`}
            action={pathOf(locale, '/jobboerse')}
            anchor={boardAnchor}
            search={filter.search}
            maxLength={maxSearchLength}
            near={filter.near}
            maxPostcodeLength={maxPostcodeLength}
            nearError={loaded.isNearKnown === false ? t('nearUnknown') : undefined}
            others={otherParameters(filter)}
            texts={{ search: t('search'), near: t('nearPostcode'), submit: t('submit') }}
          />
          <RadiusFilter {...{ locale, filter, radii }} />
          <JobFilters {...{ locale, filter, facets }} />
        </div>
        <div>
          <div id={boardAnchor} className={styles.found}>
            <h2>
              <span role="status">{t('found', { count })}</span>
            </h2>
            <ChosenFilters {...{ locale, filter, facets, organization }} />
            {count > 1 && (
              <FilterLinks
                label={t('ordering')}
                isDense
                links={orderings.map((one) => ({
                  href: boardListAddress(locale, { ...filter, ordering: one }),
                  title: t(`orderings.${one}`),
                  isCurrent: one === ordering,
                }))}
              />
            )}
          </div>
          {count === 0 ? (
            <NoJobs {...{ locale, filter, loaded, today }} />
          ) : (
            <QueryProvider state={list.state}>
              <JobList
                {...{ locale, today, texts, entryTexts }}
                parameters={jobParameters(filter)}
                href={boardAddress(locale, filter)}
                firstPage={list.firstPage}
                hasDistances={loaded.isNearKnown === true}
              />
            </QueryProvider>
          )}
          {alert}
          <p className={styles.ways} data-no-print="">
            <SavedLink href={savedAddress(locale)} text={t('saved.link', { count: '{count}' })} />
            <PageLink href={boardFeedAddress(locale, filter)} type="application/rss+xml">
              {t('feed')}
            </PageLink>
          </p>
        </div>
      </div>
    </div>
  )
}
