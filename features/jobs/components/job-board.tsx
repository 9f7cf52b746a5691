'use client'

import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useAddressMetadata } from '@/components/behavior/address-metadata'
import { onFirstInteraction } from '@/components/behavior/on-first-interaction'
import { extendToPage } from '@/components/list/list-address'
import type { Locale } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { boardAddress, boardAnchor, boardFeedAddress, savedAddress } from '../board-address'
import { boardTitle, formatFilter } from '../format-filter'
import { getNarrowingPart, type JobFilter } from '../job-filter'
import { loadReader } from '../jobs-query'
import { useBoardJobs } from '../use-board-jobs'
import { useBoardLinks } from '../use-board-links'
import type { BoardTexts } from './board-texts'
import styles from './job-board.module.css'
import { JobFilters } from './job-filters'
import { JobResults } from './job-results'
import { JobSearch } from './job-search'
import { ListNotice } from './list-notice'
import { RadiusFilter } from './radius-filter'
import { ResultsLink } from './results-link'
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
