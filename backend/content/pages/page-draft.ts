import { and, eq, inArray, sql } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import type { ModuleRow } from '@/backend/platform/db/schema/content/modules'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import { type PageSnapshot, pageVersions, publications } from '@/backend/platform/db/schema/content/publications'
import { loadPictures } from '@/backend/platform/images/load-pictures'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import { getOtherLocale, type Locale } from '@/lib/contract/common/locale'
import type { Page, PageLink } from '@/lib/contract/pages/page'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { isRecordType } from '@/lib/contract/records/record'
import { toBerlinIso } from '@/lib/datetime'
import { hydrateReferences } from '../module-content/hydrate-references'
import { readRecord } from '../records/read-record'
import { readCounterparts } from './counterparts'
import { isInList } from './in-list'
import { findLastWriter } from './last-writer'
import { selectListPage } from './page-of-list'
import { createDraftSnapshot } from './page-snapshot'
import { type PageStatus, readPageStatus, toPageState } from './page-status'
import { maxSiblings } from './published-page'
import { getRevision, listLastDeleted, readWorkingCopy, selectWorkingModules, type WorkingCopy } from './working-copy'

/**
 * Finds the page that has the path in its working copy, otherwise the page that is published at the
 * path; null if neither exists.
 */
export async function findPageId(db: Queryable, locale: Locale, path: string): Promise<number | null> {
  const [draftText] = await db
    .select({ id: pageTexts.pageId })
    .from(pageTexts)
    .where(and(eq(pageTexts.locale, locale), eq(pageTexts.path, path)))
  if (draftText) return draftText.id
  const [publication] = await db
    .select({ id: publications.pageId })
    .from(publications)
    .where(and(eq(publications.locale, locale), eq(publications.path, path)))
  return publication?.id ?? null
}

/**
 * Reads the working copy of a page in one language for editors.
 * @throws NotFoundError
 */
export async function readDraft(db: Queryable, locale: Locale, pageId: number): Promise<PageDraft> {
  const copy = await readWorkingCopy(db, pageId, locale)
  const rows = await selectWorkingModules(db, pageId, locale)
  const draft = await presentPageDraft(db, copy, await createDraftSnapshot(db, { ...copy, rows }), null)
  const deletedModules = await listLastDeleted(db, pageId, locale)
  return {
    ...draft,
    written_by: await loadWriterNames(db, [...rows, ...deletedModules]),
    settings_written_by: await findLastWriter(db, copy),
  }
}

/**
 * Reads a version of a page in the form of a draft; null for an unknown version.
 * @throws NotFoundError
 */
export async function readVersion(
  db: Queryable,
  locale: Locale,
  pageId: number,
  versionId: number,
): Promise<PageDraft | null> {
  const [version] = await db
    .select({ snapshot: pageVersions.snapshot })
    .from(pageVersions)
    .where(and(eq(pageVersions.id, versionId), eq(pageVersions.pageId, pageId), eq(pageVersions.locale, locale)))
  if (!version) return null
  return presentPageDraft(db, await readWorkingCopy(db, pageId, locale), version.snapshot, versionId)
}

/** Loads the full names of the users who last changed or deleted modules, by module id. */
async function loadWriterNames(
  db: Queryable,
  rows: readonly Pick<ModuleRow, 'id' | 'updatedBy'>[],
): Promise<Record<string, string>> {
  const userIds = [...new Set(rows.map(({ updatedBy }) => updatedBy))].filter((userId) => userId !== null)
  if (userIds.length === 0) return {}
  const writers = await db.select().from(users).where(inArray(users.id, userIds))
  const namesByUser = new Map(writers.map((user) => [user.id, fullName(user)]))
  const namesByModule: Record<string, string> = {}
  for (const { id, updatedBy } of rows) {
    const name = namesByUser.get(updatedBy ?? 0)
    if (name) namesByModule[id] = name
  }
  return namesByModule
}

