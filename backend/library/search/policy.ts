import { type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '@/backend/platform/access/audience'
import { isEditor, isStaff, type Right } from '@/backend/platform/access/roles'

/**
 * The SQL condition that a viewer may find an entry. It must agree with `isAdmitted`
 * (`backend/platform/access/audience.ts`).
 */
export function mayFind(viewer: Viewer): SQL {
  if (viewer === null) return sql`entry.audience IS NULL`
  if (isEditor(viewer)) return sql`true`
  return sql`(entry.audience IS NULL OR entry.audience = '{}' OR ${viewer.group}::text = ANY (entry.audience))`
}

/** All staff may edit the synonyms, because visitors report failed searches to the office. */
export const mayManageSynonyms: Right = isStaff
