import { ListPages, type ReadList } from '@/components/list/list-pages'
import { useListTexts } from '@/components/list/use-list-texts'
import type { Locale } from '@/lib/contract/locale'
import { type AskedBoard, boardAddress } from '../board-address'
import type { JobLine } from '../job-line'
import type { JobListPart } from '../job-list-part'
import { JobEntry } from './job-entry'
import styles from './job-list.module.css'
import { useEntryTexts } from './use-entry-texts'

export interface JobListProps {
  locale: Locale
  list: ReadList<JobLine>
  /** What the list was asked for by; its page is the first one that is shown. */
  shown: AskedBoard
  told: Pick<JobListPart, 'today' | 'isNearKnown'>
}

/** Ads as lines, to be continued. */
export function JobList({ locale, list, shown, told }: JobListProps) {
  const texts = useEntryTexts()
  return (
    <ListPages
      key={boardAddress(locale, shown.filter)}
      list={list}
      href={boardAddress(locale, shown.filter)}
      firstPage={shown.page}
      texts={useListTexts()}
      className={styles.list}
      renderItem={(job) => (
        <JobEntry job={job} today={told.today} texts={texts} hasDistance={told.isNearKnown === true} />
      )}
    />
  )
}
