import { asc, eq, inArray, sql } from 'drizzle-orm'
import { listHtmlLinks, replaceHtmlLinks } from '@/backend/library/page-links/html-links'
import type { Queryable, Transaction } from '@/backend/platform/db/client'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { type DispatchContent, dispatches, dispatchLinks } from '@/backend/platform/db/schema/members/newsletters'
import type { BackendEnv } from '@/backend/platform/env'
import type { Locale } from '@/lib/contract/common/locale'

type Contents = Partial<Record<Locale, DispatchContent>>

const isWebAddress = (url: string) => /^https?:\/\//.test(url)

/** Replaces the links of an issue by addresses that count clicks, if the settings allow it. */
export async function replaceCountedLinks(
  db: Transaction,
  dispatchId: number,
  contents: Contents,
  { SITE_URL }: Pick<BackendEnv, 'SITE_URL'>,
): Promise<Contents> {
  const [site] = await db.select({ countsClicks: settings.countsClicks }).from(settings)
  const urls = [...new Set(Object.values(contents).flatMap(listLinks))].filter(isWebAddress)
  if (!site?.countsClicks || urls.length === 0) return contents
  // The content of a resumed dispatch is resolved again.
  const storedLinks = await db.select().from(dispatchLinks).where(eq(dispatchLinks.dispatchId, dispatchId))
  const newUrls = urls.filter((url) => storedLinks.every((link) => link.url !== url))
  const newLinks = newUrls.map((url) => ({ dispatchId, url }))
  const rows = newUrls.length > 0 ? await db.insert(dispatchLinks).values(newLinks).returning() : []
  const addresses = new Map(
    [...storedLinks, ...rows].map(({ id, url }) => [url, `${SITE_URL}/api/newsletter-links/${id}/`]),
  )
  const toAddress = (url: string) => addresses.get(url) ?? url
  const countedContents: Contents = {}
  for (const [locale, content] of Object.entries(contents) as [Locale, DispatchContent][]) {
    const sections = content.sections.map((section) => ({
      ...section,
      entries: section.entries.map((entry) => ({ ...entry, url: toAddress(entry.url) })),
    }))
    countedContents[locale] = { ...content, text: replaceHtmlLinks(content.text, toAddress), sections }
  }
  return countedContents
}

function listLinks({ text, sections }: DispatchContent): string[] {
  return [...listHtmlLinks(text), ...sections.flatMap(({ entries }) => entries.map(({ url }) => url))]
}

/** Adds clicks to a link, without a write for 0. Returns its address; null for an unknown link. */
export async function addClicks(db: Queryable, id: number, clicks: number): Promise<string | null> {
  const isLink = eq(dispatchLinks.id, id)
  const column = { url: dispatchLinks.url }
  const [link] =
    clicks === 0
      ? await db.select(column).from(dispatchLinks).where(isLink)
      : await db
          .update(dispatchLinks)
          .set({ clicks: sql`${dispatchLinks.clicks} + ${clicks}` })
          .where(isLink)
          .returning(column)
  return link?.url ?? null
}

/** Loads the links of issues with their clicks. The returned function takes the id of an issue. */
export async function loadCountedLinks(db: Queryable, issueIds: readonly number[]) {
  const rows = await db
    .select({ issue: dispatches.issueId, url: dispatchLinks.url, clicks: dispatchLinks.clicks })
    .from(dispatchLinks)
    .innerJoin(dispatches, eq(dispatches.id, dispatchLinks.dispatchId))
    .where(inArray(dispatches.issueId, [...issueIds]))
    .orderBy(asc(dispatchLinks.id))
  return (id: number) => rows.filter(({ issue }) => issue === id).map(({ url, clicks }) => ({ url, clicks }))
}
