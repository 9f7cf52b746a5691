import { parseCommandLine, UsageError } from '@/lib/node/command-line.mjs'
import type { RetentionRule } from './retention'
import { parseSingleItem, type SingleItem } from './single/single-item'

export interface BackupCommand {
  /** A new file, or an existing folder of backups. */
  path: string
  keep: RetentionRule | null
}

export interface RestoreCommand {
  file: string
  isCheckOnly: boolean
  /** The item to restore; null for everything. */
  item: SingleItem | null
}

/** Parses the arguments of `npm run backup --`. @throws UsageError */
export function parseBackupCommand(words: readonly string[]): BackupCommand {
  const options = { keep: { type: 'string' } } as const
  const { values, positionals } = parseCommandLine({ positionals: 'any', options }, words)
  return {
    path: requireSinglePath(positionals, 'Name a file or a folder for the backup.'),
    keep: values.keep === undefined ? null : parseRetentionRule(values.keep),
  }
}

/** Parses the arguments of `npm run restore --`. @throws UsageError */
export function parseRestoreCommand(words: readonly string[]): RestoreCommand {
  const text = { type: 'string' } as const
  const { values, positionals } = parseCommandLine(
    {
      positionals: 'any',
      options: { check: { type: 'boolean', default: false }, page: text, record: text, picture: text },
    },
    words,
  )
  const { check: isCheckOnly, ...itemOptions } = values
  const item = parseSingleItem(itemOptions)
  if (isCheckOnly && item) throw new UsageError('--check reads the whole backup: it takes no other option.')
  return { file: requireSinglePath(positionals, 'Name the file of the backup.'), isCheckOnly, item }
}

function requireSinglePath([path, ...furtherPaths]: readonly string[], advice: string): string {
  if (path === undefined || path === '') throw new UsageError(advice)
  if (furtherPaths.length > 0) throw new UsageError(`Unknown arguments: ${furtherPaths.join(' ')}`)
  return path
}

/** Parses `--keep`. At least one day, so that the newest backup remains. */
function parseRetentionRule(text: string): RetentionRule {
  const [, daily, weekly, monthly] = /^([1-9]\d{0,3}),(\d{1,4}),(\d{1,4})$/.exec(text) ?? []
  if (daily === undefined)
    throw new UsageError('--keep takes three numbers, of days (1 or more), weeks and months: --keep 7,4,6')
  return { daily: Number(daily), weekly: Number(weekly), monthly: Number(monthly) }
}
