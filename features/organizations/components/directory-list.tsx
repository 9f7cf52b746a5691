'use client'

import { ContinuedList, type ContinuedListTexts } from '@/components/list/continued-list'
import type { Locale } from '@/lib/contract/locale'
import { type DirectoryFilter, directoryAddress } from '../directory-filter'
import { directoryQuery } from '../directory-query'
import { DirectoryEntry } from './directory-entry'
import styles from './directory-list.module.css'

export interface DirectoryListProps {
  locale: Locale
  filter: DirectoryFilter
  firstPage: number
  texts: ContinuedListTexts
}

/** Members below the places where they are, to be continued. */
export function DirectoryList({ locale, filter, firstPage, texts }: DirectoryListProps) {
  return (
    <ContinuedList
      query={directoryQuery(locale, filter, firstPage)}
      href={directoryAddress(locale, filter)}
      firstPage={firstPage}
      texts={texts}
      className={styles.list}
      renderItem={(entry, before) => (
        <>
          {entry.place !== before?.place && <h2 className={styles.place}>{entry.place}</h2>}
          <DirectoryEntry entry={entry} />
        </>
      )}
    />
  )
}
