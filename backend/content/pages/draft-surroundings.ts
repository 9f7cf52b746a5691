import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Page, PageLink } from '@/lib/contract/pages/page'
import { isRecordType } from '@/lib/contract/records/record'
import { isInList } from './in-list'
import { selectListPage } from './page-of-list'
import { maxSiblings } from './published-page'
import type { WorkingCopy } from './working-copy'

type LinkRow = { id: number; title: string; path: string }

/**
 * Loads the parents and siblings of a page as they would be after the publication of its working
 * copy. Online parents have their published title and path, other parents those of their working
 * copy. Siblings are the published ones and the page itself.
 */
export async function loadDraftSurroundings(
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
