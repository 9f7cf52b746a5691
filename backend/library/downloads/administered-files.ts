import { eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Administered } from '@/backend/platform/administration/administered'
import { keepRows } from '@/backend/platform/administration/keep-rows'
import type { Queryable } from '@/backend/platform/db/client'
import { insertRecord } from '@/backend/platform/db/insert-record'
import { downloadCategories, downloadDirectories, downloadFiles } from '@/backend/platform/db/schema/library/downloads'
import type { Services } from '@/backend/platform/services'
import { downloadFileRecords } from '@/lib/contract/administration/downloads'
import type { FieldErrors } from '@/lib/contract/common/errors'
import { toBerlinIso } from '@/lib/datetime'
import { examineContent } from './file-content'
import { downloadMessage } from './messages'
import { mayManageDownloads } from './policy'
import { fileUrl } from './presenter'
import { listFileUses } from './uses'

type Values = z.output<typeof downloadFileRecords.values>

/**
 * The record type "files of downloads" of the administration. The browser uploads the content of a
 * file before it writes the record (`routes/content-route.ts`).
 */
export function administeredDownloadFiles({
  storage,
}: Pick<Services, 'storage'>): Administered<typeof downloadFileRecords> {
  async function prepareColumns({ directory: directoryId, title, language, date, content }: Values) {
    const { name, hash } = content
    const { file, problem } = await examineContent(storage, content)
    if (problem !== null) throw new Error(`The content ${hash} has not passed the check of the record.`)
    return { directoryId, title, language, date, name: name.normalize('NFC'), hash, ...file }
  }

  return {
    contract: downloadFileRecords,
    may: mayManageDownloads,
    list: {
      from: sql`${downloadFiles} JOIN ${downloadDirectories} ON ${downloadDirectories.id} = ${downloadFiles.directoryId}
        JOIN ${downloadCategories} ON ${downloadCategories.id} = ${downloadDirectories.categoryId}`,
      id: sql`${downloadFiles.id}`,
      searchColumns: [sql`${downloadFiles.title}::text`, sql`${downloadFiles.name}`],
      orderings: {
        date: sql`${downloadFiles.date}`,
        title: sql`${downloadFiles.title} ->> 'de'`,
        name: sql`${downloadFiles.name}`,
        size: sql`${downloadFiles.byteSize}`,
      },
      filters: {
        directory: (id) => sql`${downloadFiles.directoryId} = ${id}`,
        category: (id) => sql`${downloadCategories.id} = ${id}`,
        language: (language) => sql`${downloadFiles.language} = ${language}`,
        is_protected: (isProtected) => sql`${downloadCategories.isProtected} = ${isProtected === 'true'}`,
      },
    },
    async present(db, ids, locale) {
      if (ids.length === 0) return []
      const rows = await db
        .select({ file: downloadFiles, directory: downloadDirectories, category: downloadCategories })
        .from(downloadFiles)
        .innerJoin(downloadDirectories, eq(downloadDirectories.id, downloadFiles.directoryId))
        .innerJoin(downloadCategories, eq(downloadCategories.id, downloadDirectories.categoryId))
        .where(inArray(downloadFiles.id, [...ids]))
      return rows.map(({ file, directory, category }) => ({
        id: file.id,
        title: file.title[locale],
        url: fileUrl(file),
        values: {
          title: file.title,
          language: file.language,
          date: file.date,
          name: file.name,
          directory: { id: directory.id, title: directory.title[locale] },
          is_protected: category.isProtected,
          type: file.mime,
          size: file.byteSize,
          stored_at: toBerlinIso(file.storedAt),
        },
      }))
    },
    async read(db, id) {
      const [row] = await db.select().from(downloadFiles).where(eq(downloadFiles.id, id))
      if (!row) return null
      const { directoryId: directory, title, language, date, name, hash, mime: type, byteSize: size } = row
      return { directory, title, language, date, content: { name, hash, type, size } }
    },
    async check(db, { directory, content }, _id, locale) {
      const errors: FieldErrors = {}
      const directories = await db
        .select({ id: downloadDirectories.id })
        .from(downloadDirectories)
        .where(eq(downloadDirectories.id, directory))
        .for('key share')
      if (directories.length === 0) errors.directory = [downloadMessage(locale, 'directoryMissing')]
      const { problem } = await examineContent(storage, content)
      if (problem !== null) errors.content = [downloadMessage(locale, problem)]
      return Object.keys(errors).length > 0 ? errors : null
    },
    async insert(db, values, formerId, { now }) {
      const columns = await prepareColumns(values)
      const position = await findNextPosition(db, values.directory)
      return await insertRecord(db, downloadFiles, { ...columns, position, storedAt: now }, formerId)
    },
    async update(db, id, values, { now }) {
      const columns = await prepareColumns(values)
      const [storedFile] = await db.select().from(downloadFiles).where(eq(downloadFiles.id, id))
      const isMoved = storedFile?.directoryId !== columns.directoryId
      await db
        .update(downloadFiles)
        .set({
          ...columns,
          ...(isMoved && { position: await findNextPosition(db, columns.directoryId) }),
          ...(storedFile?.hash !== columns.hash && { storedAt: now }),
        })
        .where(eq(downloadFiles.id, id))
    },
    async remove(db, id) {
      await db.delete(downloadFiles).where(eq(downloadFiles.id, id))
    },
    hidden: keepRows(downloadFiles, { columns: [downloadFiles.position, downloadFiles.storedAt] }),
    listUses: listFileUses,
  }
}

async function findNextPosition(db: Queryable, directoryId: number): Promise<number> {
  const [row] = await db
    .select({ position: sql<number>`coalesce(max(${downloadFiles.position}) + 1, 0)` })
    .from(downloadFiles)
    .where(eq(downloadFiles.directoryId, directoryId))
  return row?.position ?? 0
}
