import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { migrationsFolder } from '@/backend/platform/db/migrate'

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })),
})

/** The migrations of a folder, the oldest first: `when` of the last one is the level of a database. */
export async function readMigrations(
  folder = migrationsFolder,
): Promise<z.infer<typeof journalSchema>['entries']> {
  const journal = await readFile(join(folder, 'meta/_journal.json'), 'utf8')
  return journalSchema.parse(JSON.parse(journal)).entries
}
