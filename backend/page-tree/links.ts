import { eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { PageLinks } from '@/lib/contract/page-tree'
import { pageUrl } from '../content/page-url'
import { spellings } from '../content/record-moves'
import type { Queryable } from '../db/client'
import { isLive, modules } from '../db/schema/modules'
import { pageTexts } from '../db/schema/pages'
import { publications } from '../db/schema/publications'
import { redirects } from '../db/schema/redirects'

/** What links to a page's addresses, working and published, in all languages: texts and link fields of the working copy. */
export async function linksTo(db: Queryable, pageId: number): Promise<PageLinks> {
  const working = await db.select().from(pageTexts).where(eq(pageTexts.pageId, pageId))
  const shown = await db.select().from(publications).where(eq(publications.pageId, pageId))
  const addresses = [
    ...new Set([...working, ...shown].flatMap(({ locale, path }) => spellings(locale, path))),
  ]
  if (addresses.length === 0) return { pages: [], containers: [], redirects: [] }
  const mentions = or(...addresses.map((address) => sql`position(${address} in ${modules.data}::text) > 0`))
  const rows = await db.select().from(modules).where(sql`${isLive} AND (${mentions})`)
  const linking = rows.filter(({ data }) => Object.values(data).some((value) => leadsTo(value, addresses)))
  const texts = await db.select().from(pageTexts)
  const found = texts.flatMap((text) => {
    const own = linking.filter((row) => row.objectId === text.pageId && row.locale === text.locale)
    const isHero = leadsTo(text.heroLink, addresses)
    if (text.pageId === pageId || (own.length === 0 && !isHero)) return []
    const url = pageUrl(text.locale, text.path)
    return [
      { id: text.pageId, locale: text.locale, title: text.title, url, modules: own.map((row) => row.id) },
    ]
  })
  const containers = await containersOf(
    db,
    linking.flatMap((row) => (row.objectId === null ? row.id : [])),
  )
  const leading = await db.select().from(redirects).where(inArray(redirects.newPath, addresses))
  return {
    pages: found,
    containers,
    redirects: leading.map(({ oldPath, newPath }) => ({ old_path: oldPath, new_path: newPath })),
  }
}

/** The reusable containers in which modules stand. */
async function containersOf(db: Queryable, ids: readonly number[]): Promise<PageLinks['containers']> {
  if (ids.length === 0) return []
  const all = await db.select().from(modules).where(isNull(modules.objectId))
  const byId = new Map(all.map((row) => [row.id, row]))
  const roots = ids.map((id) => {
    let row = byId.get(id)
    while (row && row.parentId !== null) row = byId.get(row.parentId)
    return row
  })
  return [...new Set(roots)].flatMap((row) => (row?.slug ? [{ slug: row.slug, locale: row.locale }] : []))
}

/** Whether a field's value is one of the addresses, or HTML that links to one, with or without a part behind it. */
function leadsTo(value: unknown, addresses: readonly string[]): boolean {
  if (typeof value !== 'string') return false
  const links = [value, ...[...value.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '')]
  return links.some((link) => {
    const [path = ''] = link.trim().split(/[?#]/)
    return addresses.includes(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)
  })
}
