import type { DownloadFile } from '@/lib/contract/records/download'

/** The time in milliseconds for which a file is marked as new. */
const newDurationMs = 30 * 86_400_000

/**
 * Returns the ids of the files that are new at a given time, and the time when the first of them is
 * no longer new; null if none is new.
 */
export function findNewFiles(
  files: readonly Pick<DownloadFile, 'id' | 'published'>[],
  now: Date,
): { ids: ReadonlySet<number>; until: Date | null } {
  const ends = files.flatMap(({ id, published }) => {
    const age = published === undefined ? newDurationMs : now.getTime() - Date.parse(published)
    return age >= 0 && age < newDurationMs ? { id, end: now.getTime() - age + newDurationMs } : []
  })
  const firstEnd = ends.length > 0 ? new Date(Math.min(...ends.map(({ end }) => end))) : null
  return { ids: new Set(ends.map(({ id }) => id)), until: firstEnd }
}
