'use client'

import { ContinuedList, type ContinuedListBase } from '@/components/list/continued-list'
import type { Locale } from '@/lib/contract/common/locale'
import type { DirectoryFilter } from '../directory-filter'
import { directoryQuery } from '../directory-query'
import { DirectoryEntry } from './directory-entry'
import styles from './directory-list.module.css'

export interface DirectoryListProps extends ContinuedListBase {
  locale: Locale
  filter: DirectoryFilter
}

/** Organizations by place, in a list that loads further pages on demand. */
export function DirectoryList({ locale, filter, ...list }: DirectoryListProps) {
  return (
    <ContinuedList
      {...list}
      query={directoryQuery(locale, filter, list.firstPage)}
      className={styles.list}
      renderItem={(entry, previous) => (
        <>
          {entry.place !== previous?.place && <h2 className={styles.place}>{entry.place}</h2>}
          <DirectoryEntry entry={entry} />
        </>
      )}
    />
  )
}
