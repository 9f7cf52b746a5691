import type { Data } from './document'
import { isSame } from './same'

interface Versions {
  /** What was last known to be saved. */
  base: Data
  /** The same as it was sent. */
  written: Data
  mine: Data
  theirs: Data
  /** What was sent with a call whose answer was lost: it may have become theirs. */
  attempted: Data | null
}

interface Merged {
  /** What only they changed. */
  taken: Data
  /** What both changed, each to something else. */
  contested: string[]
  written: Data
}

/** Brings two editors' changes of a module together, field by field. */
export function mergeData({ base, written, mine, theirs, attempted }: Versions): Merged {
  const names = [...new Set([...Object.keys(base), ...Object.keys(theirs)])]
  const changed = names.filter((name) => !isSame(base[name], theirs[name]))
  const isOwn = (name: string) => attempted !== null && isSame(theirs[name], attempted[name])
  const foreign = changed.filter((name) => !isOwn(name) && !isSame(mine[name], theirs[name]))
  const contested = foreign.filter((name) => !isSame(mine[name], written[name]))
  return {
    taken: pick(
      theirs,
      foreign.filter((name) => !contested.includes(name)),
    ),
    contested,
    written: { ...written, ...pick(theirs, changed) },
  }
}

/** Some fields of data, undefined where there are none. */
export function pick(data: Data, names: readonly string[]): Data {
  return Object.fromEntries(names.map((name) => [name, data[name]]))
}
