import { UsageError } from '../command-line/usage-error'
import type { BackendEnv } from '../env'

/**
 * A backup has the files of DATA_DIR: one without those of the bucket would look whole.
 * @throws UsageError where the files lie in a bucket
 */
export function assertFilesOnDisk({ MEDIA_URL }: Pick<BackendEnv, 'MEDIA_URL'>): void {
  if (MEDIA_URL) {
    throw new UsageError(
      'The files lie in the bucket of MEDIA_URL: docs/storage.md says how they are backed up and restored by way of DATA_DIR.',
    )
  }
}
