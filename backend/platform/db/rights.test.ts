import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { readMigrations } from '@/backend/operations/backup/levels'
import { checkDatabase } from '@/backend/operations/doctor/check-database'
import { silentLog } from '@/tests/databases'
import { databaseUrl, runOn } from '@/tests/databases-setup'
import { connectDatabase } from './client'
import { migrateDatabase, migrateTo } from './migrate'
import { findHistory, readLevel } from './migration-history'

const template = inject('testTemplate')

/** A role without any right, and a database of the server's administrator. */
async function makePlace(server: string) {
  const id = randomUUID().replaceAll('-', '')
  const role = `app_${id}`
  const name = `hosted_${id}`
  await runOn(server, `CREATE ROLE ${role} LOGIN PASSWORD 'secret'`)
  await runOn(server, `CREATE DATABASE ${name}`)
  const admin = databaseUrl(server, name)
  const own = new URL(admin)
  own.username = role
  own.password = 'secret'
  return {
    role,
    url: own.href,
    admin: (statement: string) => runOn(admin, statement),
    adminUrl: admin,
    async remove() {
      await runOn(server, `DROP DATABASE ${name} WITH (FORCE)`)
      await runOn(server, `DROP ROLE ${role}`)
    },
  }
}

async function withPool<Result>(url: string, work: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const { pool, close } = await connectDatabase({ kind: 'postgres', url }, silentLog)
  try {
    return await work(pool)
  } finally {
    await close()
  }
}

/** What the start of a server says; '' where it succeeds. */
const start = (url: string) =>
  withPool(url, (pool) =>
    migrateDatabase(pool).then(
      () => '',
      (error: Error) => `${error.name}: ${error.message}`,
    ),
  )

/** What an administrator is told to run. */
const advised = (said: string) => said.split(' run: ').slice(1).join(' run: ')

describe.runIf(template.kind === 'postgres')('a role that does not own the database', () => {
  let place: Awaited<ReturnType<typeof makePlace>>
  let last: number | undefined
  beforeAll(async () => {
    last = (await readMigrations()).at(-1)?.when
  })
  const open = async () => {
    if (template.kind !== 'postgres') throw new Error('No PostgreSQL')
    place = await makePlace(template.server)
  }
  afterEach(() => place.remove())

  const historyOf = (url: string) =>
    withPool(url, async (pool) => ({ table: await findHistory(pool), level: await readLevel(pool) }))

  it('needs nothing but to make tables in public', async () => {
    await open()
    const said = await start(place.url)
    expect(said).toMatch(/^MissingRightsError: The user app_\w+ may not make tables in the schema public\./)
    await place.admin(advised(said))
    expect(await start(place.url)).toBe('')
    expect(await historyOf(place.url)).toEqual({ table: 'public.__drizzle_migrations', level: last })
    expect(await start(place.url)).toBe('')
  })

  it('makes a schema of its own for the history where it may, and uses one that is there', async () => {
    await open()
    await place.admin(`GRANT CREATE ON SCHEMA public TO ${place.role}`)
    await place.admin(`CREATE SCHEMA drizzle AUTHORIZATION ${place.role}`)
    expect(await start(place.url)).toBe('')
    expect(await historyOf(place.url)).toEqual({ table: 'drizzle.__drizzle_migrations', level: last })
  })

  it('is told to look into public where it has a schema of its own', async () => {
    await open()
    await place.admin(`CREATE SCHEMA ${place.role} AUTHORIZATION ${place.role}`)
    await place.admin(`GRANT CREATE ON SCHEMA public TO ${place.role}`)
    const said = await start(place.url)
    expect(said).toContain('not in public')
    await place.admin(advised(said))
    expect(await start(place.url)).toBe('')
  })

  it('may run on tables of somebody else until there is something to migrate', async () => {
    await open()
    // Functions and triggers are still to be made.
    await withPool(place.adminUrl, (pool) => migrateTo(pool, last ?? 0))
    await place.admin(`REVOKE USAGE ON SCHEMA public FROM public`)
    const steps: string[] = []
    // Each sentence names one right or more; what it advises is run, as an administrator would.
    for (let said = await start(place.url); said !== '' && steps.length < 6; said = await start(place.url)) {
      steps.push(said)
      for (const line of said.split(/\n(?=The user)/)) await place.admin(advised(line))
    }
    expect(steps.join('\n')).toContain('may not use the schema public')
    expect(steps.join('\n')).toContain('may not read which migrations were made')
    expect(steps.join('\n')).toContain('belong to another user')
    expect(await historyOf(place.url)).toMatchObject({ level: last })
    const { rows } = await withPool(place.url, (pool) =>
      pool.query("SELECT to_regproc('announce_cache_tags')"),
    )
    expect(rows).toEqual([{ to_regproc: 'announce_cache_tags' }])
  })

  it('starts with rights on rows alone where nothing is to be migrated, of which the doctor warns', async () => {
    await open()
    await withPool(place.adminUrl, migrateDatabase)
    for (const line of (await start(place.url)).split(/\n(?=The user)/)) await place.admin(advised(line))
    expect(await start(place.url)).toBe('')
    const findings = await checkDatabase(place.url)
    expect(findings.filter(({ level }) => level === 'error')).toEqual([])
    const warnings = findings.filter(({ level }) => level === 'warning')
    expect(warnings.map(({ text }) => text)).toContainEqual(expect.stringContaining('belong to another user'))
  })

  it('is told the same by the doctor, with the SQL', async () => {
    await open()
    const findings = await checkDatabase(place.url)
    expect(findings).toContainEqual(
      expect.objectContaining({
        level: 'error',
        text: `The user ${place.role} may not make tables in the schema public.`,
        advice: expect.stringContaining(`GRANT USAGE, CREATE ON SCHEMA public TO ${place.role};`),
      }),
    )
  })
})
