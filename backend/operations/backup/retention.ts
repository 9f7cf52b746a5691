import { toPartialName } from './archive'

/**
 * Numbers of days, weeks and months whose last backup is retained. Only those with a backup count.
 */
export interface RetentionRule {
  daily: number
  weekly: number
  monthly: number
}

const namePattern = /^buehnenhaus-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar\.gz$/
const dayMs = 86_400_000

/** Returns the file name of a new backup. */
export function createBackupName(time: Date): string {
  return `buehnenhaus-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`
}

/**
 * Lists the backups to delete, by days, weeks (from Monday) and months in UTC. Periods without a
 * backup do not count, so older backups stay while backups fail. Ignores other files.
 */
export function listStaleBackups(names: readonly string[], { daily, weekly, monthly }: RetentionRule): string[] {
  const backups = names.flatMap((name) => parseBackupName(name) ?? []).sort((a, b) => b.time - a.time)
  const retainedNames = new Set([
    ...pickLastOfEach(backups, daily, ({ day }) => day),
    ...pickLastOfEach(backups, weekly, ({ time }) => toWeek(time)),
    ...pickLastOfEach(backups, monthly, ({ day }) => day.slice(0, 'YYYY-MM'.length)),
  ])
  return backups.map(({ name }) => name).filter((name) => !retainedNames.has(name))
}

/** Lists incomplete backups that are more than a day old. */
export function listAbandonedBackups(names: readonly string[], now: Date): string[] {
  return names.filter((name) => {
    const backup = name.endsWith(toPartialName('')) ? parseBackupName(name.slice(0, -toPartialName('').length)) : null
    return backup !== null && now.getTime() - backup.time > dayMs
  })
}

interface Backup {
  name: string
  /** Milliseconds since 1970. */
  time: number
  day: string
}

function parseBackupName(name: string): Backup | null {
  const [, day = '', hours, minutes, seconds] = namePattern.exec(name) ?? []
  const time = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(time) ? null : { name, time, day }
}

/** Returns the number of the week from Monday. January 1, 1970 was 3 days after a Monday. */
const toWeek = (time: number) => Math.floor((Math.floor(time / dayMs) + 3) / 7)

/**
 * Returns the last backup in each of the latest `count` periods that have one.
 * @param backups newest first
 */
function pickLastOfEach(
  backups: readonly Backup[],
  count: number,
  getPeriod: (backup: Backup) => string | number,
): string[] {
  const lastNames = new Map<string | number, string>()
  for (const backup of backups) {
    const period = getPeriod(backup)
    if (!lastNames.has(period)) lastNames.set(period, backup.name)
  }
  return [...lastNames.values()].slice(0, count)
}
