'use client'

import { ContinuedList } from '@/components/list/continued-list'
import type { ContinuedListTexts } from '@/components/list/list-pages'
import type { Locale } from '@/lib/contract/common/locale'
import type { DirectoryFilter } from '../directory-filter'
import { directoryQuery } from '../directory-query'
import { DirectoryEntry } from './directory-entry'
import styles from './directory-list.module.css'

export interface DirectoryListProps {
  locale: Locale
  filter: DirectoryFilter
  /** The address of the list, without a page number. */
  href: string
  firstPage: number
  digest: string
  texts: ContinuedListTexts
}

/** Organizations by place, in a list that loads further pages on demand. */
export function DirectoryList({ locale, filter, href, firstPage, digest, texts }: DirectoryListProps) {
  return (
    <ContinuedList
      query={directoryQuery(locale, filter, firstPage)}
      href={href}
      firstPage={firstPage}
      digest={digest}
      texts={texts}
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
