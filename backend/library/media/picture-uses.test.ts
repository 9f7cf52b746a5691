import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { htmlSelections } from '@/backend/platform/db/schema/content/html-selections'
import { isKept, modules } from '@/backend/platform/db/schema/content/modules'
import { pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import { pictureUses } from '@/backend/platform/db/schema/content/picture-uses'
import { pageVersions, publications, publishedContainers } from '@/backend/platform/db/schema/content/publications'
import { trashedRows } from '@/backend/platform/db/schema/content/trashed-pages'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { restoredPageSchema } from '@/lib/contract/pages/trash'
import { startTestBackend } from '@/tests/backend-app'
import { TestEditor } from '@/tests/content/page-editor'
import { createPicture } from '@/tests/content/pictures'
import { random } from '@/tests/random'

const backend = startTestBackend()
const editor = TestEditor.logInBeforeAll(backend)

const findImageIds = (text: string) =>
  [...text.matchAll(/\/media\/images\/([1-9]\d{0,8})-/g)].map(([, id]) => Number(id))

type Use = [kind: string, key: string | number, pictureIds: number[]]

/**
 * Finds the uses in deleted pages: in their rows except versions, and in their modules except those
 * that were deleted before the page.
 */
async function findUsesInTrash(): Promise<Use[]> {
  const rows = await backend.services.db.select().from(trashedRows)
  return rows.map(({ pageId, tableName, data }): Use => {
    const isCounted = tableName === 'modules' ? data.deleted_at === null : tableName.startsWith('page')
    if (!isCounted || tableName === 'page_versions') return ['trash', pageId, []]
    const texts = Object(tableName === 'modules' ? data.data : data)
    const columns = [texts.image, texts.hero_image_id, texts.menu_image_id, texts.og_image_id]
    return [
      'trash',
      pageId,
      [...columns.filter((id) => typeof id === 'number'), ...findImageIds(JSON.stringify(texts))],
    ]
  })
}

/** Finds all uses by reading all data. The columns of live pages have foreign keys instead. */
async function findUses(): Promise<string[]> {
  const { db } = backend.services
  const uses: Use[] = []
  for (const { id, data } of await db.select().from(modules).where(isKept)) {
    const imageField = typeof data.image === 'number' ? [data.image] : []
    uses.push(['module', id, [...imageField, ...findImageIds(JSON.stringify(data))]])
  }
  for (const { id, heroVideo } of await db.select().from(pages)) uses.push(['page', id, findImageIds(heroVideo)])
  for (const { pageId, locale, heroText, heroLink } of await db.select().from(pageTexts)) {
    uses.push(['text', `${pageId}/${locale}`, findImageIds(`${heroText} ${heroLink}`)])
  }
  const rows = await db.select().from(publications).innerJoin(pageVersions, eq(pageVersions.id, publications.versionId))
  for (const { publications: page, page_versions: version } of rows) {
    uses.push(['publication', `${page.pageId}/${page.locale}`, findImageIds(JSON.stringify(version.snapshot))])
  }
  for (const { slug, locale, snapshot } of await db.select().from(publishedContainers)) {
    uses.push(['container', `${slug}/${locale}`, findImageIds(JSON.stringify(snapshot))])
  }
  for (const { id, code } of await db.select().from(htmlSelections)) {
    uses.push(['html', id, findImageIds(JSON.stringify(code))])
  }
  for (const { id, data } of await db.select().from(settings)) {
    uses.push(['settings', String(id), findImageIds(JSON.stringify(data))])
  }
  uses.push(...(await findUsesInTrash()))
  return [...new Set(uses.flatMap(([kind, key, ids]) => ids.map((id) => `${id} ${kind} ${key}`)))].toSorted()
}

async function listStoredUses(): Promise<string[]> {
  const rows = await backend.services.db.select().from(pictureUses)
  return rows.map(({ imageId, kind, key }) => `${imageId} ${kind} ${key}`).toSorted()
}

it('stores the uses that a scan of all data finds, after random edits', async () => {
  const { db } = backend.services
  const pictures: number[] = []
  for (const _index of [1, 2, 3, 4]) pictures.push(await createPicture(db, { isDecorative: true }))
  const { oneOf, below } = random(7)
  const pickPicture = () => oneOf(pictures)
  const createAddress = () => `/media/images/${oneOf([...pictures, 77, 777_777_777])}-0123abcd/small.jpg`
  const createHtml = () =>
    `<p>${below(3) === 0 ? 'Nichts' : `<a href="${createAddress()}">Bild</a> ${createAddress()}`}</p>`
  let count = 0
  const pageIds: number[] = []
  const trashedPageIds: number[] = []
  const blocks: { id: number; revision: number; model: string }[] = []
  const createText = (content: string) => ({ content })
  const createData = (model: string) => (model === 'text' ? createText(createHtml()) : { image: pickPicture() })

  const steps: (() => Promise<unknown>)[] = [
    async () => {
      count += 1
      const page = { parent: null, title: `Seite ${count}`, slug: `bild-${count}`, hero_image: pickPicture() }
      pageIds.push((await editor.page('POST', 'page/', { ...page, hero_link: createAddress() })).id)
    },
    async () => {
      if (pageIds.length === 0) return
      const model = oneOf(['text', 'image'])
      const place = { object_id: oneOf(pageIds), content_type: 'page', locale: 'de', parent: null, column: null }
      const { body } = await editor.call('POST', `${model}/`, { ...place, position: 0, data: createData(model) })
      blocks.push({ ...(body as { id: number; revision: number }), model })
    },
    async () => {
      const block = blocks[below(blocks.length)]
      if (!block) return
      const change = { revision: block.revision, data: createData(block.model) }
      const { body } = await editor.call('POST', `${block.model}/${block.id}/`, change)
      block.revision = (body as { revision?: number }).revision ?? block.revision
    },
    async () => {
      const [block] = blocks.splice(below(blocks.length), 1)
      if (block) await editor.call('DELETE', `${block.model}/${block.id}/`, { revision: block.revision })
    },
    async () => pageIds.length && (await editor.call('POST', `page/${oneOf(pageIds)}/publish/`, {})),
    async () => pageIds.length && (await editor.call('POST', `page/${oneOf(pageIds)}/copy/`, { parent: null })),
    async () => pageIds.length && (await editor.call('POST', `page/${oneOf(pageIds)}/translate/`)),
    async () => {
      const [page] = pageIds.splice(below(pageIds.length), below(4) === 0 ? 1 : 0)
      if (page === undefined) return
      const { revision } = await editor.page('GET', `page/${page}/draft/`)
      await editor.call('DELETE', `page/${page}/`, { revision })
      trashedPageIds.push(page)
    },
    async () => {
      const [page] = trashedPageIds.splice(0, 1)
      if (page === undefined) return
      if (below(3) === 0) await editor.call('DELETE', `trash/${page}/`)
      else pageIds.push((await editor.ask(restoredPageSchema, 'POST', `trash/${page}/restore/`, {})).id)
    },
    async () => {
      count += 1
      const code = { de: createHtml(), en: createHtml() }
      await db.insert(htmlSelections).values({ slug: `auswahl-${count}`, code })
      await db
        .update(htmlSelections)
        .set({ code: { de: createHtml(), en: '' } })
        .where(sql`id % 2 = 0`)
    },
    async () => {
      await db.update(pages).set({ heroVideo: createAddress() }).where(sql`id % 3 = 0`)
      await db.update(pageTexts).set({ heroText: createHtml() }).where(sql`page_id % 3 = 1`)
    },
  ]
  for (let step = 0; step < 50; step += 1) await oneOf(steps)()
  const usesInData = await findUses()
  expect(usesInData.length).toBeGreaterThan(10)
  expect(await listStoredUses()).toEqual(usesInData)
}, 120_000)
