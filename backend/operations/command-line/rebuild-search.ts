import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/client'
import { fileTexts } from '@/backend/platform/db/schema/library/search'
import { openDatabase } from '@/backend/platform/embedded/open-site-database'
import { readBackendEnv } from '@/backend/platform/env'
import { failWithUsage } from '@/backend/platform/runtime/usage-error'
import { readCommandLine } from '@/lib/node/command-line.mjs'
import { usages } from '@/lib/node/command-usages.mjs'
import { createLog } from '@/lib/node/log'
import { print } from '@/lib/node/terminal'

const fail = failWithUsage(usages.search)

/** Number of records per transaction. */
const batchSize = 200

/**
 * Runs `npm run search`, which rebuilds all search entries on PostgreSQL or, while the site is
 * stopped, on the embedded database. The site then retries files whose text could not be extracted.
 */
async function main(): Promise<void> {
  readCommandLine({ usage: usages.search })
  const env = readBackendEnv()
  const connection = await openDatabase(env, createLog(env), fail)
  try {
    print(`${await rebuildSearch(connection.db)} records are up to date.`)
  } finally {
    await connection.close()
  }
}

async function rebuildSearch(db: Database): Promise<number> {
  await db.delete(fileTexts).where(eq(fileTexts.text, ''))
  // The last SELECT adds deleted records, whose entries must be removed.
  const { rows } = await db.execute<{ source: string; id: number }>(sql`
    SELECT 'page' AS source, page_id AS id FROM publications UNION SELECT 'person', id FROM persons
    UNION SELECT 'file', id FROM download_files UNION SELECT 'job', id FROM listed_jobs
    UNION SELECT CASE kind WHEN 'people' THEN 'person' WHEN 'downloads' THEN 'file' WHEN 'jobs' THEN 'job' ELSE 'page' END, record_id FROM search_entries
    ORDER BY 1, 2`)
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize)
    // A trigger rebuilds the entries before the commit.
    await db.execute(sql`
      INSERT INTO search_changes (source, record_id)
      SELECT * FROM unnest(${sql.param(batch.map(({ source }) => source))}::text[], ${sql.param(batch.map(({ id }) => id))}::integer[])`)
  }
  return rows.length
}

main().catch(fail)
