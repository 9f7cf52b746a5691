import { sql } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/client'
import { openDatabase } from '@/backend/platform/embedded/open-site-database'
import { readBackendEnv } from '@/backend/platform/env'
import { createLog } from '@/lib/node/log'
import { exitWithError, print } from '@/lib/node/terminal'

/** How many records one transaction brings up to date. */
const atOnce = 200

/**
 * `npm run search`: makes all entries of the search anew, on PostgreSQL or, while the site is stopped, on the embedded database.
 * Each record changes with a commit of its own, so that searches find the old entry or the new one, never none.
 */
async function main(): Promise<void> {
  const env = readBackendEnv()
  const connection = await openDatabase(env, createLog(env), exitWithError)
  try {
    print(`${await rebuildSearch(connection.db)} records are up to date.`)
  } finally {
    await connection.close()
  }
}

async function rebuildSearch(db: Database): Promise<number> {
  // Also what has an entry and is no longer there.
  const { rows } = await db.execute<{ source: string; id: number }>(sql`
    SELECT 'page' AS source, page_id AS id FROM publications UNION SELECT 'person', id FROM persons
    UNION SELECT 'file', id FROM download_files UNION SELECT 'job', id FROM listed_jobs
    UNION SELECT CASE kind WHEN 'people' THEN 'person' WHEN 'downloads' THEN 'file' WHEN 'jobs' THEN 'job' ELSE 'page' END, record_id FROM search_entries
    ORDER BY 1, 2`)
  for (let start = 0; start < rows.length; start += atOnce) {
    const part = rows.slice(start, start + atOnce)
    // The end of the transaction does the rest.
    await db.execute(sql`
      INSERT INTO search_changes (source, record_id)
      SELECT * FROM unnest(${sql.param(part.map(({ source }) => source))}::text[], ${sql.param(part.map(({ id }) => id))}::integer[])`)
  }
  return rows.length
}

main().catch(exitWithError)
