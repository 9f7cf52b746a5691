import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageVersion } from '@/lib/contract/pages/page-editing'
import { type VersionedPage, versionsPerPart, versionsQuery } from './queries'

/**
 * Loads a page's versions, newest first, until those with the given ids are among them.
 * @param ids version ids; other states, such as the working copy, are ignored
 */
export function useVersions(locale: Locale, page: VersionedPage, ids: readonly string[]): PageVersion[] {
  const query = useInfiniteQuery({ ...versionsQuery(locale, page, versionsPerPart), enabled: ids.some(isVersionId) })
  const { data: versions = [], hasNextPage, isFetching, isError, fetchNextPage } = query
  const isComplete = ids.filter(isVersionId).every((id) => versions.some((version) => String(version.id) === id))
  const needsNextPart = !isComplete && hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (needsNextPart) void fetchNextPage()
  }, [needsNextPart, fetchNextPage])
  return versions
}

const isVersionId = (state: string) => /^\d+$/.test(state)
