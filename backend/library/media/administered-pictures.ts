import { eq, inArray, sql } from 'drizzle-orm'
import type { Administered } from '@/backend/platform/administration/administered'
import { images } from '@/backend/platform/db/schema/library/images'
import { presentImage } from '@/backend/platform/images/presenter'
import { pictureRecords } from '@/lib/contract/administration/pictures'
import { toBerlinIso } from '@/lib/datetime'
import { listPictureUses } from './picture-usage'
import type { PictureChangeHandler } from './pictures'
import { mayDescribePictures } from './policy'

const isDescribed = sql`(${images.isDecorative} OR (trim(${images.alt} ->> 'de') <> '' AND trim(${images.alt} ->> 'en') <> ''))`

/**
 * The record type "picture descriptions" of the administration. Excludes logos of job ads and
 * proposals.
 */
export function administeredPictures(changeHandler: PictureChangeHandler): Administered<typeof pictureRecords> {
  return {
    contract: pictureRecords,
    may: mayDescribePictures,
    waiting: [{ key: 'undescribed-pictures', filters: () => ({ described: 'false' }) }],
    list: {
      from: sql`(SELECT * FROM images WHERE NOT is_outside_library) AS images`,
      id: sql`${images.id}`,
      searchColumns: { text: sql`${images.searchText}` },
      orderings: { created_at: sql`${images.createdAt}`, file_name: sql`lower(${images.fileName})` },
      filters: { described: (value) => sql`${isDescribed} = ${value === 'true'}` },
    },
    async present(db, ids, locale) {
      if (ids.length === 0) return []
      const rows = await db
        .select()
        .from(images)
        .where(inArray(images.id, [...ids]))
      return rows.map((row) => {
        const { id, fileName: file_name, alt, isDecorative: is_decorative, copyright } = row
        const description = { file_name, alt, is_decorative, copyright, created_at: toBerlinIso(row.createdAt) }
        return {
          id,
          title: file_name || `#${id}`,
          url: null,
          values: { ...description, image: presentImage(row, locale) },
        }
      })
    },
    async read(db, id) {
      const [row] = await db.select().from(images).where(eq(images.id, id))
      if (!row || row.isOutsideLibrary) return null
      const { alt, isDecorative: is_decorative, description, copyright } = row
      return { alt, is_decorative, description, copyright }
    },
    async update(db, id, { alt, is_decorative: isDecorative, description, copyright }, { userId, now }) {
      const changeColumns = { revision: sql`${images.revision} + 1`, updatedBy: userId, updatedAt: now }
      await changeHandler.lock(db)
      await db
        .update(images)
        .set({ alt, isDecorative, description, copyright, ...changeColumns })
        .where(eq(images.id, id))
      await changeHandler.update(db, id, now)
    },
    async listUses(db, [id = 0]) {
      const pictureUses = await listPictureUses(db, id)
      return pictureUses.flatMap(({ title, url }) => (url === null ? [] : [{ title, url }]))
    },
  }
}
