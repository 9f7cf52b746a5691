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
  const versionIds = ids.filter((id) => /^\d+$/.test(id))
  const query = useInfiniteQuery({ ...versionsQuery(locale, page, versionsPerPart), enabled: versionIds.length > 0 })
  const { data: versions = [], hasNextPage, isFetching, isError, fetchNextPage } = query
  const isComplete = versionIds.every((id) => versions.some((version) => String(version.id) === id))
  const needsNextPart = !isComplete && hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (needsNextPart) void fetchNextPage()
  }, [needsNextPart, fetchNextPage])
  return versions
}
