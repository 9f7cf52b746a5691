import { StorageUnavailableError } from '../errors'

/** Returns true if the files are unreachable at present. */
export function isStorageUnavailable(error: unknown): boolean {
  if (error instanceof StorageUnavailableError) return true
  // flydrive wraps errors of its drivers.
  return error instanceof Error && isStorageUnavailable(error.cause)
}
