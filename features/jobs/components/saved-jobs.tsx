import { keepPreviousData, useQuery } from '@tanstack/react-query'
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
 * The saved ads that are still published, in the order of saving, latest first, and the number of
 * those that have expired.
 */
export function SavedJobs({ locale, today, texts, entryTexts }: SavedJobsProps) {
  const ids = useSavedJobs()
  const isHydrated = useHydrated()
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['saved-jobs', locale, ids],
    queryFn: async ({ signal }) => {
      const { readJobs } = await loadReader()
      return await readJobs(locale, `/${locale}/api/jobs/?ids=${ids}&page_size=100`, signal)
    },
    enabled: ids.length > 0,
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
          .map((job) => (
            <li key={job.id}>
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
