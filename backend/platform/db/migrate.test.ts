import { readdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { silentLog, startTestDatabase } from '@/tests/databases'
import { runStatement, toDatabaseUrl } from '@/tests/databases-setup'
import { connectDatabase } from './client'
import { migrateDatabase, migrationsFolder } from './migrate'

const database = startTestDatabase()

const migrationCount = sql`SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations`

it('applies every migration once over several starts', async () => {
  await migrateDatabase(database.pool)
  await Promise.all([migrateDatabase(database.pool), migrateDatabase(database.pool)])
  const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql'))
  expect((await database.db.execute(migrationCount)).rows).toEqual([{ count: files.length }])
})

it('migrates an empty database once when servers start concurrently', async ({ skip }) => {
  if (database.target.kind === 'embedded') return skip('One process has the embedded database.')
  const { url } = database.target
  const name = `empty_${Date.now()}`
  await runStatement(url, `CREATE DATABASE ${name}`)
  const target = { kind: 'postgres' as const, url: toDatabaseUrl(url, name) }
  const servers = await Promise.all([1, 2, 3].map(() => connectDatabase(target, silentLog)))
  await Promise.all(servers.map(({ pool }) => migrateDatabase(pool)))
  const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql'))
  expect((await servers[0]?.db.execute(migrationCount))?.rows).toEqual([{ count: files.length }])
  await Promise.all(servers.map((server) => server.close()))
  await runStatement(url, `DROP DATABASE ${name}`)
})

it('limits statements on a server, except while migrations wait for another server', async ({ skip }) => {
  if (database.target.kind === 'embedded') return skip('Statements of the embedded database cannot be ended.')
  await migrateDatabase(database.pool)
  const { rows } = await database.db.execute(sql`SHOW statement_timeout`)
  expect(rows).toEqual([{ statement_timeout: '15s' }])
})

it.each(['//evil.example', '/\\evil.example', 'https://evil.example/', '', '/a\nb', '/a\\b'])(
  'rejects a redirect to %j by a constraint',
  async (target) => {
    const insert = database.db.execute(sql`INSERT INTO redirects (old_path, new_path) VALUES ('/de/alt', ${target})`)
    await expect(insert).rejects.toMatchObject({ cause: { constraint: 'redirects_new_path_local' } })
  },
)

it('stores redirects to local paths, but no loop', async () => {
  const { db } = database
  await db.execute(sql`INSERT INTO redirects (old_path, new_path) VALUES ('/x', '/'), ('/ü', '/de/straße?a=b')`)
  const loop = db.execute(sql`INSERT INTO redirects (old_path, new_path) VALUES ('/same', '/same')`)
  await expect(loop).rejects.toMatchObject({ cause: { constraint: 'redirects_no_loop' } })
})

it.each(['a,page:1', '', 'a b', 'ä', `${'a'.repeat(101)}`])(
  'rejects the slug %j of a container, which is an invalid cache tag',
  async (slug) => {
    for (const insert of [
      sql`INSERT INTO modules (locale, model, slug) VALUES ('de', 'container', ${slug})`,
      sql`INSERT INTO published_containers VALUES (${slug}, 'de', '{}', now())`,
    ]) {
      const constraint = expect.stringMatching(/_slug_form$/)
      await expect(database.db.execute(insert)).rejects.toMatchObject({ cause: { constraint } })
    }
  },
)
