import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useFocusFallback } from '@/components/behavior/use-focus-fallback'
import { Lines } from '@/components/skeleton/lines'
import { Skeleton } from '@/components/skeleton/skeleton'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { Locale } from '@/lib/contract/common/locale'
import { loadReader } from '../jobs-query'
import { removeSavedJobs, useSavedJobs } from '../saved-jobs'
import { JobEntry, type JobEntryProps } from './job-entry'
import styles from './job-list.module.css'

export interface SavedJobsProps {
  locale: Locale
  today: string
  texts: Record<'none' | 'loading' | 'failed' | 'retry' | 'ended' | 'forget', string>
  entryTexts: JobEntryProps['texts']
}

/**
 * The saved ads that are still published, the last saved first, and the number of saved ads that
 * have ended.
 */
export function SavedJobs(props: SavedJobsProps) {
  return (
    <FocusKeeper>
      <SavedJobList {...props} />
    </FocusKeeper>
  )
}

/** Moves the focus of a removed button to the entry in its place, else to the list. */
function FocusKeeper({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  // Renders again after each removal.
  useSavedJobs()
  useFocusFallback((removedElement, remainingElement) => {
    if (!list.current?.contains(remainingElement)) return
    const entries = list.current.querySelectorAll('li')
    const position = Number(removedElement.closest('li')?.dataset.position)
    const entry = entries[Math.min(position, entries.length - 1)]
    ;(entry?.querySelector('button') ?? list.current).focus()
  })
  return (
    <div ref={list} tabIndex={-1}>
      {children}
    </div>
  )
}

function SavedJobList({ locale, today, texts, entryTexts }: SavedJobsProps) {
  const ids = useSavedJobs()
  /** Ids of the last call. The removal of an id needs no further call. */
  const [requestedIds, setRequestedIds] = useState(ids)
  if (ids.some((id) => !requestedIds.includes(id))) setRequestedIds(ids)
  const isHydrated = useHydrated()
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['saved-jobs', locale, requestedIds],
    queryFn: async ({ signal }) => {
      const { readJobs } = await loadReader()
      return await readJobs(locale, `/${locale}/api/jobs/?ids=${requestedIds}&page_size=100`, signal)
    },
    enabled: requestedIds.length > 0,
    placeholderData: keepPreviousData,
  })
  if (!isHydrated) return null
  if (ids.length === 0) return <p role="status">{texts.none}</p>
  if (isError) {
    return (
      <div role="alert">
        <p>{texts.failed}</p>
        <Button onClick={() => void refetch()}>{texts.retry}</Button>
      </div>
    )
  }
  if (!data) {
    return (
      <Skeleton label={texts.loading}>
        <Lines widths={['short', 'long', 'full']} />
      </Skeleton>
    )
  }
  const runningJobs = new Map(data.items.map((job) => [job.id, job]))
  const endedIds = ids.filter((id) => !runningJobs.has(id))
  return (
    <>
      <ul className={styles.list}>
        {ids
          .flatMap((id) => runningJobs.get(id) ?? [])
          .map((job, position) => (
            <li key={job.id} data-position={position}>
              <JobEntry job={job} today={today} texts={entryTexts} />
            </li>
          ))}
      </ul>
      {endedIds.length > 0 && !isPlaceholderData && (
        <p role="status">
          {texts.ended.replace('{count}', String(endedIds.length))}{' '}
          <Button onClick={() => removeSavedJobs(endedIds)}>{texts.forget}</Button>
        </p>
      )}
    </>
  )
}
