import type { BackendEnv } from '@/backend/platform/env'
import {
  type FileLocation,
  isSameLocation,
  parseS3Location,
  type S3Location,
} from '@/backend/platform/storage/s3-location'
import { parseCommandLine, UsageError } from '@/lib/node/command-line.mjs'

type Settings = Partial<Pick<BackendEnv, 'MEDIA_URL' | 'MEDIA_SECOND_URL'>>

export interface CopyCommand {
  source: FileLocation
  target: FileLocation
}

export const isClaimCommand = (words: readonly string[]) => words.join(' ') === 'claim'

/**
 * Parses the command `copy` of `npm run files --`.
 * @param settings configured locations
 * @throws UsageError
 */
export function parseCopyCommand(words: readonly string[], settings: Settings): CopyCommand {
  const text = { type: 'string' } as const
  const { values, positionals } = parseCommandLine(
    { positionals: ['copy', 'claim'], options: { from: text, to: text } },
    words,
  )
  if (positionals.join(' ') !== 'copy' || !values.from || !values.to) {
    throw new UsageError('Allowed commands: claim, and copy with --from and --to.')
  }
  const source = parseLocation(values.from, settings)
  const target = parseLocation(values.to, settings)
  if (isSameLocation(source, target)) throw new UsageError('--from and --to are the same location.')
  return { source, target }
}

function parseLocation(word: string, { MEDIA_URL, MEDIA_SECOND_URL }: Settings): FileLocation {
  if (word === 'disk') return word
  if (word === 'first') return MEDIA_URL ?? 'disk'
  if (word === 's3') return MEDIA_URL ?? fail('MEDIA_URL is not set.')
  if (word === 'second') return MEDIA_SECOND_URL ?? fail('MEDIA_SECOND_URL is not set.')
  const location = parseBucketUrl(word)
  if (location.credentials) {
    throw new UsageError(
      'The list of processes would show key and secret. Set the AWS_… variables, or set MEDIA_URL and use "s3".',
    )
  }
  return location
}

function parseBucketUrl(word: string): S3Location {
  try {
    return parseS3Location(word)
  } catch (error) {
    throw new UsageError(
      `A place other than "first", "second", "disk" and "s3" ${error instanceof Error ? error.message : ''}.`,
    )
  }
}

function fail(message: string): never {
  throw new UsageError(message)
}

/** Returns the name of a location for messages. */
export function formatLocation(location: FileLocation): string {
  return location === 'disk' ? 'the disk' : `the bucket ${location.bucket} at ${location.endpoint}`
}
