import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { readMigrations } from '@/backend/operations/backup/levels'
import { checkDatabase } from '@/backend/operations/doctor/check-database'
import { silentLog } from '@/tests/databases'
import { runStatement, toDatabaseUrl } from '@/tests/databases-setup'
import { connectDatabase } from './client'
import { migrateDatabase, migrateTo } from './migrate'
import { findHistory, readLevel } from './migration-history'
import { readMissingRights } from './rights'

const template = inject('testTemplate')

/** Creates a role without rights, and a database of the administrator. */
async function createPlace(server: string, prefix: string) {
  const id = randomUUID().replaceAll('-', '')
  const role = `${prefix}_${id}`
  const name = `hosted_${id}`
  await runStatement(server, `CREATE ROLE "${role}" LOGIN PASSWORD 'secret'`)
  await runStatement(server, `CREATE DATABASE ${name}`)
  const admin = toDatabaseUrl(server, name)
  const roleUrl = new URL(admin)
  roleUrl.username = role
  roleUrl.password = 'secret'
  return {
    role,
    url: roleUrl.href,
    admin: (statement: string) => runStatement(admin, statement),
    adminUrl: admin,
    async remove() {
      await runStatement(server, `DROP DATABASE ${name} WITH (FORCE)`)
      await runStatement(server, `DROP ROLE "${role}"`)
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

/** Returns the error of a server start; '' for none. */
const tryStart = (url: string) =>
  withPool(url, (pool) =>
    migrateDatabase(pool).then(
      () => '',
      (error: Error) => `${error.name}: ${error.message}`,
    ),
  )

/** Extracts the SQL for the administrator. */
const extractAdvice = (message: string) => message.split(' run: ').slice(1).join(' run: ')

describe.runIf(template.kind === 'postgres')('a role that does not own the database', () => {
  let place: Awaited<ReturnType<typeof createPlace>>
  let lastLevel: number | undefined
  beforeAll(async () => {
    lastLevel = (await readMigrations()).at(-1)?.when
  })
  const open = async (prefix = 'app') => {
    if (template.kind !== 'postgres') throw new Error('No PostgreSQL')
    place = await createPlace(template.server, prefix)
  }
  afterEach(() => place.remove())

  const readHistory = (url: string) =>
    withPool(url, async (pool) => ({ table: await findHistory(pool), level: await readLevel(pool) }))

  it('needs only the right to create tables in public', async () => {
    await open()
    const message = await tryStart(place.url)
    expect(message).toMatch(/^MissingRightsError: The user app_\w+ may not make tables in the schema public\./)
    await place.admin(extractAdvice(message))
    expect(await tryStart(place.url)).toBe('')
    expect(await readHistory(place.url)).toEqual({ table: 'public.__drizzle_migrations', level: lastLevel })
    expect(await tryStart(place.url)).toBe('')
  })

  it('creates a schema for the history if allowed, and uses an existing one', async () => {
    await open()
    await place.admin(`GRANT CREATE ON SCHEMA public TO ${place.role}`)
    await place.admin(`CREATE SCHEMA drizzle AUTHORIZATION ${place.role}`)
    expect(await tryStart(place.url)).toBe('')
    expect(await readHistory(place.url)).toEqual({ table: 'drizzle.__drizzle_migrations', level: lastLevel })
  })

  it('gets the advice to use public if it has its own schema', async () => {
    await open()
    await place.admin(`CREATE SCHEMA ${place.role} AUTHORIZATION ${place.role}`)
    await place.admin(`GRANT CREATE ON SCHEMA public TO ${place.role}`)
    const message = await tryStart(place.url)
    expect(message).toContain('not in public')
    await place.admin(extractAdvice(message))
    expect(await tryStart(place.url)).toBe('')
  })

  it('may use tables of another role until a migration is pending', async () => {
    await open()
    // Functions and triggers are still missing.
    await withPool(place.adminUrl, (pool) => migrateTo(pool, lastLevel ?? 0))
    await place.admin(`REVOKE USAGE ON SCHEMA public FROM public`)
    const steps: string[] = []
    // Each message names at least one right. The test runs its advice.
    let message = await tryStart(place.url)
    while (message !== '' && steps.length < 6) {
      steps.push(message)
      for (const line of message.split(/\n(?=The user)/)) await place.admin(extractAdvice(line))
      message = await tryStart(place.url)
    }
    expect(steps.join('\n')).toContain('may not use the schema public')
    expect(steps.join('\n')).toContain('may not read which migrations were made')
    expect(steps.join('\n')).toContain('belong to another user')
    expect(await readHistory(place.url)).toMatchObject({ level: lastLevel })
    const { rows } = await withPool(place.url, (pool) => pool.query("SELECT to_regproc('announce_cache_tags')"))
    expect(rows).toEqual([{ to_regproc: 'announce_cache_tags' }])
  })

  it('starts with rights on rows only if no migration is pending, with a warning of the doctor', async () => {
    await open()
    await withPool(place.adminUrl, migrateDatabase)
    for (const line of (await tryStart(place.url)).split(/\n(?=The user)/)) await place.admin(extractAdvice(line))
    expect(await tryStart(place.url)).toBe('')
    const findings = await checkDatabase(place.url)
    expect(findings.filter(({ level }) => level === 'error')).toEqual([])
    const warnings = findings.filter(({ level }) => level === 'warning')
    expect(warnings.map(({ text }) => text)).toContainEqual(expect.stringContaining('belong to another user'))
  })

  it('takes over all objects of the site and none of extensions, with any name', async () => {
    await open("o'neil%s")
    await withPool(place.adminUrl, migrateDatabase)
    await place.admin('CREATE TABLE spatial_ref_sys (); ALTER EXTENSION plpgsql ADD TABLE spatial_ref_sys')
    await place.admin('CREATE SEQUENCE invoice_numbers')
    const { toMigrate } = await withPool(place.url, readMissingRights)
    for (const { sql } of toMigrate) await place.admin(sql)
    expect((await withPool(place.url, readMissingRights)).toMigrate).toEqual([])
    const { rows } = await withPool(place.url, (pool) =>
      pool.query(`SELECT relname FROM pg_class
        WHERE pg_get_userbyid(relowner) = current_user AND relname IN ('spatial_ref_sys', 'invoice_numbers')`),
    )
    expect(rows).toEqual([{ relname: 'invoice_numbers' }])
  })

  it('gets the same messages from the doctor, with the SQL', async () => {
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
