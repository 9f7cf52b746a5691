import { sql } from 'drizzle-orm'
import { lockPictures } from '@/backend/library/media/lock-pictures'
import type { Queryable } from '@/backend/platform/db/client'
import type { PageTextRow } from '@/backend/platform/db/schema/content/pages'
import type { Locale } from '@/lib/contract/common/locale'
import { listPictureIds } from '../module-content/present-modules'
import { selectWorkingModules } from '../pages/working-copy'

interface ModuleTarget {
  pageId: number
  locale: Locale
  userId: number
  now: Date
}

/**
 * Copies the modules of a page, including incomplete ones. The copies have no slugs, because slugs
 * are unique. In another language they have no lock and no internal name.
 */
export async function copyModules(
  db: Queryable,
  { pageId, locale }: Pick<PageTextRow, 'pageId' | 'locale'>,
  target: ModuleTarget,
): Promise<[id: number, copyId: number][]> {
  const rows = await selectWorkingModules(db, pageId, locale)
  await lockPictures(db, listPictureIds(rows))
  const ids = rows.map(({ id }) => id)
  const data = locale === target.locale ? sql`copied.data` : sql`copied.data - 'is_locked' - 'block_name'`
  const { rows: copies } = await db.execute<{ id: number; copy_id: number }>(sql`
    WITH copied AS MATERIALIZED (
      SELECT *, nextval(pg_get_serial_sequence('modules', 'id')) AS copy_id
      FROM (SELECT * FROM modules WHERE id = ANY (${sql.param(ids)}::integer[]) ORDER BY id) AS original
    ), inserted AS (
    INSERT INTO modules (id, content_type, object_id, locale, model, parent_id, column_index, position, data, wider_column,
      updated_at, updated_by)
    OVERRIDING SYSTEM VALUE
    SELECT copied.copy_id, copied.content_type, ${target.pageId}, ${target.locale}, copied.model, above.copy_id, copied.column_index,
      copied.position, ${data}, copied.wider_column, ${target.now}, ${target.userId}::integer
    FROM copied LEFT JOIN copied AS above ON above.id = copied.parent_id
    )
    SELECT id, copy_id::integer FROM copied`)
  return copies.map(({ id, copy_id }) => [id, copy_id])
}
