import { and, count, eq, inArray, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Administered } from '@/backend/platform/administration/administered'
import { keepRows } from '@/backend/platform/administration/keep-rows'
import type { Queryable } from '@/backend/platform/db/client'
import { insertRecord } from '@/backend/platform/db/insert-record'
import { isAnyOf } from '@/backend/platform/db/is-any-of'
import { articles } from '@/backend/platform/db/schema/content/articles'
import { downloadCategories, downloadDirectories, downloadFiles } from '@/backend/platform/db/schema/library/downloads'
import { ConflictError } from '@/backend/platform/errors'
import { downloadDirectoryRecords } from '@/lib/contract/administration/downloads'
import type { FieldErrors } from '@/lib/contract/common/errors'
import { hasAttachments } from './has-attachments'
import { downloadMessage } from './messages'
import { mayManageDownloads } from './policy'
import { toDownloadSlug } from './to-download-slug'
import { listDirectoryUses, listFileUses } from './uses'

type Values = z.output<typeof downloadDirectoryRecords.values>

const filesOfDirectory = sql`FROM ${downloadFiles} WHERE ${downloadFiles.directoryId} = ${downloadDirectories.id}`
const fileCount = sql<number>`(SELECT count(*)::int ${filesOfDirectory})`
const latestDate = sql<string | null>`(SELECT max(${downloadFiles.date})::text ${filesOfDirectory})`

export const administeredDownloadDirectories: Administered<typeof downloadDirectoryRecords> = {
  contract: downloadDirectoryRecords,
  may: mayManageDownloads,
  list: {
    from: sql`${downloadDirectories} JOIN ${downloadCategories} ON ${downloadCategories.id} = ${downloadDirectories.categoryId}`,
    id: sql`${downloadDirectories.id}`,
    searchColumns: [sql`${downloadDirectories.title}::text`, sql`${downloadDirectories.slug}`],
    orderings: {
      position: sql`(${downloadCategories.position}, ${downloadCategories.id}, ${downloadDirectories.position})`,
      title: sql`${downloadDirectories.title} ->> 'de'`,
      files: fileCount,
      date: latestDate,
    },
    filters: {
      category: (id) => sql`${downloadCategories.id} = ${id}`,
      is_protected: (isProtected) => sql`${downloadCategories.isProtected} = ${isProtected === 'true'}`,
    },
  },
  async present(db, ids, locale) {
    if (ids.length === 0) return []
    const rows = await db
      .select({
        directory: downloadDirectories,
        category: downloadCategories,
        files: fileCount,
        date: latestDate,
      })
      .from(downloadDirectories)
      .innerJoin(downloadCategories, eq(downloadCategories.id, downloadDirectories.categoryId))
      .where(inArray(downloadDirectories.id, [...ids]))
    return rows.map(({ directory, category, files, date }) => {
      const { id, title, slug, position, followsArticles } = directory
      const isProtected = category.isProtected
      const path = isProtected ? `account/downloads/${category.slug}` : `downloads/${slug}/${id}`
      return {
        id,
        title: title[locale],
        url: `/${locale}/${path}`,
        values: {
          title,
          slug,
          position,
          files,
          date,
          is_protected: isProtected,
          category: { id: category.id, title: category.title[locale] },
          follows_articles: followsArticles,
        },
      }
    })
  },
  async read(db, id) {
    const [row] = await db.select().from(downloadDirectories).where(eq(downloadDirectories.id, id))
    if (!row) return null
    const { title, slug, description, categoryId: category, position, followsArticles } = row
    const files = await listFileIds(db, id)
    return { title, slug, description, category, position, follows_articles: followsArticles, files }
  },
  async check(db, values, id, locale) {
    const errors: FieldErrors = {}
    const slug = toDownloadSlug(values)
    const rowsWithSlug = await db
      .select({ id: downloadDirectories.id })
      .from(downloadDirectories)
      .where(and(eq(downloadDirectories.slug, slug), ne(downloadDirectories.id, id ?? 0)))
    if (slug === '') errors.slug = [downloadMessage(locale, 'slugMissing')]
    else if (rowsWithSlug.length > 0) errors.slug = [downloadMessage(locale, 'slugTaken')]
    const [category] = await db
      .select()
      .from(downloadCategories)
      .where(eq(downloadCategories.id, values.category))
      .for('key share')
    if (!category) errors.category = [downloadMessage(locale, 'categoryMissing')]
    else if (category.isProtected && (await hasAttachments(db, eq(downloadDirectories.id, id ?? 0)))) {
      errors.category = [downloadMessage(locale, 'protectedAttachments')]
    }
    const [otherFiles] = await db
      .select({ count: count() })
      .from(downloadFiles)
      .where(and(inArray(downloadFiles.id, values.files), ne(downloadFiles.directoryId, id ?? 0)))
    // Deleted files are ignored, because a restored revision of the directory may still list them.
    if (otherFiles && otherFiles.count > 0) errors.files = [downloadMessage(locale, 'fileInOtherDirectory')]
    return Object.keys(errors).length > 0 ? errors : null
  },
  insert: (db, values, formerId) => insertRecord(db, downloadDirectories, toColumns(values), formerId),
  async update(db, id, values) {
    await db.update(downloadDirectories).set(toColumns(values)).where(eq(downloadDirectories.id, id))
    const currentFiles = await listFileIds(db, id)
    const orderedFiles = values.files.filter((file) => currentFiles.includes(file))
    const order = [...new Set([...orderedFiles, ...currentFiles])]
    await db.execute(sql`
      UPDATE download_files SET position = file_order.position - 1
      FROM unnest(${sql.param(order)}::integer[]) WITH ORDINALITY AS file_order (id, position)
      WHERE download_files.id = file_order.id AND download_files.position <> file_order.position - 1`)
  },
  async remove(db, id) {
    if ((await listFileIds(db, id)).length > 0) throw new ConflictError('directoryInUse')
    await db.delete(downloadDirectories).where(eq(downloadDirectories.id, id))
  },
  hidden: keepRows(downloadDirectories, { references: [articles.directoryId] }),
  async listUses(db, ids, locale) {
    const files = await db
      .select({ id: downloadFiles.id })
      .from(downloadFiles)
      .where(isAnyOf(downloadFiles.directoryId, ids))
    const fileIds = files.map((file) => file.id)
    return [...(await listFileUses(db, fileIds, locale)), ...(await listDirectoryUses(db, ids, locale))]
  },
}

function toColumns({ category: categoryId, follows_articles: followsArticles, files: _, ...values }: Values) {
  return { ...values, slug: toDownloadSlug(values), categoryId, followsArticles }
}

async function listFileIds(db: Queryable, directoryId: number): Promise<number[]> {
  const rows = await db
    .select({ id: downloadFiles.id })
    .from(downloadFiles)
    .where(eq(downloadFiles.directoryId, directoryId))
    .orderBy(downloadFiles.position, downloadFiles.id)
  return rows.map(({ id }) => id)
}
