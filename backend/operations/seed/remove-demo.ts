import { sql } from 'drizzle-orm'
import { downloadKey } from '@/backend/library/downloads/file-storage'
import { removeFiles } from '@/backend/library/media/uploads'
import type { Queryable } from '@/backend/platform/db/client'
import type { ImageRow } from '@/backend/platform/db/schema/library/images'
import type { Services } from '@/backend/platform/services'
import { readDemoAccounts, saveDemoAccounts } from './demo-accounts'
import { demoKinds, demoTables } from './demo-parts'
import { planRemoval, type RemovalPlan } from './plan-removal'

type RemovalServices = Pick<Services, 'db' | 'env' | 'storage' | 'clock'>

/** Deleted rows with files. */
interface Files {
  pictures: Pick<ImageRow, 'id' | 'key' | 'hash'>[]
  downloads: string[]
}

/** Returns the plan of `removeDemo`; null without a demo. */
export async function previewRemoval({ db }: Pick<RemovalServices, 'db'>): Promise<RemovalPlan | null> {
  return await db.transaction(async (transaction) => {
    const { rows } = await transaction.execute(sql`SELECT FROM demo_sites`)
    return rows.length > 0 ? await planRemoval(transaction) : null
  })
}

/**
 * Removes the demo in one transaction that blocks other writes, then its files. New and changed
 * content stays, with the demo content to which it refers.
 */
export async function removeDemo(services: RemovalServices): Promise<RemovalPlan> {
  const { db, clock } = services
  const { plan, files } = await db.transaction(async (transaction) => {
    await transaction.execute(sql.raw(`LOCK TABLE ${demoTables.join(', ')} IN SHARE ROW EXCLUSIVE MODE`))
    const removalPlan = await planRemoval(transaction)
    const removedFiles = await listFiles(transaction)
    await removeRows(transaction, removalPlan)
    await transaction.execute(sql`UPDATE demo_sites SET removed_at = ${clock().toISOString()}::timestamptz`)
    return { plan: removalPlan, files: removedFiles }
  })
  await removeFilesOfRows(services, files)
  await removeDeletedAccounts(services)
  return plan
}

async function listFiles(db: Queryable): Promise<Files> {
  const pictures = await db.execute<Files['pictures'][number]>(sql`
    SELECT id, key, hash FROM images JOIN demo_deletions ON kind = 'pictures' AND row_id = id`)
  const downloads = await db.execute<{ hash: string }>(sql`
    SELECT DISTINCT hash FROM download_files JOIN demo_deletions ON kind = 'download files' AND row_id = id`)
  return { pictures: pictures.rows, downloads: downloads.rows.map(({ hash }) => hash) }
}

async function removeRows(db: Queryable, { hasRemainingContent }: RemovalPlan): Promise<void> {
  await db.execute(sql`
    DELETE FROM published_containers WHERE slug IN (
      SELECT slug FROM modules JOIN demo_deletions ON kind = 'containers' AND row_id = modules.id)`)
  await db.execute(sql`
    DELETE FROM publications USING demo_deletions WHERE kind = 'pages' AND row_id = page_id`)
  await db.execute(sql`
    DELETE FROM modules USING demo_deletions WHERE content_type = 'page' AND kind = 'pages' AND row_id = object_id`)
  for (const { kind, parts } of demoKinds) {
    if (kind === 'pages') await removePages(db)
    else await removeKind(db, kind, parts[0])
  }
  await db.execute(sql`
    DELETE FROM deleted_jobs USING demo_deletions WHERE kind = 'jobs' AND row_id = deleted_jobs.id`)
  if (!hasRemainingContent) {
    await db.execute(sql`
      DELETE FROM trashed_pages USING demo_rows WHERE kind = 'pages' AND row_id = trashed_pages.id`)
  }
  await db.execute(sql`
    DELETE FROM demo_rows USING demo_deletions AS deletion WHERE deletion.kind = demo_rows.kind AND deletion.row_id = demo_rows.row_id`)
}

async function removeKind(db: Queryable, kind: string, { table, key }: { table: string; key: string }): Promise<void> {
  await db.execute(
    sql.raw(`DELETE FROM ${table} WHERE ${key} IN (SELECT row_id FROM demo_deletions WHERE kind = '${kind}')`),
  )
}

/** Deletes pages from the leaves, because a page with children cannot be deleted. */
async function removePages(db: Queryable): Promise<void> {
  let removedCount: number
  do {
    const { rows } = await db.execute(sql`
      DELETE FROM pages USING demo_deletions WHERE kind = 'pages' AND row_id = pages.id
        AND NOT EXISTS (SELECT FROM pages AS child WHERE child.parent_id = pages.id)
      RETURNING pages.id`)
    removedCount = rows.length
  } while (removedCount > 0)
}

async function removeFilesOfRows({ db, storage }: RemovalServices, { pictures, downloads }: Files): Promise<void> {
  for (const picture of pictures) await removeFiles({ db, storage }, picture)
  for (const hash of downloads) {
    const { rows } = await db.execute(sql`SELECT FROM download_files WHERE hash = ${hash} LIMIT 1`)
    if (rows.length === 0) await storage.delete(downloadKey(hash))
  }
}

/** Removes deleted accounts from the file with the passwords. */
async function removeDeletedAccounts({ db, env }: RemovalServices): Promise<void> {
  const accounts = await readDemoAccounts(env.DATA_DIR)
  if (accounts.length === 0) return
  const { rows } = await db.execute<{ email: string }>(sql`SELECT email FROM users`)
  const emails = new Set(rows.map(({ email }) => email))
  await saveDemoAccounts(
    env.DATA_DIR,
    accounts.filter(({ email }) => emails.has(email)),
  )
}
