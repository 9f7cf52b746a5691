import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'

/** Returns a message with the missing pictures of a trashed page; empty without any. */
export async function listMissingPictures(db: Queryable, pageId: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT DISTINCT picture.id FROM trashed_rows CROSS JOIN LATERAL unnest(CASE table_name
      WHEN 'modules' THEN pictures_of_module(data -> 'data')
      WHEN 'organization_images' THEN ARRAY[(data ->> 'image_id')::integer]
      ELSE pictures_in(data::text) || ARRAY[(data ->> 'menu_image_id')::integer, (data ->> 'hero_image_id')::integer,
        (data ->> 'og_image_id')::integer, (data ->> 'logo_id')::integer]
    END) AS picture(id)
    WHERE page_id = ${pageId} AND data ->> 'deleted_at' IS NULL
      AND table_name IN ('pages', 'page_texts', 'modules', 'organizations', 'organization_images')
      AND picture.id IS NOT NULL AND NOT EXISTS (SELECT FROM images WHERE images.id = picture.id)
    ORDER BY picture.id`)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id).join(', ')
  return [
    `These pictures no longer exist: ${ids}. Restore those of blocks with --picture; choose the others again in the editor.`,
  ]
}
