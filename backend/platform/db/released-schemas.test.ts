import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { quoteIdentifier, readTables } from '@/backend/operations/backup/catalog'
import { readMigrations } from '@/backend/operations/backup/levels'
import { generateRows, readRows, runInserts, type SpecialValues } from '@/tests/content/generated-rows'
import { silentLog } from '@/tests/databases'
import { runStatement, toDatabaseUrl } from '@/tests/databases-setup'
import { connectDatabase } from './client'
import { migrateDatabase, migrateTo } from './migrate'
import releases from './migrations/releases.json'

const template = inject('testTemplate')

const hash = "repeat('a', 64)"
const german = "'de'"

/**
 * Values that satisfy the constraints of every release. Columns missing in a release are skipped.
 */
const specialValues: SpecialValues = {
  download_files: { hash, language: german },
  images: { key: "'aaaaaaaa'", hash },
  job_api_keys: { scopes: "ARRAY['jobs:read']" },
  jobs: { state: "'published'" },
  media_folders: { parent_id: 'NULL' },
  one_time_keys: { purpose: "'verify-email'" },
  outbox: { state: "'waiting'", recipient: "'a@example.org'", ended_at: 'NULL' },
  redirects: { old_path: "'/de/a'", new_path: 'NULL', locale: german },
  schedules: { unpublish_at: "'2026-04-01'" },
  search_clicks: { locale: german },
  search_queries: { locale: german },
  subscriptions: { list: "'newsletter'", state: "'confirmed'" },
  user_unions: { category: "'group'" },
  users: {
    group: "'Mitglied'",
    language: german,
    role: "'user'",
    requested_access: "'members'",
    email: "'a@example.org'",
  },
}

/** Columns (`table.column`) that a migration changes intentionally, with the reason. */
const intendedChanges: Readonly<Record<string, string>> = {}

type Rows = Awaited<ReturnType<typeof readRows>>

/** Finds columns with missing or different values. New columns do not count. */
function findLostColumns(before: Rows, after: Rows): string[] {
  return [...before].flatMap(([table, rows]) =>
    rows.flatMap((row, index) => {
      const rowAfter = after.get(table)?.[index] ?? {}
      return Object.keys(row)
        .filter((column) => JSON.stringify(rowAfter[column]) !== JSON.stringify(row[column]))
        .map((column) => `${table}.${column}`)
    }),
  )
}

it('finds lost values and ignores new columns', () => {
  const before: Rows = new Map([
    ['pages', [{ id: 1, title: 'a', slug: 'b' }]],
    ['menus', [{ id: 1 }]],
  ])
  const after: Rows = new Map([
    ['pages', [{ id: 1, slug: 'c', added: null }]],
    ['words', [{ id: 1 }]],
  ])
  expect(findLostColumns(before, after)).toEqual(['pages.title', 'pages.slug', 'menus.id'])
})

async function emptyTables(pool: pg.Pool): Promise<void> {
  const tables = (await readTables(pool)).map(({ name }) => quoteIdentifier(name))
  await pool.query(`TRUNCATE ${tables.join(', ')}`)
}

describe.runIf(template.kind === 'postgres')('a database of a release', () => {
  it.each(Object.entries(releases))(
    '%s keeps all rows and accepts the writes of that release',
    async (_version, tag) => {
      if (template.kind !== 'postgres') throw new Error('No PostgreSQL')
      const { server } = template
      const name = `released_${randomUUID().replaceAll('-', '')}`
      await runStatement(server, `CREATE DATABASE ${name}`)
      const target = { kind: 'postgres' as const, url: toDatabaseUrl(server, name) }
      const { pool, close } = await connectDatabase(target, silentLog)
      const client = await pool.connect()
      try {
        const level = (await readMigrations()).find((migration) => migration.tag === tag)
        await migrateTo(pool, level?.when ?? 0)
        await emptyTables(pool)
        const inserts = await generateRows(client, specialValues)
        const before = await readRows(client)
        await migrateDatabase(pool)
        const lostColumns = findLostColumns(before, await readRows(client))
        expect(lostColumns.filter((column) => !(column in intendedChanges))).toEqual([])
        // The old release still runs during a rolling upgrade.
        await emptyTables(pool)
        await runInserts(client, inserts)
        expect(findLostColumns(before, await readRows(client))).toEqual([])
      } finally {
        client.release()
        await close()
        await runStatement(server, `DROP DATABASE ${name} WITH (FORCE)`)
      }
    },
  )
})
