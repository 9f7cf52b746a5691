import { StorageUnavailableError } from '../errors'

/** Returns true if the storage is unreachable. */
export function isStorageUnavailable(error: unknown): boolean {
  if (error instanceof StorageUnavailableError) return true
  // flydrive wraps errors of its drivers.
  return error instanceof Error && isStorageUnavailable(error.cause)
}
