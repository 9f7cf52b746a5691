import { sql } from 'drizzle-orm'
import { insertModules, type NewModule } from '@/backend/content/module-content/insert-modules'
import type { Database, DatabaseConnection } from '@/backend/platform/db/client'
import { tagChannel } from '@/backend/platform/db/notifications/tag-source'
import { pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import type { Locale } from '@/lib/contract/common/locale'

interface PageOptions {
  path: Partial<Record<Locale, string>>
  title?: string
  parentId?: number
  position?: number
  modules?: NewModule[]
}

/** Puts a page with texts and modules into the working copy and returns its id. */
export async function createPage(
  db: Database,
  { path, title = 'Seite', parentId, position = 0, modules = [] }: PageOptions,
): Promise<number> {
  const [page] = await db
    .insert(pages)
    .values({ parentId: parentId ?? null, position, inMenu: true })
    .returning({ id: pages.id })
  if (!page) throw new Error('no page')
  for (const locale of ['de', 'en'] as const) {
    const own = path[locale]
    if (own === undefined) continue
    const slug = own.split('/').at(-1) ?? ''
    await db
      .insert(pageTexts)
      .values({ pageId: page.id, locale, slug, path: own, title: `${title} ${locale}` })
    await insertModules(db, { contentType: 'page', objectId: page.id, locale }, modules)
  }
  return page.id
}

/**
 * Everything a database announces from now on, without what is still on its way from earlier changes.
 */
export async function listenTo({ tags, db }: Pick<DatabaseConnection, 'tags' | 'db'>): Promise<{
  /** Waits for the next announcement. */
  next(): Promise<string[]>
}> {
  const waiting: string[][] = []
  let wake: () => void = () => undefined
  tags.subscribe((announced) => {
    waiting.push(announced)
    wake()
  })
  const next = async () => {
    while (waiting.length === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    return waiting.shift() ?? []
  }
  await db.execute(sql`SELECT pg_notify(${tagChannel}, '["from here"]')`)
  while (!(await next()).includes('from here'));
  return { next }
}
