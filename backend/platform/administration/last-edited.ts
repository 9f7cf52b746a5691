import { sql } from 'drizzle-orm'
import type { LastEdited } from '@/lib/contract/administration/start'
import type { Locale } from '@/lib/contract/common/locale'
import type { RecentChange } from '@/lib/contract/pages/page-tree'
import { toBerlinIso } from '@/lib/datetime'
import type { Right } from '../access/roles'
import type { Queryable } from '../db/client'
import type { Administered } from './administered'

/** Number of versions to read. It exceeds `limit`, because one record may have many versions. */
const maxVersions = 200

type Version = { type: string; id: number; at: Date | string; by: string | null }

/** Recently changed pages, and the right to see them. */
export interface EditedPages {
  may: Right
  list(db: Queryable, locale: Locale, limit: number): Promise<RecentChange[]>
}

interface LastEditedQuery {
  types: readonly Administered[]
  /** Null without the right to see pages. */
  pages: EditedPages | null
  locale: Locale
  limit: number
}

/** Lists the latest changed records and pages, newest first. Omits deleted ones. */
export async function listLastEdited(
  db: Queryable,
  { types, pages: editedPages, locale, limit }: LastEditedQuery,
): Promise<LastEdited[]> {
  const records = await loadEditedRecords(db, types, locale)
  const pages = editedPages ? presentPages(await editedPages.list(db, locale, limit * 2), types) : []
  const latestChanges = new Map<string, LastEdited>()
  for (const change of [...records, ...pages].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))) {
    const key = `${change.type}/${change.id}`
    if (!latestChanges.has(key)) latestChanges.set(key, change)
  }
  return [...latestChanges.values()].slice(0, limit)
}

async function loadEditedRecords(db: Queryable, types: readonly Administered[], locale: Locale): Promise<LastEdited[]> {
  const names = types.map(({ contract }) => contract.name)
  const { rows } = await db.execute<Version>(sql`
    SELECT DISTINCT ON (version.type, version.record_id) version.type, version.record_id AS id, version.at,
      nullif(trim(writer.first_name || ' ' || writer.last_name), '') AS by
    FROM (
      SELECT * FROM record_versions
      WHERE type = ANY (${sql.param(names)}::text[]) AND event <> 'found' ORDER BY at DESC LIMIT ${maxVersions}
    ) AS version
    LEFT JOIN users AS writer ON writer.id = version.user_id
    ORDER BY version.type, version.record_id, version.at DESC`)
  const lastEdited: LastEdited[] = []
  for (const type of types) {
    const typeRows = rows.filter((row) => row.type === type.contract.name)
    const ids = typeRows.map(({ id }) => id)
    const records = new Map((await type.present(db, ids, locale)).map((record) => [record.id, record]))
    for (const { id, at, by } of typeRows) {
      const record = records.get(id)
      if (!record) continue
      const { title, url } = record
      lastEdited.push({ type: type.contract.name, id, title, url, at: toBerlinIso(new Date(at)), by })
    }
  }
  return lastEdited
}

function presentPages(changes: readonly RecentChange[], types: readonly Administered[]): LastEdited[] {
  return changes.map(({ id, content_type, title, url, changed_at: at, by }) => {
    const type = types.find(({ contentTypes }) => contentTypes?.some((name) => name === content_type))
    return { type: type?.contract.name ?? null, id, title, url, at, by: by || null }
  })
}
