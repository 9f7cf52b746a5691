import { ListPages, type LoadedPages } from '@/components/list/list-pages'
import type { Locale } from '@/lib/contract/common/locale'
import { type BoardRequest, boardAddress } from '../board-address'
import type { JobLine } from '../job-line'
import type { JobListPart } from '../job-list-part'
import type { BoardTexts } from './board-texts'
import { JobEntry } from './job-entry'
import styles from './job-list.module.css'

export interface JobListProps {
  locale: Locale
  list: LoadedPages<JobLine>
  /** The request to which the list belongs. Its page is the first one in the list. */
  request: BoardRequest
  listPart: Pick<JobListPart, 'today' | 'isPostcodeKnown'>
  texts: BoardTexts
}

/** The list of ads, with a button that loads the next page. */
export function JobList({ locale, list, request, listPart, texts }: JobListProps) {
  return (
    <ListPages
      key={boardAddress(locale, request.filter)}
      list={list}
      href={boardAddress(locale, request.filter)}
      firstPage={request.page}
      texts={texts.list}
      className={styles.list}
      renderItem={(job) => (
        <JobEntry
          job={job}
          today={listPart.today}
          texts={texts.entry}
          hasDistance={listPart.isPostcodeKnown === true}
        />
      )}
    />
  )
}
