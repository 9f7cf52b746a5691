import { inArray, sql } from 'drizzle-orm'
import { presentOrganizationFields } from '@/backend/content/records/read-organization-record'
import type { Queryable } from '@/backend/platform/db/client'
import type { ListPart } from '@/backend/platform/db/page-range'
import { organizations } from '@/backend/platform/db/schema/members/organizations'
import { loadPictures } from '@/backend/platform/images/load-pictures'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Locale } from '@/lib/contract/common/locale'
import type { Image } from '@/lib/contract/media/image'
import type { CategoryCounts, Organization } from '@/lib/contract/pages/organization'
import type { PageLink } from '@/lib/contract/pages/page'
import { organizationCategories } from '@/lib/contract/records/organization-record'
import { buildPlacesQuery, categorySums, sumCounts } from './counted-places'
import {
  type Cursor,
  cursorCondition,
  filterCondition,
  formatCursor,
  type OrganizationFilter,
} from './organization-filter'

/** The order of the database indexes, by place and then by name. */
const placeOrder = sql`ORDER BY place_key, name_key, page_id`

/**
 * Lists a part of the organizations that match a filter, by place and name.
 * @returns the results and the `cursor` of the last result; null on the last page
 */
export async function listOrganizations(
  db: Queryable,
  filter: OrganizationFilter,
  { after, offset, limit }: ListPart<Cursor>,
): Promise<{ results: Organization[]; cursor: string | null }> {
  const { rows } = await db.execute<{ id: number; placeKey: string; nameKey: string }>(sql`
    SELECT page_id AS id, place_key AS "placeKey", name_key AS "nameKey" FROM listed_organizations
    WHERE ${filterCondition(filter)} AND ${after === null ? sql`true` : cursorCondition(after, '>')}
    ${placeOrder} LIMIT ${limit + 1} OFFSET ${after === null ? offset : 0}`)
  const pageRows = rows.slice(0, limit)
  const lastRow = pageRows.at(-1)
  return {
    results: await presentOrganizations(
      db,
      pageRows.map(({ id }) => id),
      filter.locale,
    ),
    cursor: rows.length > limit && lastRow ? formatCursor([lastRow.placeKey, lastRow.nameKey, lastRow.id]) : null,
  }
}

/** Counts matching organizations by category, and lists the first letters of their places. */
export async function countOrganizations(
  db: Queryable,
  filter: OrganizationFilter,
): Promise<{ count: number; category_counts: CategoryCounts; letters: string[] }> {
  const { rows } = await db.execute<CategoryCounts & { letter: string }>(sql`
    SELECT letter, ${categorySums} FROM (${buildPlacesQuery({ ...filter, letter: null })}) AS place_counts GROUP BY letter ORDER BY letter`)
  const { categories } = filter
  const countedCategories = organizationCategories.filter((category) => !categories || categories.includes(category))
  const sumCategories = (counts: CategoryCounts) =>
    countedCategories.reduce((sum, category) => sum + counts[category], 0)
  const category_counts = sumCounts(rows.filter(({ letter }) => filter.letter === null || letter === filter.letter))
  return {
    count: sumCategories(category_counts),
    category_counts,
    letters: rows.filter((row) => sumCategories(row) > 0).map(({ letter }) => letter.toUpperCase()),
  }
}

/** Lists the organizations nearest to an organization, the nearest first. */
export async function listNearest(
  db: Queryable,
  { id, lat, lon }: { id: number; lat: number; lon: number },
  locale: Locale,
  limit: number,
): Promise<Organization[]> {
  // In Germany, a degree of longitude is 0.63 times as long as a degree of latitude.
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT page_id AS id FROM listed_organizations
    WHERE locale = ${locale} AND lat IS NOT NULL AND page_id <> ${id}
    ORDER BY point(lon * 0.63, lat) <-> point(${lon}::double precision * 0.63, ${lat}::double precision) LIMIT ${limit}`)
  return await presentOrganizations(
    db,
    rows.map((row) => row.id),
    locale,
  )
}

/**
 * Finds the previous and the next organization in the list of its category. Each is null at an end
 * of the list.
 */
export async function findAdjacentOrganizations(
  db: Queryable,
  id: number,
  locale: Locale,
): Promise<Record<'previous' | 'next', PageLink | null>> {
  const findNeighbor = async (comparison: '<' | '>') => {
    const ownKey = sql`(SELECT place_key, name_key, page_id FROM listed_organizations WHERE page_id = ${id} AND locale = ${locale})`
    const direction = sql.raw(comparison === '<' ? 'DESC' : 'ASC')
    const { rows } = await db.execute<{ id: number; title: string; path: string }>(sql`
      SELECT listed.page_id AS id, publication.title, publication.path FROM listed_organizations AS listed
      JOIN publications AS publication ON publication.page_id = listed.page_id AND publication.locale = listed.locale
      WHERE listed.locale = ${locale}
        AND listed.category = (SELECT category FROM organizations WHERE page_id = ${id})
        AND (listed.place_key, listed.name_key, listed.page_id) ${sql.raw(comparison)} ${ownKey}
      ORDER BY listed.place_key ${direction}, listed.name_key ${direction}, listed.page_id ${direction} LIMIT 1`)
    const [row] = rows
    return row ? { id: row.id, title: row.title, url: pageUrl(locale, row.path) } : null
  }
  return { previous: await findNeighbor('<'), next: await findNeighbor('>') }
}

type Texts = { id: number; path: string; title: string; teaser: string; image: Image | null }

/** Presents published organizations in the order of `ids`. */
async function presentOrganizations(db: Queryable, ids: readonly number[], locale: Locale): Promise<Organization[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(organizations)
    .where(inArray(organizations.pageId, [...ids]))
  const { rows: texts } = await db.execute<Texts>(sql`
    SELECT publication.page_id AS id, publication.path, publication.title, version.snapshot ->> 'hero_text' AS teaser,
      version.snapshot -> 'hero_image' AS image
    FROM publications AS publication JOIN page_versions AS version ON version.id = publication.version_id
    WHERE publication.locale = ${locale} AND publication.page_id IN ${ids}`)
  const findPicture = await loadPictures(
    db,
    rows.map(({ logoId }) => logoId),
    locale,
  )
  return ids.flatMap((id) => {
    const row = rows.find(({ pageId }) => pageId === id)
    const text = texts.find((textRow) => textRow.id === id)
    if (!row || !text) return []
    const { path, title, teaser, image } = text
    const fields = presentOrganizationFields(row, findPicture(row.logoId), locale)
    return [{ id, url: pageUrl(locale, path), title, teaser, image, ...fields }]
  })
}
