import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Administered } from '@/backend/platform/administration/administered'
import { insertRecord } from '@/backend/platform/db/insert-record'
import { downloadCategories, downloadDirectories } from '@/backend/platform/db/schema/library/downloads'
import { ConflictError } from '@/backend/platform/errors'
import { downloadCategoryRecords } from '@/lib/contract/administration/downloads'
import type { FieldErrors } from '@/lib/contract/common/errors'
import { hasAttachments } from './has-attachments'
import { downloadMessage } from './messages'
import { mayManageDownloads } from './policy'
import { toDownloadSlug } from './to-download-slug'

const directoryCount = sql<number>`(SELECT count(*)::int FROM ${downloadDirectories} WHERE ${downloadDirectories.categoryId} = ${downloadCategories.id})`

export const administeredDownloadCategories: Administered<typeof downloadCategoryRecords> = {
  contract: downloadCategoryRecords,
  may: mayManageDownloads,
  list: {
    from: sql`${downloadCategories}`,
    id: sql`${downloadCategories.id}`,
    searchColumns: [sql`${downloadCategories.title}::text`, sql`${downloadCategories.slug}`],
    orderings: {
      position: sql`${downloadCategories.position}`,
      title: sql`${downloadCategories.title} ->> 'de'`,
      directories: directoryCount,
    },
    filters: {
      is_protected: (isProtected) => sql`${downloadCategories.isProtected} = ${isProtected === 'true'}`,
    },
  },
  async present(db, ids, locale) {
    if (ids.length === 0) return []
    const rows = await db
      .select({ category: downloadCategories, directories: directoryCount })
      .from(downloadCategories)
      .where(inArray(downloadCategories.id, [...ids]))
    return rows.map(({ category: { id, title, slug, isProtected, position }, directories }) => {
      const values = { title, slug, is_protected: isProtected, position, directories }
      return { id, title: title[locale], url: null, values }
    })
  },
  async read(db, id) {
    const [row] = await db.select().from(downloadCategories).where(eq(downloadCategories.id, id))
    if (!row) return null
    const { title, slug, isProtected, position } = row
    return { title, slug, is_protected: isProtected, position }
  },
  async check(db, values, id, locale): Promise<FieldErrors | null> {
    const slug = toDownloadSlug(values)
    if (slug === '') return { slug: [downloadMessage(locale, 'slugMissing')] }
    const conflictingRows = await db
      .select({ id: downloadCategories.id })
      .from(downloadCategories)
      .where(and(eq(downloadCategories.slug, slug), ne(downloadCategories.id, id ?? 0)))
    if (conflictingRows.length > 0) return { slug: [downloadMessage(locale, 'slugTaken')] }
    if (!values.is_protected || id === null) return null
    const isUsed = await hasAttachments(db, eq(downloadDirectories.categoryId, id))
    return isUsed ? { is_protected: [downloadMessage(locale, 'protectedAttachments')] } : null
  },
  insert: (db, values, formerId) => insertRecord(db, downloadCategories, toColumns(values), formerId),
  async update(db, id, values) {
    await db.update(downloadCategories).set(toColumns(values)).where(eq(downloadCategories.id, id))
  },
  async remove(db, id) {
    const [directory] = await db
      .select({ id: downloadDirectories.id })
      .from(downloadDirectories)
      .where(eq(downloadDirectories.categoryId, id))
      .limit(1)
    if (directory) throw new ConflictError('categoryInUse')
    await db.delete(downloadCategories).where(eq(downloadCategories.id, id))
  },
}

interface Values {
  title: { de: string; en: string }
  slug: string
  is_protected: boolean
  position: number
}

function toColumns({ is_protected: isProtected, ...values }: Values) {
  return { ...values, slug: toDownloadSlug(values), isProtected }
}
