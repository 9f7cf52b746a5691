import { and, eq } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/locale'
import type { OrganizationDetail, OrganizationDraft } from '@/lib/contract/organization'
import type { Audience, Viewer } from '../access/audience'
import type { Queryable } from '../db/client'
import { publications } from '../db/schema/publications'
import { NotFoundError } from '../errors'
import { readDraft } from '../pages/page-draft'
import { readPublishedPage } from '../pages/published-page'
import { listNear, listNeighbors } from './list-organizations'
import { findOrganization } from './organization-facts'

/** How many others near it an organization leads to. */
const maxNeighbors = 4

export interface PublishedOrganization {
  organization: OrganizationDetail
  isOnline: boolean
  /** For `Cache-Tag`. */
  tags: string[]
}

/**
 * An organization as published in one language; null when nothing was ever published.
 * @param admit as for readPublishedPage
 */
export async function readOrganization(
  db: Queryable,
  id: number,
  locale: Locale,
  admit: (audience: Audience) => Promise<Viewer>,
): Promise<PublishedOrganization | null> {
  const [shown] = await db
    .select({ path: publications.path })
    .from(publications)
    .where(
      and(
        eq(publications.pageId, id),
        eq(publications.locale, locale),
        eq(publications.contentType, 'organization'),
      ),
    )
  if (!shown) return null
  const found = await readPublishedPage(db, locale, shown.path, admit)
  const record = found?.page.record
  if (!found || record?.type !== 'organization') return null
  const { page, tags } = found
  const { type, ...facts } = record
  const { lat, lon } = facts
  return {
    isOnline: page.is_online,
    tags,
    organization: {
      id,
      url: page.urls[locale] ?? '',
      urls: page.urls,
      title: page.title,
      teaser: page.hero_text,
      image: page.hero_image,
      ...facts,
      modules: page.modules,
      neighbors:
        lat === null || lon === null ? [] : await listNear(db, { id, lat, lon }, locale, maxNeighbors),
      ...(await listNeighbors(db, id, locale)),
    },
  }
}

/**
 * An organization's working copy in one language.
 * @throws NotFoundError
 */
export async function readOrganizationDraft(
  db: Queryable,
  id: number,
  locale: Locale,
): Promise<OrganizationDraft> {
  const page = await readDraft(db, locale, id)
  const row = await findOrganization(db, id)
  if (!row || page.record?.type !== 'organization') throw new NotFoundError(`Page ${id} is no organization.`)
  const { type, ...facts } = page.record
  const { slug, revision, state, is_changed } = page
  return {
    id,
    url: page.urls[locale] ?? '',
    title: page.title,
    teaser: page.hero_text,
    image: page.hero_image,
    ...facts,
    kind: row.kind,
    people: row.people,
    ...{ slug, revision, state, is_changed },
  }
}
