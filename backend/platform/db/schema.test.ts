import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, it } from 'vitest'
import { migrationsFolder } from './migrate'

it('has a migration for each change', async () => {
  const modules = import.meta.glob<Record<string, unknown>>('./schema/**/*.ts', { eager: true })
  const tables = Object.assign({}, ...Object.values(modules))
  const snapshots = (await readdir(join(migrationsFolder, 'meta'))).filter((name) => /^\d+_/.test(name))
  const last = readFileSync(join(migrationsFolder, 'meta', snapshots.sort().at(-1) ?? ''), 'utf8')
  const snapshot = JSON.parse(last) as DrizzleSnapshotJSON
  expect(await generateMigration(snapshot, generateDrizzleJson(tables, snapshot.id))).toEqual([])
})
