import { sql } from 'drizzle-orm'
import { type Audience, isAdmitted, requirePublic, type Viewer } from '@/backend/platform/access/audience'
import type { Queryable } from '@/backend/platform/db/client'
import type { PageSnapshot } from '@/backend/platform/db/schema/content/publications'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import { cacheTags } from '@/lib/cache-tags'
import { getOtherLocale, type Locale } from '@/lib/contract/common/locale'
import type { Page, PageLink } from '@/lib/contract/pages/page'
import { isRecordType, parseRecordPath } from '@/lib/contract/records/record'
import { hydrateReferences } from '../module-content/hydrate-references'
import { readRecord } from '../records/read-record'
import { isInList } from './in-list'
import { isDeleted } from './is-deleted'
import { selectListPage } from './page-of-list'

/** A link in the result of the SQL statement of `readPublishedPage`. */
type LinkRow = { id: number; title: string; path: string; audience: Audience }

type PublishedRow = {
  id: number
  is_online: boolean
  version_id: number
  audience: Audience
  snapshot: PageSnapshot
  paths: { locale: Locale; path: string; audience: Audience }[]
  contentType: string
  parentId: number | null
  /** The ids of the ancestors, including offline ones. */
  ancestorIds: number[]
  parents: LinkRow[]
  siblings: LinkRow[]
}

/**
 * The maximum number of siblings in a response. The nearest ones are returned, as many as fit in a
 * row of tabs.
 */
export const maxSiblings = 60

export interface PublishedPage {
  page: Page
  versionId: number
  /**
   * The cache tags of the page, of its links to ancestors, siblings and the other language, and of
   * its persons and HTML selections.
   */
  tags: string[]
}

/**
 * Reads the page that is published at a path without language prefix and outer slashes ('' is the
 * home page), in one statement. Reads its persons, HTML selections and linked pages in one further
 * statement each. Also returns offline pages (`is_online` is false), to which the caller must
 * restrict access. The addresses, parents and siblings in the result are only those of online pages
 * that the viewer may see.
 * @param admit is called with the audience before the content is loaded, and throws if the client
 *   has no access. By default, it admits all clients to public pages, and no client to other pages.
 * @returns null if no page was ever published at the path
 */
export async function readPublishedPage(
  db: Queryable,
  locale: Locale,
  path: string,
  admit: (audience: Audience) => Promise<Viewer> = requirePublic,
): Promise<PublishedPage | null> {
  const { rows } = await db.execute<PublishedRow>(sql`
    WITH RECURSIVE page AS (
      SELECT *, CASE WHEN content_type = 'page' THEN parent_id ELSE ${selectListPage(sql`publications.path`, locale)} END AS first_ancestor_id
      FROM publications WHERE locale = ${locale} AND path = ${path}
    ), ancestor AS (
      SELECT parent.*, 1 AS distance FROM publications AS parent JOIN page ON parent.page_id = page.first_ancestor_id
      WHERE parent.locale = ${locale}
      UNION ALL
      SELECT parent.*, ancestor.distance + 1 FROM publications AS parent JOIN ancestor ON parent.page_id = ancestor.parent_id
      WHERE parent.locale = ${locale} AND ancestor.distance < 20
    )
    SELECT page.page_id AS id, page.content_type AS "contentType", page.parent_id AS "parentId", page.is_online, page.version_id, page.audience, version.snapshot,
      (SELECT coalesce(jsonb_agg(
          jsonb_build_object('locale', variant.locale, 'path', variant.path, 'audience', variant.audience)), '[]')
        FROM publications AS variant
        WHERE variant.page_id = page.page_id AND variant.is_online) AS paths,
      (SELECT coalesce(jsonb_agg(id), '[]') FROM (SELECT first_ancestor_id FROM page UNION SELECT parent_id FROM ancestor) AS chain(id)
        WHERE id IS NOT NULL) AS "ancestorIds",
      (SELECT coalesce(jsonb_agg(
          jsonb_build_object('id', page_id, 'title', title, 'path', path, 'audience', audience)
          ORDER BY distance DESC), '[]')
        FROM ancestor WHERE is_online AND path <> '') AS parents,
      (SELECT coalesce(jsonb_agg(
          jsonb_build_object(
            'id', sibling.page_id, 'title', sibling.title, 'path', sibling.path, 'audience', sibling.audience)
          ORDER BY sibling.position, sibling.page_id), '[]')
        FROM publications AS sibling
        WHERE sibling.locale = ${locale} AND sibling.is_online AND sibling.path <> ''
          AND sibling.page_id IN (
            SELECT neighbor.page_id FROM publications AS neighbor
            WHERE neighbor.locale = ${locale} AND neighbor.is_online AND (neighbor.is_clickable OR neighbor.page_id = page.page_id)
              AND (neighbor.parent_id = page.parent_id OR ${isInList('neighbor', null)} AND ${isInList('page', null)})
            ORDER BY abs(neighbor.position - page.position), neighbor.page_id LIMIT ${maxSiblings}
          )) AS siblings
    FROM page JOIN page_versions AS version ON version.id = page.version_id`)
  const row = rows[0]
  if (!row) return null
  const viewer = await admit(row.audience)
  const { modules: storedModules, hero_link: heroLink } = row.snapshot
  const { modules, tags, toAddress } = await hydrateReferences(db, locale, storedModules, {
    additionalLinks: [heroLink],
  })
  const { record, tags: recordTags } = await readRecord(db, row, locale)
  return {
    page: { ...presentPage(row, locale, viewer), modules, hero_link: toAddress(heroLink), record },
    versionId: row.version_id,
    tags: [...new Set([...listTags(row, locale), ...tags, ...recordTags])],
  }
}

function presentPage(
  { id, snapshot, is_online, paths, parents, siblings }: PublishedRow,
  locale: Locale,
  viewer: Viewer,
): Omit<Page, 'record'> {
  const isVisible = ({ audience }: { audience: Audience }) => isAdmitted(audience, viewer)
  const presentLink = ({ id, title, path }: LinkRow): PageLink => ({ id, title, url: pageUrl(locale, path) })
  const getUrl = (textLocale: Locale) => {
    const translation = paths.find((textPath) => textPath.locale === textLocale)
    return translation && isVisible(translation) ? pageUrl(textLocale, translation.path) : null
  }
  return {
    ...snapshot,
    id,
    is_online,
    urls: { de: getUrl('de'), en: getUrl('en') },
    parents: parents.filter(isVisible).map(presentLink),
    siblings: siblings.filter(isVisible).map(presentLink),
    settings_url: null,
  }
}

function listTags({ id, contentType, parentId, ancestorIds }: PublishedRow, locale: Locale): string[] {
  return [
    cacheTags.page(id, locale),
    ...ancestorIds.map((ancestorId) => cacheTags.pageLink(ancestorId, locale)),
    cacheTags.pageLink(id, getOtherLocale(locale)),
    ...(isRecordType(contentType) ? [] : [cacheTags.pagesBelow(parentId, locale)]),
  ]
}

/**
 * Returns true if the path contains the id of a deleted record. The slug in the path does not
 * matter.
 */
export async function isDeletedRecord(db: Queryable, locale: Locale, path: string): Promise<boolean> {
  const record = parseRecordPath(locale, path)
  return record !== null && (await isDeleted(db, record.id))
}
