import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { migrationsFolder } from '@/backend/platform/db/migrate'

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })),
})

/**
 * Reads the migrations in a folder, oldest first. The level of a database is the value `when` of
 * its last migration.
 */
export async function readMigrations(
  folder = migrationsFolder,
): Promise<z.infer<typeof journalSchema>['entries']> {
  const journal = await readFile(join(folder, 'meta/_journal.json'), 'utf8')
  return journalSchema.parse(JSON.parse(journal)).entries
}
