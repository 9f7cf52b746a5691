import type { Data } from './document'
import { isSame } from './same'

interface Versions {
  /** The last known saved data. */
  base: Data
  /** The saved data in the form in which they were sent, before the backend normalized them. */
  written: Data
  mine: Data
  theirs: Data
  /** The data of a call whose response was lost. They may be part of the remote data. */
  attempted: Data | null
}

interface MergedFields {
  /** The fields that were only changed remotely. */
  acceptedData: Data
  /** The fields that were changed locally and remotely to different values. */
  contestedFields: string[]
  written: Data
}

/** Merges the versions of a module field by field (three-way merge). */
export function mergeFields({ base, written, mine, theirs, attempted }: Versions): MergedFields {
  const names = [...new Set([...Object.keys(base), ...Object.keys(theirs)])]
  const changedNames = names.filter((name) => !isSame(base[name], theirs[name]))
  const isAttempted = (name: string) => attempted !== null && isSame(theirs[name], attempted[name])
  const remoteChangedNames = changedNames.filter((name) => !isAttempted(name) && !isSame(mine[name], theirs[name]))
  const contestedFields = remoteChangedNames.filter((name) => !isSame(mine[name], written[name]))
  return {
    acceptedData: pickFields(
      theirs,
      remoteChangedNames.filter((name) => !contestedFields.includes(name)),
    ),
    contestedFields,
    written: { ...written, ...pickFields(theirs, changedNames) },
  }
}

/** Returns some fields of the data; missing ones are undefined. */
export function pickFields(data: Data, names: readonly string[]): Data {
  return Object.fromEntries(names.map((name) => [name, data[name]]))
}
