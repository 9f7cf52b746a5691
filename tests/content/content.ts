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

/** Creates a page with texts and modules in the working copy. Returns its id. */
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
    const localPath = path[locale]
    if (localPath === undefined) continue
    const slug = localPath.split('/').at(-1) ?? ''
    await db.insert(pageTexts).values({ pageId: page.id, locale, slug, path: localPath, title: `${title} ${locale}` })
    await insertModules(db, { contentType: 'page', objectId: page.id, locale }, modules)
  }
  return page.id
}

/** Subscribes to the cache tags that a database announces. Tags of earlier changes are skipped. */
export async function listenTo({ tags, db }: Pick<DatabaseConnection, 'tags' | 'db'>): Promise<{
  /** Resolves with the tags of the next announcement. */
  next(): Promise<string[]>
}> {
  const announcements: string[][] = []
  let wake: () => void = () => undefined
  tags.subscribe((announcedTags) => {
    announcements.push(announcedTags)
    wake()
  })
  const next = async () => {
    while (announcements.length === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    return announcements.shift() ?? []
  }
  await db.execute(sql`SELECT pg_notify(${tagChannel}, '["start"]')`)
  while (!(await next()).includes('start'));
  return { next }
}