async function presentPageDraft(
  db: Queryable,
  copy: WorkingCopy,
  snapshot: PageSnapshot,
  versionId: number | null,
): Promise<PageDraft> {
  const { page, text } = copy
  const { locale } = text
  const status = await readPageStatus(db, page.id, locale)
  const { modules, toAddress } = await hydrateReferences(db, locale, snapshot.modules, {
    additionalLinks: [snapshot.hero_link],
    hasEditorFields: true,
  })
  const findPicture = await loadPictures(db, [page.menuImageId], locale)
  const counterparts = await readCounterparts(db, page.id, locale)
  return {
    ...snapshot,
    modules,
    hero_link: toAddress(snapshot.hero_link),
    id: page.id,
    is_online: status.isOnline,
    record: (await readRecord(db, page, locale)).record,
    urls: await loadUrls(db, page.id),
    ...(await loadDraftSurroundings(db, copy)),
    settings_url: `${pageUrl(locale, text.path)}?edit&settings`,
    revision: getRevision(copy),
    ...presentStatus(status),
    version_id: versionId,
    parent: page.parentId,
    position: page.position,
    slug: text.slug,
    menu_name: text.menuName,
    is_highlight: page.isHighlight,
    menu_image: findPicture(page.menuImageId),
    groups: page.groups,
    is_for_users: page.isForUsers,
    translation: {
      locale: getOtherLocale(locale),
      exists: status.translation.exists,
      changed_since: status.translation.isChanged,
      changed_modules: status.translation.changedModuleIds,
      modules: counterparts.modules,
      left_out: counterparts.omittedIds,
    },
  }
}

function presentStatus(status: PageStatus) {
  const formatTime = (time: Date | null) => (time ? toBerlinIso(time) : null)
  return {
    state: toPageState(status),
    is_changed: status.isChanged,
    published_at: formatTime(status.publishedAt),
    publish_at: formatTime(status.publishAt),
    unpublish_at: formatTime(status.unpublishAt),
    schedule_problem: status.problem,
  }
}

async function loadUrls(db: Queryable, pageId: number): Promise<PageDraft['urls']> {
  const rows = await db
    .select({ locale: pageTexts.locale, path: pageTexts.path })
    .from(pageTexts)
    .where(eq(pageTexts.pageId, pageId))
    .orderBy(sql`${pageTexts.locale}`)
  const findUrl = (textLocale: Locale) => {
    const row = rows.find(({ locale }) => locale === textLocale)
    return row ? pageUrl(textLocale, row.path) : null
  }
  return { de: findUrl('de'), en: findUrl('en') }
}

type LinkRow = { id: number; title: string; path: string }

/**
 * Loads the parents and siblings of a page as they would be after the publication of its working
 * copy. Online parents have their published title and path, other parents those of their working
 * copy. Siblings are the published ones and the page itself.
 */
async function loadDraftSurroundings(
  db: Queryable,
  { page, text }: WorkingCopy,
): Promise<Pick<Page, 'parents' | 'siblings'>> {
  const { locale } = text
  const presentLink = ({ path, ...row }: LinkRow): PageLink => ({ ...row, url: pageUrl(locale, path) })
  const isRecord = isRecordType(page.contentType)
  const parentId = isRecord ? selectListPage(sql`${text.path}`, locale) : sql`${page.parentId}`
  const parents = await db.execute<LinkRow>(sql`
    WITH RECURSIVE ancestor AS (
      SELECT id, parent_id, 1 AS distance FROM pages WHERE id = ${parentId}
      UNION ALL
      SELECT parent.id, parent.parent_id, distance + 1 FROM pages AS parent JOIN ancestor ON parent.id = ancestor.parent_id
      WHERE distance < 20
    )
    SELECT ancestor.id, coalesce(publication.title, text.title) AS title, coalesce(publication.path, text.path) AS path
    FROM ancestor JOIN page_texts AS text ON text.page_id = ancestor.id AND text.locale = ${locale}
    LEFT JOIN publications AS publication ON publication.page_id = ancestor.id AND publication.locale = ${locale} AND publication.is_online
    WHERE text.path <> ''
    ORDER BY distance DESC`)
  const siblings = await db.execute<LinkRow>(sql`
    SELECT id, title, path FROM (
      (SELECT page_id AS id, title, path, position FROM publications
      WHERE locale = ${locale} AND is_online AND is_clickable AND path <> '' AND page_id <> ${page.id}
        AND NOT ${isRecord} AND ${isInList('publications', page.parentId)}
      ORDER BY abs(position - ${page.position}::integer), page_id LIMIT ${maxSiblings})
      UNION ALL
      SELECT ${page.id}::integer, ${text.title}, ${text.path}, ${page.position}::integer WHERE ${text.path} <> ''
    ) AS sibling
    ORDER BY position, id`)
  return { parents: parents.rows.map(presentLink), siblings: siblings.rows.map(presentLink) }
}
