import { setTimeout as sleep } from 'node:timers/promises'
import { eq, inArray, sql } from 'drizzle-orm'
import { listHtmlLinks, replaceHtmlLinks } from '@/backend/library/page-links/html-links'
import { createStoredLinkConverter } from '@/backend/library/page-links/store-links'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { htmlSelections } from '@/backend/platform/db/schema/content/html-selections'
import { modules } from '@/backend/platform/db/schema/content/modules'
import { parsePageLink } from '@/backend/platform/html/page-link'
import type { Services } from '@/backend/platform/services'
import type { Locale } from '@/lib/contract/common/locale'
import { lockContainers } from '../containers/lock-containers'
import { republishContainer } from '../containers/publish-container'
import { listLinks } from '../module-content/links'
import { loadReusableContainer } from '../module-content/module-rows'
import { linkModuleById, linkPageById } from './link-page-by-id'

/**
 * The pause after the conversion of each owner, as a multiple of the time that the conversion took.
 * It leaves the database free for requests.
 */
const pauseFactor = 2

/** A page, HTML selection or reusable container that contains links by address. */
type Owner = { locale: Locale } & (
  | { type: 'page'; id: number }
  | { type: 'selection'; id: number }
  | { type: 'container'; slug: string }
)

type ConversionServices = Pick<Services, 'db' | 'env' | 'log' | 'clock'>

/**
 * Replaces the addresses of linked pages by page ids. Addresses were stored before links by id were
 * introduced, or when the target page did not exist yet. Runs in the background after the start of
 * the server. The visible content and the revisions do not change.
 */
export function convertLinksToIds({ db, env, log, clock }: ConversionServices): {
  stop(): Promise<void>
  done: Promise<void>
} {
  const stopController = new AbortController()
  const work = async () => {
    for (const owner of await findOwners(db, env.SITE_URL)) {
      if (stopController.signal.aborted) return
      const startedAt = performance.now()
      await linkById(db, owner, { siteUrl: env.SITE_URL, now: clock() }).catch((error: unknown) =>
        log.warn({ err: error, owner }, 'Cannot replace addresses in links by page ids'),
      )
      const pauseMs = (performance.now() - startedAt) * pauseFactor
      await sleep(pauseMs, undefined, { signal: stopController.signal }).catch(() => undefined)
    }
  }
  const done = work().catch((error: unknown) => log.warn({ err: error }, 'Cannot find links by address'))
  return {
    done,
    async stop() {
      stopController.abort()
      await done
    },
  }
}

async function findOwners(db: Queryable, siteUrl: string): Promise<Owner[]> {
  const { rows } = await db.execute<{ path: string }>(sql`
    SELECT path FROM (
      SELECT path FROM module_links UNION SELECT path FROM selection_links
      UNION SELECT link_path(hero_link) FROM page_texts WHERE hero_link <> ''
    ) AS link_paths WHERE path ~ '^/(de|en)(/|$)'`)
  const paths = rows.map(({ path }) => path)
  const toStoredLink = await createStoredLinkConverter(db, siteUrl, paths)
  const pagePaths = paths.filter((path) => parsePageLink(toStoredLink(path)))
  if (pagePaths.length === 0) return []
  const owners = await db.execute<Owner>(sql`
    WITH RECURSIVE linking_modules AS (
      SELECT m.id, m.parent_id, m.content_type, m.object_id, m.locale, m.slug
      FROM module_links AS link JOIN modules AS m ON m.id = link.module_id WHERE link.path = ANY (${sql.param(pagePaths)}::text[])
    ), ancestors AS (
      SELECT parent_id, locale, slug FROM linking_modules WHERE object_id IS NULL
      UNION
      SELECT m.parent_id, m.locale, m.slug FROM modules AS m JOIN ancestors ON m.id = ancestors.parent_id
    )
    SELECT 'page' AS type, object_id AS id, locale, NULL AS slug FROM linking_modules WHERE content_type = 'page' AND object_id IS NOT NULL
    UNION
    SELECT 'page', page_id, locale, NULL FROM page_texts
    WHERE hero_link <> '' AND link_path(hero_link) = ANY (${sql.param(pagePaths)}::text[])
    UNION
    SELECT 'container', NULL, locale, slug FROM ancestors WHERE parent_id IS NULL AND slug IS NOT NULL
    UNION
    SELECT 'selection', selection_id, locale, NULL FROM selection_links WHERE path = ANY (${sql.param(pagePaths)}::text[])`)
  return owners.rows
}

interface Conversion {
  siteUrl: string
  now: Date
}

async function linkById(db: Database, owner: Owner, { siteUrl, now }: Conversion): Promise<void> {
  const { locale } = owner
  await db.transaction(async (transaction) => {
    if (owner.type === 'page') return linkPageById(transaction, siteUrl, { id: owner.id, locale })
    if (owner.type === 'selection') return linkSelectionById(transaction, siteUrl, { id: owner.id, locale })
    await lockContainers(transaction)
    const rows = await loadReusableContainer(transaction, owner.slug, locale)
    const ids = rows.map(({ id }) => id)
    const lockedRows = await transaction.select().from(modules).where(inArray(modules.id, ids)).for('update')
    const toStoredLink = await createStoredLinkConverter(
      transaction,
      siteUrl,
      lockedRows.flatMap(({ model, data }) => listLinks(model, data)),
    )
    for (const row of lockedRows) await linkModuleById(transaction, row, toStoredLink)
    await republishContainer(transaction, owner.slug, locale, now)
  })
}

async function linkSelectionById(
  db: Queryable,
  siteUrl: string,
  { id, locale }: { id: number; locale: Locale },
): Promise<void> {
  const [row] = await db.select().from(htmlSelections).where(eq(htmlSelections.id, id)).for('update')
  if (!row) return
  const toStoredLink = await createStoredLinkConverter(db, siteUrl, listHtmlLinks(row.code[locale]))
  const code = { ...row.code, [locale]: replaceHtmlLinks(row.code[locale], toStoredLink) }
  await db.update(htmlSelections).set({ code }).where(eq(htmlSelections.id, id))
}
