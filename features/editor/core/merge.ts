import type { Data } from './document'
import { isSame } from './same'

interface Versions {
  /** The last known saved data. */
  base: Data
  /** The saved data in the form in which they were sent, before the backend normalized them. */
  written: Data
  localData: Data
  remoteData: Data
  /** The data of a call whose response was lost. They may be part of the remote data. */
  attemptedData: Data | null
}

interface MergedFields {
  /** The fields that were only changed remotely. */
  acceptedData: Data
  /** The fields that were changed locally and remotely to different values. */
  contestedFields: string[]
  written: Data
}

/** Merges the versions of a module field by field (three-way merge). */
export function mergeFields({ base, written, localData, remoteData, attemptedData }: Versions): MergedFields {
  const names = [...new Set([...Object.keys(base), ...Object.keys(remoteData)])]
  const changedNames = names.filter((name) => !isSame(base[name], remoteData[name]))
  const isAttempted = (name: string) => attemptedData !== null && isSame(remoteData[name], attemptedData[name])
  const remoteNames = changedNames.filter((name) => !isAttempted(name) && !isSame(localData[name], remoteData[name]))
  const contestedFields = remoteNames.filter((name) => !isSame(localData[name], written[name]))
  return {
    acceptedData: pickFields(
      remoteData,
      remoteNames.filter((name) => !contestedFields.includes(name)),
    ),
    contestedFields,
    written: { ...written, ...pickFields(remoteData, changedNames) },
  }
}

/** Returns some fields of the data; missing ones are undefined. */
export function pickFields(data: Data, names: readonly string[]): Data {
  return Object.fromEntries(names.map((name) => [name, data[name]]))
}
