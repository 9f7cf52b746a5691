import type { Database } from '@/backend/platform/db/client'
import { images } from '@/backend/platform/db/schema/library/images'

/** Stores the row of a picture without its file; `columns` replaces its values. Returns its id. */
export async function createPicture(db: Database, columns: Partial<typeof images.$inferInsert> = {}): Promise<number> {
  const file = { hash: 'ab'.repeat(32), mime: 'image/png', width: 900, height: 600, byteSize: 9 }
  const [row] = await db
    .insert(images)
    .values({ ...file, ...columns })
    .returning({ id: images.id })
  if (!row) throw new Error('The picture was not stored.')
  return row.id
}
