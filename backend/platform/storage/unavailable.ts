import { StorageUnavailableError } from '../errors'

/** Whether an error means that the files cannot be reached at present. */
export function isStorageUnavailable(error: unknown): boolean {
  if (error instanceof StorageUnavailableError) return true
  // flydrive wraps what its drivers throw.
  return error instanceof Error && isStorageUnavailable(error.cause)
}
