'use client'

import { ContinuedList, type ContinuedListTexts } from '@/components/list/continued-list'
import type { Locale } from '@/lib/contract/locale'
import { jobsQuery } from '../jobs-query'
import { JobEntry, type JobEntryProps } from './job-entry'
import styles from './job-list.module.css'

export interface JobListProps {
  locale: Locale
  /** What the list is narrowed to. */
  parameters: Readonly<Record<string, string>>
  /** The address of the list, without a page number. */
  href: string
  firstPage: number
  today: string
  texts: ContinuedListTexts
  entryTexts: JobEntryProps['texts']
  hasDistances: boolean
}

/** Ads as lines, to be continued. */
export function JobList(props: JobListProps) {
  const { locale, parameters, href, firstPage, today, texts, entryTexts, hasDistances } = props
  return (
    <ContinuedList
      query={jobsQuery(locale, parameters, firstPage)}
      href={href}
      firstPage={firstPage}
      texts={texts}
      className={styles.list}
      renderItem={(job) => <JobEntry job={job} today={today} texts={entryTexts} hasDistance={hasDistances} />}
    />
  )
}
