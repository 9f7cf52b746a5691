import { and, eq, inArray, isNull, notExists } from 'drizzle-orm'
import { administeredDownloadCategories } from '@/backend/library/downloads/administered-categories'
import { administeredDownloadDirectories } from '@/backend/library/downloads/administered-directories'
import { administeredDownloadFiles } from '@/backend/library/downloads/administered-files'
import type { Author } from '@/backend/platform/access/author'
import { createRecord } from '@/backend/platform/administration/create-record'
import { deleteRecord, undeleteRecord } from '@/backend/platform/administration/write-record'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { downloadCategories, downloadDirectories, downloadFiles } from '@/backend/platform/db/schema/library/downloads'
import { ConflictError, NotFoundError } from '@/backend/platform/errors'
import type { Services } from '@/backend/platform/services'
import type { DownloadContent } from '@/lib/contract/administration/downloads'
import { isLocale, type Locale } from '@/lib/contract/common/locale'
import type { AttachedFile } from '@/lib/contract/pages/article'
import { toBerlinDay } from '@/lib/datetime'

type FileServices = Pick<Services, 'db' | 'storage'>

interface Attachment {
  content: DownloadContent
  /** The directory that contains the article's other attachments; null creates a directory. */
  directory: number | null
  /** The title of a new directory. */
  title: Record<Locale, string>
}

/**
 * Adds a stored file to the attachments of an article. Visitors see the files of a new directory
 * only while they may see the article.
 * @throws NotFoundError, ConflictError for a directory that is visible without an article
 */
export async function attachFile(
  { db, storage }: FileServices,
  { content, directory, title }: Attachment,
  author: Author,
): Promise<AttachedFile> {
  if (directory !== null) {
    await claimEmptyDirectory(db, directory)
    await assertHiddenWithoutArticle(db, directory)
  }
  const directoryId = directory ?? (await createDirectory(db, { title, hash: content.hash }, author))
  const name = content.name.replace(/\.[^.]+$/, '')
  // Press offices mark the language in the name: `Statement_EN_final.pdf`.
  const language = name
    .toLowerCase()
    .split(/[ _.-]/)
    .findLast((word) => isLocale(word))
  const values = {
    directory: directoryId,
    title: { de: name, en: name },
    language: language ?? author.locale,
    date: toBerlinDay(author.now),
    content,
  }
  const file = await createRecord(db, administeredDownloadFiles({ storage }), { values }, author)
  return { directory: directoryId, file }
}

/**
 * Deletes an attached file. The history of its record can restore it.
 * @throws NotFoundError, ConflictError for a file that is visible without an article
 */
export async function detachFile({ db, storage }: FileServices, id: number, author: Author): Promise<void> {
  const [file] = await db.select().from(downloadFiles).where(eq(downloadFiles.id, id))
  if (!file) throw new NotFoundError()
  await assertHiddenWithoutArticle(db, file.directoryId)
  const type = administeredDownloadFiles({ storage })
  await db.transaction((tx) => deleteRecord(tx, type, { id, revision: null }, author))
}

/**
 * Restores a deleted file of the attachments.
 * @throws NotFoundError, InvalidFieldsError; ConflictError for a file that is visible without an
 * article
 */
export async function reattachFile({ db, storage }: FileServices, id: number, author: Author): Promise<void> {
  const type = administeredDownloadFiles({ storage })
  await db.transaction(async (tx) => {
    await undeleteRecord(tx, type, id, author)
    const [file] = await tx.select().from(downloadFiles).where(eq(downloadFiles.id, id))
    await assertHiddenWithoutArticle(tx, file?.directoryId ?? 0)
  })
}

/** Lets an empty directory, whose visibility is not decided yet, follow its article. */
async function claimEmptyDirectory(db: Queryable, id: number): Promise<void> {
  const file = db.select().from(downloadFiles).where(eq(downloadFiles.directoryId, id))
  await db
    .update(downloadDirectories)
    .set({ followsArticles: true })
    .where(and(eq(downloadDirectories.id, id), isNull(downloadDirectories.followsArticles), notExists(file)))
}

async function assertHiddenWithoutArticle(db: Queryable, id: number): Promise<void> {
  const [directory] = await db.select().from(downloadDirectories).where(eq(downloadDirectories.id, id))
  if (!directory) throw new NotFoundError()
  if (directory.followsArticles !== true) throw new ConflictError('directoryIsPublic')
}

async function createDirectory(
  db: Database,
  { title, hash }: { title: Record<Locale, string>; hash: string },
  author: Author,
): Promise<number> {
  const values = {
    title,
    // Without words, because the title may be a draft's. By this form, `title_attachments` in the
    // database recognizes the directory and gives it the public title.
    slug: `${author.now.getTime().toString(36)}-${hash.slice(0, 6)}`,
    description: { de: '', en: '' },
    category: await findOrCreateCategory(db, author),
    position: 0,
    follows_articles: true,
    files: [],
  }
  return await createRecord(db, administeredDownloadDirectories, { values }, author)
}

/** Finds the public download category for press material, or creates it. */
async function findOrCreateCategory(db: Database, author: Author): Promise<number> {
  const isPublic = eq(downloadCategories.isProtected, false)
  const isOfPress = inArray(downloadCategories.slug, ['presse', 'press', 'pressematerial'])
  const categoryQuery = db.select({ id: downloadCategories.id }).from(downloadCategories)
  const [pressCategory] = await categoryQuery.where(and(isPublic, isOfPress)).limit(1)
  if (pressCategory) return pressCategory.id
  const title = { de: 'Pressematerial', en: 'Press material' }
  const values = { title, slug: 'pressematerial', is_protected: false, position: 0 }
  return await createRecord(db, administeredDownloadCategories, { values }, author)
}
