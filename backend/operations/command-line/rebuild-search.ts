import { sql } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/client'
import { openDatabase } from '@/backend/platform/embedded/open-site-database'
import { readBackendEnv } from '@/backend/platform/env'
import { failWithUsage } from '@/backend/platform/runtime/usage-error'
import { readCommandLine } from '@/lib/node/command-line.mjs'
import { usages } from '@/lib/node/command-usages.mjs'
import { createLog } from '@/lib/node/log'
import { print } from '@/lib/node/terminal'

const fail = failWithUsage(usages.search)

/** The number of records per transaction. */
const atOnce = 200

/**
 * `npm run search`: rebuilds all entries of the search, on PostgreSQL or, while the site is
 * stopped, on the embedded database. Each batch is committed separately, so that searches always
 * find either the old or the new entries.
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
  // Includes entries of deleted records.
  const { rows } = await db.execute<{ source: string; id: number }>(sql`
    SELECT 'page' AS source, page_id AS id FROM publications UNION SELECT 'person', id FROM persons
    UNION SELECT 'file', id FROM download_files UNION SELECT 'job', id FROM listed_jobs
    UNION SELECT CASE kind WHEN 'people' THEN 'person' WHEN 'downloads' THEN 'file' WHEN 'jobs' THEN 'job' ELSE 'page' END, record_id FROM search_entries
    ORDER BY 1, 2`)
  for (let start = 0; start < rows.length; start += atOnce) {
    const part = rows.slice(start, start + atOnce)
    // A trigger at the end of the transaction rebuilds the entries.
    await db.execute(sql`
      INSERT INTO search_changes (source, record_id)
      SELECT * FROM unnest(${sql.param(part.map(({ source }) => source))}::text[], ${sql.param(part.map(({ id }) => id))}::integer[])`)
  }
  return rows.length
}

main().catch(fail)
