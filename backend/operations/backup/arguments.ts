import { parseWords, UsageError } from '@/lib/node/command-line.mjs'
import type { RetentionRule } from './retention'
import { readSingleItem, type SingleItem } from './single/single-item'

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
export function readBackupCommand(words: readonly string[]): BackupCommand {
  const { values, positionals } = parseWords({ words: 'any', options: { keep: { type: 'string' } } }, words)
  return {
    path: requireSingleFile(positionals),
    keep: values.keep === undefined ? null : parseRetentionRule(values.keep),
  }
}

/** Parses the arguments of `npm run restore --`. @throws UsageError */
export function readRestoreCommand(words: readonly string[]): RestoreCommand {
  const text = { type: 'string' } as const
  const { values, positionals } = parseWords(
    {
      words: 'any',
      options: { check: { type: 'boolean', default: false }, page: text, record: text, picture: text },
    },
    words,
  )
  const { check: isCheckOnly, ...itemOptions } = values
  const item = readSingleItem(itemOptions)
  if (isCheckOnly && item) throw new UsageError('--check reads the whole backup: it takes no other option.')
  return { file: requireSingleFile(positionals), isCheckOnly, item }
}

function requireSingleFile([first, ...rest]: readonly string[]): string {
  if (first === undefined || first === '') throw new UsageError('The file of the backup is missing.')
  if (rest.length > 0) throw new UsageError(`Unknown arguments: ${rest.join(' ')}`)
  return first
}

/** Parses `--keep`. At least one day, so that the newest backup remains. */
function parseRetentionRule(text: string): RetentionRule {
  const [, daily, weekly, monthly] = /^([1-9]\d{0,3}),(\d{1,4}),(\d{1,4})$/.exec(text) ?? []
  if (daily === undefined)
    throw new UsageError('--keep takes three numbers, of days (1 or more), weeks and months: --keep 7,4,6')
  return { daily: Number(daily), weekly: Number(weekly), monthly: Number(monthly) }
}
