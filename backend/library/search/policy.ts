import { type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '@/backend/platform/access/audience'
import { isEditor } from '@/backend/platform/access/roles'

/** The condition that somebody may find an entry: that of `admits` (backend/platform/access/audience.ts), row by row. */
export function mayFind(viewer: Viewer): SQL {
  if (viewer === null) return sql`entry.audience IS NULL`
  if (isEditor(viewer)) return sql`true`
  return sql`(entry.audience IS NULL OR entry.audience = '{}' OR ${viewer.group}::text = ANY (entry.audience))`
}
