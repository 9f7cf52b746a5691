import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { migrationsFolder } from '@/backend/platform/db/migrate'

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })),
})

/** Reads the migrations, oldest first. A database's level is the `when` of its last one. */
export async function readMigrations(folder = migrationsFolder): Promise<z.infer<typeof journalSchema>['entries']> {
  const journal = await readFile(join(folder, 'meta/_journal.json'), 'utf8')
  return journalSchema.parse(JSON.parse(journal)).entries
}
