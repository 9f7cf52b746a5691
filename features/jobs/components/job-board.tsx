'use client'

import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useAddressMetadata } from '@/components/behavior/address-metadata'
import { onFirstInteraction } from '@/components/behavior/on-first-interaction'
import { extendToPage } from '@/components/list/list-address'
import { Disclosure } from '@/components/ui/disclosure'
import type { Locale } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { fillIn } from '@/lib/text/fill-in'
import { boardAddress, boardAnchor, boardFeedAddress, boardListAddress, savedAddress } from '../board-address'
import { formatAmount } from '../format-amount'
import { boardTitle, formatFilter } from '../format-filter'
import { getNarrowingPart, type JobFilter } from '../job-filter'
import type { JobListPart } from '../job-list-part'
import { loadReader } from '../jobs-query'
import { type ListState, useBoardJobs } from '../use-board-jobs'
import { useBoardLinks } from '../use-board-links'
import type { BoardTexts } from './board-texts'
import styles from './job-board.module.css'
import { JobFilters } from './job-filters'
import { JobResults } from './job-results'
import { JobSearch } from './job-search'
import { ListNotice } from './list-notice'
import { SavedLink } from './saved-link'

export interface JobBoardProps {
  locale: Locale
  /** The page title of the board without a filter. */
  title: string
  texts: BoardTexts
  /** Renders the form to subscribe to ads that match a filter, which `filterText` describes. */
  renderAlert: (filter: JobFilter, filterText: string) => ReactNode
}

/**
 * The board: a list of job ads with search, filters and order. In the browser, all of them change
 * the list and the address without loading a page. The filters show a choice at once; the numbers
 * and the list follow when they are loaded.
 */
export function JobBoard({ locale, title, texts, renderAlert }: JobBoardProps) {
  const root = useRef<HTMLDivElement>(null)
  const jobs = useBoardJobs(locale)
  const { request, listPart, isPostcodeKnown, state } = jobs
  const { filter, page } = request
  const feed = boardFeedAddress(locale, filter)
  const filterText = formatFilter(filter, listPart && { ...listPart, isPostcodeKnown }, texts)

  const applyFilter = useCallback(
    (newFilter: JobFilter) => {
      const address = boardAddress(locale, newFilter)
      const { pathname, search } = window.location
      if (address !== pathname + search) window.history.pushState(null, '', address)
    },
    [locale],
  )
  useBoardLinks(root, applyFilter, boardAnchor)
  useEffect(() => onFirstInteraction(() => void loadReader().catch(() => {})), [])
  useAddressMetadata({
    locale,
    feed,
    title: boardTitle(filterText, title),
    de: extendToPage(boardAddress('de', filter), page),
    en: extendToPage(boardAddress('en', filter), page),
  })

  return (
    <div ref={root} className={styles.board} data-wide="">
      <div className={styles.columns}>
        <div className={styles.filters}>
          <JobSearch
            locale={locale}
            filter={filter}
            texts={texts}
            isPostcodeKnown={isPostcodeKnown}
            onFilter={applyFilter}
          />
          {listPart && (
            <>
              <RadiusFilter locale={locale} filter={filter} texts={texts} radii={listPart.radii} />
              <JobFilters locale={locale} filter={filter} facets={listPart.facets} texts={texts.facets} />
              <ResultsLink locale={locale} state={state} texts={texts} count={listPart.count} />
            </>
          )}
        </div>
        <div>
          {listPart ? (
            <JobResults locale={locale} jobs={jobs} listPart={listPart} texts={texts} />
          ) : (
            <ListNotice state={state} texts={texts} text={texts.unreadable} onRetry={() => void jobs.list.refetch()} />
          )}
          {renderAlert(getNarrowingPart(filter, { isPostcodeKnown }), filterText)}
          <p className={styles.ways} data-no-print="">
            <SavedLink href={savedAddress(locale)} text={texts.saved} />
            <PageLink href={feed} type="application/rss+xml">
              {texts.feed}
            </PageLink>
          </p>
        </div>
      </div>
    </div>
  )
}

interface RadiusFilterProps {
  locale: Locale
  filter: JobFilter
  radii: JobListPart['radii']
  texts: BoardTexts
}

/** Links to choose the maximum distance from the postcode. Renders nothing without a postcode. */
function RadiusFilter({ locale, filter, radii, texts }: RadiusFilterProps) {
  if (radii.length === 0) return null
  return (
    <Disclosure className={styles.group} open data-no-print="" summary={texts.within}>
      <nav aria-label={texts.within}>
        <ul className={styles.values}>
          {radii.map(({ value, count }) => (
            <li key={value}>
              <PageLink
                href={boardListAddress(locale, { ...filter, within: value === filter.within ? null : value })}
                aria-current={value === filter.within ? 'true' : undefined}
                rel="nofollow"
              >
                {fillIn(texts.kilometers, { value })} <span>{count}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </Disclosure>
  )
}

interface ResultsLinkProps {
  locale: Locale
  state: ListState
  count: number
  texts: BoardTexts
}

/** A link to the list with the number of ads. On phones, the list is far below the filters. */
function ResultsLink({ locale, state, count, texts }: ResultsLinkProps) {
  const statusTexts = {
    loaded: formatAmount(count, texts.toList, locale),
    loading: texts.updating,
    failed: texts.notLoaded,
  }
  return (
    <p className={styles.toList} data-no-print="">
      <a href={`#${boardAnchor}`}>{statusTexts[state]}</a>
    </p>
  )
}
