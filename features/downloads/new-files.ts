import type { DownloadFile } from '@/lib/contract/records/download'

/** How long a file is new after it was put there. */
const newMs = 30 * 86_400_000

/** The ids of the files that are new at a time, and until when these are all; null where none is. */
export function newFiles(
  files: readonly Pick<DownloadFile, 'id' | 'published'>[],
  now: Date,
): { ids: ReadonlySet<number>; until: Date | null } {
  const ends = files.flatMap(({ id, published }) => {
    const age = published === undefined ? newMs : now.getTime() - Date.parse(published)
    return age >= 0 && age < newMs ? { id, end: now.getTime() - age + newMs } : []
  })
  const until = ends.length > 0 ? new Date(Math.min(...ends.map(({ end }) => end))) : null
  return { ids: new Set(ends.map(({ id }) => id)), until }
}
