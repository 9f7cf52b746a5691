import { parseArgs } from 'node:util'
import { UsageError } from '@/backend/platform/runtime/usage-error'
import { recordTypes } from '@/lib/contract/records/record'
import type { Keep } from './retention'
import { readSingleThing, type SingleThing } from './single/single-thing'

export const backupUsage = `Usage: npm run backup -- <file>
       npm run backup -- <folder> [--keep <days>,<weeks>,<months>]

Writes all rows and all stored files as one archive (tar, gzip), also while the site runs. In a folder it is called
buehnenhaus-<time>.tar.gz; --keep 7,4,6 then deletes older ones of that name, so that the last of 7 days, 4 weeks and 6 months stay.`

export const restoreUsage = `Usage: npm run restore -- <file> [--check]
       npm run restore -- <file> --page <address>         such as /de/ueber-uns
       npm run restore -- <file> --record <type>/<id>     such as press_release/12; types: ${recordTypes.join(', ')}
       npm run restore -- <file> --picture <id>           such as 7

Restores a backup into the database of DATABASE_URL, or into the embedded one of DATA_DIR, and its files into the bucket of
MEDIA_URL, or into DATA_DIR. Both are to be empty. With --check it only reads the backup and tells whether it is whole.

With --page, --record or --picture it restores that alone, into the site as it is: a page or record that is neither there nor in the
trash any more, offline, with its blocks and versions; a picture that was deleted, with its file, or its file alone where that is missing or
damaged. An embedded site has to be stopped.`

export interface BackupCommand {
  /** A new file, or a folder. */
  place: string
  keep: Keep | null
}

export interface RestoreCommand {
  file: string
  isCheckOnly: boolean
  /** Null for everything. */
  single: SingleThing | null
}

/**
 * Reads the words after `npm run backup --`.
 * @throws UsageError
 */
export function readBackupCommand(words: readonly string[]): BackupCommand {
  const { values, positionals } = parseOrFail(() =>
    parseArgs({ args: [...words], allowPositionals: true, options: { keep: { type: 'string' } } }),
  )
  return { place: requireSingle(positionals), keep: values.keep === undefined ? null : readKeep(values.keep) }
}

/**
 * Reads the words after `npm run restore --`.
 * @throws UsageError
 */
export function readRestoreCommand(words: readonly string[]): RestoreCommand {
  const { values, positionals } = parseOrFail(() =>
    parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        check: { type: 'boolean', default: false },
        page: { type: 'string' },
        record: { type: 'string' },
        picture: { type: 'string' },
      },
    }),
  )
  const { check: isCheckOnly, ...chosen } = values
  const single = readSingleThing(chosen)
  if (isCheckOnly && single) throw new UsageError('--check reads the whole backup: it takes no other option.')
  return { file: requireSingle(positionals), isCheckOnly, single }
}

function parseOrFail<Result>(parse: () => Result): Result {
  try {
    return parse()
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function requireSingle([first, ...rest]: readonly string[]): string {
  if (first === undefined || first === '') throw new UsageError('Which file?')
  if (rest.length > 0) throw new UsageError(`Too many words: ${rest.join(' ')}`)
  return first
}

/** The newest backup is always retained, because at least one day is. */
function readKeep(text: string): Keep {
  const [, daily, weekly, monthly] = /^([1-9]\d{0,3}),(\d{1,4}),(\d{1,4})$/.exec(text) ?? []
  if (daily === undefined)
    throw new UsageError('--keep takes three numbers, of days (1 or more), weeks and months: --keep 7,4,6')
  return { daily: Number(daily), weekly: Number(weekly), monthly: Number(monthly) }
}
