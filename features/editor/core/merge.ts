import type { Data } from './document'
import { isSame } from './same'

interface Versions {
  /** The data that were last known to be saved. */
  base: Data
  /** The same data as they were sent. */
  written: Data
  mine: Data
  theirs: Data
  /** The data of a call whose response was lost: they may be among theirs. */
  attempted: Data | null
}

interface Merged {
  /** The fields that only they changed. */
  taken: Data
  /** The fields that both changed, to different values. */
  contested: string[]
  written: Data
}

/** Three-way merge of a module, field by field. */
export function mergeData({ base, written, mine, theirs, attempted }: Versions): Merged {
  const names = [...new Set([...Object.keys(base), ...Object.keys(theirs)])]
  const changed = names.filter((name) => !isSame(base[name], theirs[name]))
  const isOwn = (name: string) => attempted !== null && isSame(theirs[name], attempted[name])
  const theirsOnly = changed.filter((name) => !isOwn(name) && !isSame(mine[name], theirs[name]))
  const contested = theirsOnly.filter((name) => !isSame(mine[name], written[name]))
  return {
    taken: pick(
      theirs,
      theirsOnly.filter((name) => !contested.includes(name)),
    ),
    contested,
    written: { ...written, ...pick(theirs, changed) },
  }
}

/** Some fields of data; missing ones are undefined. */
export function pick(data: Data, names: readonly string[]): Data {
  return Object.fromEntries(names.map((name) => [name, data[name]]))
}
