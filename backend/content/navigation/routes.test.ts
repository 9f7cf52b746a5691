import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { publishPage, unpublishPage } from '@/backend/content/pages/publish-page'
import { pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import { type MenuEntry, navSchema } from '@/lib/contract/site/navigation'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { createPicture } from '@/tests/content/pictures'
import { menuBounds } from './store'

const backend = startTestBackend()

async function addPage(
  path: string,
  parentId: number | null,
  position: number,
  overrides: Partial<typeof pages.$inferInsert> = {},
) {
  const { db, clock } = backend.services
  const pageId = await createPage(db, {
    path: { de: path },
    title: path || 'Start',
    position,
    ...(parentId === null ? {} : { parentId }),
  })
  await db
    .update(pages)
    .set({ inMenu: true, ...overrides })
    .where(eq(pages.id, pageId))
  await publishPage(db, { pageId, locale: 'de', now: clock() })
  return pageId
}

beforeAll(async () => {
  const { db } = backend.services
  const home = await addPage('', null, 0, { inMenu: false })
  const topics = await addPage('themen', null, 2, { isHighlight: true, menuImageId: await createPicture(db) })
  await addPage('themen/tarif', topics, 2, { isClickable: false })
  await addPage('themen/kultur', topics, 1)
  const hiddenPage = await addPage('verborgen', null, 3, { inMenu: false })
  await addPage('verborgen/kind', hiddenPage, 0)
  await addPage('ueber-uns', home, 1)
  const offlinePage = await addPage('offline', null, 4, { inFooter: true })
  await unpublishPage(db, offlinePage, 'de')
  await addPage('impressum', null, 5, { inMenu: false, inFooter: true })
  const renamedPage = await createPage(db, { path: { de: 'datenschutz' }, title: 'Datenschutzerklärung', position: 6 })
  await db.update(pages).set({ inMenu: false, inFooter: true }).where(eq(pages.id, renamedPage))
  await db.update(pageTexts).set({ menuName: 'Datenschutz' }).where(eq(pageTexts.pageId, renamedPage))
  await publishPage(db, { pageId: renamedPage, locale: 'de', now: backend.services.clock() })
})

async function readNavigation(path: string) {
  const response = await backend.get(path)
  expect(response.status).toBe(200)
  const body: unknown = await response.json()
  const { navigation } = navSchema.parse(body)
  expect(body).toEqual({ navigation })
  return { ...navigation, tag: response.headers.get('Cache-Tag') }
}

const toOutline = (entries: MenuEntry[]): unknown[] =>
  entries.map(({ url, children }) => (children.length > 0 ? [url, toOutline(children)] : url))

it('returns the tree of published menu pages in their order, with the children of the home page at the top', async () => {
  const { menu, tag } = await readNavigation('/de/pageeditor-api/nav')
  // An entry that is not clickable has no address.
  expect(toOutline(menu)).toEqual(['/de/ueber-uns', ['/de/themen', ['/de/themen/kultur', '']]])
  expect(tag).toBe('nav:de')
})

it('returns names, highlights and pictures of the menu', async () => {
  const { menu } = await readNavigation('/de/pageeditor-api/nav/')
  expect(menu[0]).toMatchObject({ is_highlight: false, menu_thumbs: null })
  expect(menu[1]).toMatchObject({ menu_name: 'themen de', title: 'themen de', is_highlight: true })
  const thumbs = menu[1]?.menu_thumbs
  expect(thumbs?.small.webp).toMatch(/^\/media\/images\/\d+-[0-9a-f]{32}\/small\.webp$/)
  expect(thumbs?.navicon).toBe(thumbs?.small.jpg)
})

it('returns the online pages of the footer', async () => {
  const { footer } = await readNavigation('/de/pageeditor-api/nav')
  expect(footer).toEqual([
    { title: 'impressum de', url: '/de/impressum' },
    { title: 'Datenschutz', url: '/de/datenschutz' },
  ])
})

it('returns an empty menu for a language without pages', async () => {
  expect(await readNavigation('/en/pageeditor-api/nav')).toEqual({ menu: [], footer: [], tag: 'nav:en' })
})

it('limits the size of the menu, and prefers upper levels', async () => {
  const { db } = backend.services
  await db.execute(sql`
    WITH new_pages AS (
      INSERT INTO pages (parent_id, position, in_menu, in_footer)
      SELECT top.page_id, 100 + n, true, true
      FROM (SELECT page_id FROM publications WHERE locale = 'de' AND path = 'themen' UNION ALL SELECT NULL) AS top, generate_series(1, 60) AS n
      RETURNING id, parent_id, position
    ), version AS (
      INSERT INTO page_versions (page_id, locale, number, snapshot) SELECT id, 'de', 1, '{}' FROM new_pages RETURNING id, page_id
    )
    INSERT INTO publications (page_id, locale, version_id, is_online, path, title, menu_name, parent_id, position, is_clickable, in_menu,
      in_footer, is_highlight, published_at)
    SELECT new_pages.id, 'de', version.id, true, 'viele-' || new_pages.id, 'Viele', '', parent_id, position, true, true, true, false, now()
    FROM new_pages JOIN version ON version.page_id = new_pages.id`)
  const response = await backend.get('/de/pageeditor-api/nav')
  const { menu, footer } = navSchema.parse(await response.json()).navigation
  const countEntries = (entries: MenuEntry[]): number =>
    entries.reduce((sum, { children }) => sum + 1 + countEntries(children), 0)
  const topics = menu.find(({ url }) => url === '/de/themen')
  expect(topics?.children).toHaveLength(menuBounds.below)
  expect(menu.length).toBeLessThanOrEqual(2 * menuBounds.below)
  expect(countEntries(menu)).toBeLessThanOrEqual(menuBounds.entries)
  expect(footer.length).toBeLessThanOrEqual(menuBounds.footer)
})
