import { describe, expect, inject, it, test } from 'vitest'
import { embeddedClientConfig } from '@/backend/platform/db/client'
import { startTestDatabase } from '@/tests/databases'
import { findFreePort } from '@/tests/servers/free-port'
import { readMigrations } from '../backup/levels'
import { checkDatabase } from './check-database'
import type { DatabaseFacts } from './database-facts'
import { judgeDatabase } from './judge-database'

const levels = [10, 20, 30]
const correctFacts: DatabaseFacts = {
  version: 150_004,
  encoding: 'UTF8',
  isStandby: false,
  isSuperuser: false,
  mayExtend: true,
  hasTrigrams: true,
  missingRights: { toUse: [], toMigrate: [] },
  level: 30,
  hasOldFunctions: false,
  clockAheadMs: 20,
  encryptionProblem: null,
}
const missingRight = { text: 'The user may not make tables.', sql: 'GRANT CREATE …' }
const listProblems = (changes: Partial<DatabaseFacts>) =>
  judgeDatabase({ ...correctFacts, ...changes }, levels).filter(({ level }) => level !== 'good')

it('finds no problems with a correct database', () => {
  expect(listProblems({})).toEqual([])
})

it.each<[string, Partial<DatabaseFacts>, 'error' | 'warning', string]>([
  ['an old PostgreSQL', { version: 140_011 }, 'error', 'PostgreSQL 14.11 is too old'],
  ['another encoding', { encoding: 'LATIN1' }, 'error', 'LATIN1'],
  ['a standby', { isStandby: true }, 'error', 'standby'],
  [
    'a user without the right to migrate',
    { missingRights: { toUse: [], toMigrate: [missingRight] } },
    'warning',
    'not make tables',
  ],
  [
    'a user without the right to read',
    { missingRights: { toUse: [missingRight], toMigrate: [] } },
    'error',
    'may not make tables',
  ],
  ['missing trigrams', { mayExtend: false, hasTrigrams: false }, 'warning', 'pg_trgm'],
  ['a superuser', { isSuperuser: true }, 'warning', 'superuser'],
  ['clear text', { encryptionProblem: 'The connection is not encrypted.' }, 'warning', 'not encrypted'],
  ['an empty database', { level: null }, 'warning', 'empty'],
  ['an older database', { level: 10 }, 'warning', '2 of 3 are pending'],
  ['functions of an older release', { hasOldFunctions: true }, 'warning', 'functions of the database'],
  ['a newer database', { level: 40 }, 'error', 'newer release'],
  ['a clock that is ahead', { clockAheadMs: 7000 }, 'warning', '7 seconds ahead of'],
  ['a clock that is behind', { clockAheadMs: -90_000 }, 'error', '90 seconds behind'],
])('reports %s with advice', (_fact, changes, level, text) => {
  const findings = listProblems(changes)
  expect(findings).toHaveLength(1)
  expect(findings[0]).toMatchObject({ level, text: expect.stringContaining(text) })
  expect(findings[0]?.advice).toBeTruthy()
})

it('accepts a user without the right to add extensions if they exist', () => {
  expect(listProblems({ mayExtend: false })).toEqual([])
})

describe('a real database', () => {
  const database = startTestDatabase()

  const getAddress = () =>
    database.target.kind === 'postgres' ? database.target.url : embeddedClientConfig(database.target.socketFolder)

  it('is examined', async () => {
    const findings = await checkDatabase(getAddress())
    expect(findings.filter(({ level }) => level === 'error')).toEqual([])
    const texts = findings.map(({ text }) => text)
    expect(texts).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^PostgreSQL \d+\.\d+ responds\.$/),
        'The database is at the level of this program.',
        'The database and this machine agree.',
      ]),
    )
  })

  it('shows the clock offset of this machine', async () => {
    const lateClock = () => new Date(Date.now() - 3_600_000)
    const clock = (await checkDatabase(getAddress(), lateClock)).find(({ subject }) => subject === 'Clock')
    expect(clock).toMatchObject({ level: 'error', text: expect.stringMatching(/3[56]\d\d seconds ahead/) })
  })

  it('of an older release lacks migrations', async () => {
    const table = 'drizzle.__drizzle_migrations'
    const lastLevelSql = `(SELECT max(abs(created_at)) FROM ${table})`
    await database.pool.query(`UPDATE ${table} SET created_at = -created_at WHERE created_at = ${lastLevelSql}`)
    const migrations = (await checkDatabase(getAddress())).find(({ subject }) => subject === 'Migrations')
    await database.pool.query(`UPDATE ${table} SET created_at = abs(created_at)`)
    const count = (await readMigrations()).length
    expect(migrations?.text).toBe(`1 of ${count} are pending.`)
  })

  test.runIf(inject('testTemplate').kind === 'postgres').each([
    ['another password', { password: 'wrong' }, 'Correct the password'],
    ['a missing database', { pathname: '/nowhere' }, 'Create the database'],
  ])('is unreachable with %s', async (_change, changes, advice) => {
    if (database.target.kind !== 'postgres') throw new Error('No PostgreSQL')
    const url = new URL(database.target.url)
    Object.assign(url, changes)
    const [finding] = await checkDatabase(url.href)
    expect(finding).toMatchObject({ level: 'error', advice: expect.stringContaining(advice) })
  })
})

it('reports a refused connection without the password', async () => {
  const [finding, ...otherFindings] = await checkDatabase(`postgres://user:secret@127.0.0.1:${await findFreePort()}/a`)
  expect(otherFindings).toEqual([])
  expect(finding).toMatchObject({ level: 'error', advice: expect.stringContaining('No server listens there') })
  expect(JSON.stringify(finding)).not.toContain('secret')
})
