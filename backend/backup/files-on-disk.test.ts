import { expect, test } from 'vitest'
import { UsageError } from '../command-line/usage-error'
import { readBackendEnv } from '../env'
import { assertFilesOnDisk } from './files-on-disk'

test('files in a bucket are neither left out of a backup nor restored to the disk in silence', () => {
  const env = readBackendEnv({ MEDIA_URL: 's3://s3.example.org/media' })
  expect(() => assertFilesOnDisk(env)).toThrow(UsageError)
  expect(() => assertFilesOnDisk(readBackendEnv({}))).not.toThrow()
})
