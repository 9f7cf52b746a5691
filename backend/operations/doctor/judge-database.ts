import type { DatabaseFacts } from './database-facts'
import { type Finding, good, problem, warning } from './finding'

const subject = 'DATABASE_URL'
const minVersion = 150_000
/** Differences of clocks that matter for schedules and mailed keys. */
const clockLimitsMs = { warning: 5000, error: 60_000 }

/**
 * Converts facts about a database to findings.
 * @param levels times of this program's migrations, oldest first
 */
export function judgeDatabase(facts: DatabaseFacts, levels: readonly number[]): Finding[] {
  return [
    judgeVersion(facts),
    ...judgeEncoding(facts),
    ...judgeRights(facts, facts.level === levels.at(-1) && !facts.hasOldFunctions),
    ...judgeEncryption(facts),
    ...(facts.missingRights.toUse.length > 0 ? [] : [judgeLevel(facts, levels)]),
    judgeClock(facts.clockAheadMs),
  ]
}

function judgeVersion({ version }: DatabaseFacts): Finding {
  const name = `PostgreSQL ${Math.floor(version / 10_000)}.${version % 10_000}`
  if (version >= minVersion) return good(subject, `${name} responds.`)
  return problem(subject, `${name} is too old.`, 'Install PostgreSQL 15 or newer.')
}

function judgeEncoding({ encoding }: DatabaseFacts): Finding[] {
  if (encoding === 'UTF8') return []
  const advice = "Create the database again: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0."
  return [problem(subject, `The database stores texts as ${encoding}, which cannot store all letters.`, advice)]
}

function judgeRights(facts: DatabaseFacts, isAtLevel: boolean): Finding[] {
  const findings: Finding[] = []
  if (facts.isStandby) {
    findings.push(
      problem(subject, 'The server is a standby, which accepts no writes.', 'Set it to the primary server.'),
    )
  }
  // At the current level the server starts without rights to migrate.
  const toFinding = isAtLevel ? warning : problem
  const toAdvice = (sql: string) => `As an administrator of this database: ${sql}`
  for (const { text, sql } of facts.missingRights.toUse) findings.push(problem(subject, text, toAdvice(sql)))
  for (const { text, sql } of facts.missingRights.toMigrate) findings.push(toFinding(subject, text, toAdvice(sql)))
  if (!facts.mayExtend && !facts.hasTrigrams) {
    const advice = 'As an administrator: CREATE EXTENSION pg_trgm, and the indexes of docs/deployment.md.'
    findings.push(
      warning(subject, 'Searches in long lists are slow: pg_trgm is missing, and this user cannot add it.', advice),
    )
  }
  if (facts.isSuperuser) {
    const advice = 'Create a user that owns only this database.'
    findings.push(warning(subject, 'The user is a superuser and has more rights than it needs.', advice))
  }
  return findings.length > 0 ? findings : [good(subject, 'The user has the rights that it needs.')]
}

function judgeEncryption({ encryptionProblem }: DatabaseFacts): Finding[] {
  if (encryptionProblem === null) return []
  return [warning(subject, encryptionProblem, 'A network of only these machines needs no encryption.')]
}

function judgeLevel({ level, hasOldFunctions }: DatabaseFacts, levels: readonly number[]): Finding {
  const lastLevel = levels.at(-1) ?? 0
  if (level === null) {
    return warning(
      'Migrations',
      'The database is empty.',
      'Create a site with `npm run init`, or restore a backup. The first start migrates it.',
    )
  }
  if (level > lastLevel) {
    return problem(
      'Migrations',
      'The database belongs to a newer release than this program.',
      'Run that release. docs/upgrading.md lists the older releases that still work, and how to go back.',
    )
  }
  const pendingCount = levels.filter((knownLevel) => knownLevel > level).length
  const advice = 'Make a backup (`npm run backup`), then start the server, which migrates it.'
  if (pendingCount === 0 && hasOldFunctions)
    return warning('Migrations', 'The functions of the database belong to an older release.', advice)
  if (pendingCount === 0) return good('Migrations', 'The database is at the level of this program.')
  return warning('Migrations', `${pendingCount} of ${levels.length} are pending.`, advice)
}

function judgeClock(aheadMs: number): Finding {
  const seconds = Math.abs(Math.round(aheadMs / 1000))
  const direction = aheadMs > 0 ? 'ahead of' : 'behind'
  const text = `The database's clock is ${seconds} seconds ${direction} this machine's.`
  const advice = 'Synchronize the clocks of both machines by NTP (timedatectl set-ntp true).'
  if (Math.abs(aheadMs) > clockLimitsMs.error) return problem('Clock', text, advice)
  if (Math.abs(aheadMs) > clockLimitsMs.warning) return warning('Clock', text, advice)
  return good('Clock', 'The database and this machine agree.')
}
