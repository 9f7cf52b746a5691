import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { NewModule } from '@/backend/content/module-content/insert-modules'
import { publishPage, unpublishPage } from '@/backend/content/pages/publish-page'
import { createPage, listenTo } from '@/tests/content/content'
import { startTestDatabase } from '@/tests/databases'
import { htmlSelections } from './schema/content/html-selections'
import { modules } from './schema/content/modules'
import { containerSelections, publicationSelections } from './schema/content/selection-uses'

const now = new Date('2026-11-20T12:00:00Z')
const database = startTestDatabase()
let notifications: Awaited<ReturnType<typeof listenTo>>
let selectionId: number
let slug: string
let count = 0

beforeAll(async () => {
  notifications = await listenTo(database)
})

beforeEach(async () => {
  count += 1
  slug = `auswahl-${count}`
  const [selection] = await database.db.insert(htmlSelections).values({ slug }).returning()
  selectionId = selection?.id ?? 0
})

const toBlock = (id: number): NewModule => ({ model: 'html', data: { html_code_obj: id } })

const publish = (pageId: number) => publishPage(database.db, { pageId, locale: 'de', now })

async function createOnlinePage(blocks: NewModule[]): Promise<number> {
  const pageId = await createPage(database.db, { path: { de: `seite-${count}` }, modules: blocks })
  await publish(pageId)
  return pageId
}

/** Collects the announced tags of selections until those of the settings arrive. */
async function readAnnouncedTags(): Promise<string[]> {
  await database.db.execute(sql`INSERT INTO settings (data) VALUES ('{}') ON CONFLICT (id) DO UPDATE SET data = '{}'`)
  const tags: string[] = []
  while (!tags.includes('settings')) tags.push(...(await notifications.next()))
  return tags.filter((tag) => tag.startsWith('html-slug:'))
}

async function readUses() {
  const { db } = database
  const pages = await db.select().from(publicationSelections).where(eq(publicationSelections.selectionId, selectionId))
  const containers = await db.select().from(containerSelections).where(eq(containerSelections.selectionId, selectionId))
  return [...pages.map(({ pageId }) => pageId), ...containers.map((container) => container.slug)]
}

it('announces a selection exactly when its readers change', async () => {
  const { db } = database
  await readAnnouncedTags()
  const pageId = await createOnlinePage([toBlock(selectionId), toBlock(selectionId)])
  expect(await readUses()).toEqual([pageId])
  expect(await readAnnouncedTags()).toEqual([`html-slug:${slug}`])
  for (const change of [sql`audience = '{}'`, sql`audience = '{Mitglied}'`, sql`audience = NULL`]) {
    await db.execute(sql`UPDATE publications SET ${change} WHERE page_id = ${pageId}`)
    expect(await readAnnouncedTags()).toEqual([`html-slug:${slug}`])
  }
  await db.execute(sql`UPDATE publications SET title = 'Anders', path = path || '-neu' WHERE page_id = ${pageId}`)
  await db
    .insert(modules)
    .values({ contentType: 'page', objectId: pageId, locale: 'de', model: 'html', data: { html_code: 'x' } })
  await publish(pageId)
  expect(await readAnnouncedTags()).toEqual([])
  await unpublishPage(db, pageId, 'de')
  expect(await readAnnouncedTags()).toEqual([`html-slug:${slug}`])
  await db.delete(modules).where(eq(modules.objectId, pageId))
  await publish(pageId)
  expect(await readUses()).toEqual([])
  expect(await readAnnouncedTags()).toEqual([`html-slug:${slug}`])
})

it('deletes the uses of a page with the page', async () => {
  const { db } = database
  for (const statement of [
    (id: number) => sql`DELETE FROM publications WHERE page_id = ${id}`,
    (id: number) => sql`DELETE FROM pages WHERE id = ${id}`,
  ]) {
    count += 1
    const pageId = await createOnlinePage([toBlock(selectionId)])
    await readAnnouncedTags()
    await db.execute(statement(pageId))
    expect(await readUses()).toEqual([])
    expect(await readAnnouncedTags()).toEqual([`html-slug:${slug}`])
  }
})

it('keeps the uses of a reusable container under its slug, separate from others', async () => {
  const { db } = database
  const usingSnapshot = JSON.stringify({
    columns: [{ children: [{ model: 'html', data: { html_code_obj: selectionId } }] }],
  })
  const otherSnapshot = JSON.stringify({
    columns: [{ children: [{ model: 'text', data: { html_code_obj: selectionId } }] }],
  })
  await db.execute(
    sql`INSERT INTO published_containers VALUES ('ein', 'de', ${usingSnapshot}, now()), ('aus', 'de', ${otherSnapshot}, now())`,
  )
  expect(await readUses()).toEqual(['ein'])
  await readAnnouncedTags()
  await db.execute(sql`UPDATE published_containers SET snapshot = snapshot`)
  expect(await readAnnouncedTags()).toEqual([])
  await db.execute(sql`UPDATE published_containers SET slug = 'neu' WHERE slug = 'ein'`)
  expect(await readUses()).toEqual(['neu'])
  await db.execute(sql`UPDATE published_containers SET snapshot = ${otherSnapshot} WHERE slug = 'neu'`)
  expect(await readUses()).toEqual([])
  await db.execute(sql`UPDATE published_containers SET snapshot = ${usingSnapshot}`)
  await readAnnouncedTags()
  await db.execute(sql`DELETE FROM published_containers`)
  expect(await readUses()).toEqual([])
  expect(await readAnnouncedTags()).toEqual([`html-slug:${slug}`])
})
