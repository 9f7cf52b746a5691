import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { z } from 'zod'
import { migrateDatabase, migrationsFolder } from '../db/migrate'

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })),
})
type Journal = z.infer<typeof journalSchema>

const journalIn = (folder: string) => join(folder, 'meta/_journal.json')

/** The migrations that this program knows, the oldest first: `when` of the last one is the level of a database. */
export async function readMigrations(): Promise<Journal['entries']> {
  return (await readJournal()).entries
}

async function readJournal(): Promise<Journal> {
  return journalSchema.parse(JSON.parse(await readFile(journalIn(migrationsFolder), 'utf8')))
}

/** Migrates a database up to a level, as the program did that was at it. */
export async function migrateTo(pool: pg.Pool, level: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'buehnenhaus-migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true })
    const journal = await readJournal()
    const entries = journal.entries.filter(({ when }) => when <= level)
    await writeFile(journalIn(folder), JSON.stringify({ ...journal, entries }))
    await migrateDatabase(pool, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
