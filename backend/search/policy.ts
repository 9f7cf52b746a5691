import { type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../access/audience'
import { isEditor } from '../access/roles'

/** The condition that somebody may find an entry: that of `admits` (backend/access/audience.ts), row by row. */
export function mayFind(viewer: Viewer): SQL {
  if (viewer === null) return sql`entry.audience IS NULL`
  if (isEditor(viewer)) return sql`true`
  return sql`(entry.audience IS NULL OR entry.audience = '{}' OR ${viewer.group}::text = ANY (entry.audience))`
}
