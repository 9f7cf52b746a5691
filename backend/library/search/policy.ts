import { type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '@/backend/platform/access/audience'
import { isEditor, isStaff, type Right } from '@/backend/platform/access/roles'

/**
 * SQL condition: a viewer may find an entry. The equivalent of `admits`
 * (backend/platform/access/audience.ts) per row.
 */
export function mayFind(viewer: Viewer): SQL {
  if (viewer === null) return sql`entry.audience IS NULL`
  if (isEditor(viewer)) return sql`true`
  return sql`(entry.audience IS NULL OR entry.audience = '{}' OR ${viewer.group}::text = ANY (entry.audience))`
}

/** All staff maintain the synonyms; the office answers the questions behind failed searches. */
export const mayKeepSynonyms: Right = isStaff
