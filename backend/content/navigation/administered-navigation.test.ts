import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { pages } from '@/backend/platform/db/schema/content/pages'
import { type NavigationValues, previewedNavigationSchema } from '@/lib/contract/administration/navigation'
import { type MenuEntry, navSchema } from '@/lib/contract/site/navigation'
import { createUser, logInBeforeAll, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { publishPage } from '../pages/publish-page'

const backend = startTestBackend()

const editor = logInBeforeAll(backend, { role: 'editor' })
const ids: Record<string, number> = {}

async function createMenuPage(path: string, position: number, parent?: string): Promise<void> {
  const { db, clock } = backend.services
  const parentId = parent === undefined ? undefined : ids[parent]
  const texts = { de: path, en: path }
  const title = path.split('/').at(-1) ?? ''
  const pageId = await createPage(db, { path: texts, title, position, ...(parentId !== undefined && { parentId }) })
  for (const locale of ['de', 'en'] as const) await publishPage(db, { pageId, locale, now: clock() })
  ids[title] = pageId
}

beforeAll(async () => {
  for (const [position, name] of ['haus', 'themen', 'presse'].entries()) await createMenuPage(name, position)
  for (const [position, name] of ['recht', 'tarif'].entries()) {
    await createMenuPage(`themen/${name}`, position, 'themen')
  }
})

const path = 'administration/navigation/'
const call = (method: string, suffix: string, body?: unknown) => editor.call(method, `/de/api/${path}${suffix}`, body)
const readNavigation = async () => (await call('GET', '1/')).json()
async function arrange(values: Partial<NavigationValues>) {
  const { revision } = await readNavigation()
  return call('PATCH', '1/', { revision, values })
}
beforeEach(async () => {
  await arrange({ menu: toOutline('haus', 'themen', '-recht', '-tarif', 'presse'), footer: [] })
})

/** Builds an outline from names. Each leading hyphen is one level: `-recht` is on level 2. */
const toOutline = (...names: string[]) =>
  names.map((name) => {
    const page = ids[name.replaceAll('-', '')] ?? 0
    return { page, level: name.split('-').length }
  })

const toNames = (entries: MenuEntry[], prefix = ''): string[] =>
  entries.flatMap(({ title, children }) => [prefix + title.replace(' de', ''), ...toNames(children, `${prefix}-`)])
async function loadPublicMenus() {
  const response = await backend.get('/de/pageeditor-api/nav')
  const { menu, footer } = navSchema.parse(await response.json()).navigation
  return { menu: toNames(menu), footer: footer.map(({ url }) => url) }
}

it('returns the current menus with the names of their entries', async () => {
  const { values, row } = await readNavigation()
  expect(values).toEqual({ menu: toOutline('haus', 'themen', '-recht', '-tarif', 'presse'), members: [], footer: [] })
  expect(row.pages).toHaveLength(5)
  expect(row.pages[0]).toMatchObject({ title: { de: 'haus de', en: 'haus en' }, url: { de: '/de/haus' } })
})

it('changes order and levels in one call, visible to visitors', async () => {
  const menu = toOutline('presse', 'themen', '-tarif', '--recht', 'haus')
  expect((await arrange({ menu })).status).toBe(200)
  expect((await loadPublicMenus()).menu).toEqual(['presse', 'themen', '-tarif', '--recht', 'haus'])
  expect((await backend.get('/de/pageeditor-api/page/themen/tarif/recht')).status).toBe(200)
})

it('swaps a parent and its child', async () => {
  await arrange({ menu: toOutline('haus', 'recht', '-themen', '--tarif', 'presse') })
  expect((await loadPublicMenus()).menu).toEqual(['haus', 'recht', '-themen', '--tarif', 'presse'])
})

it('hides a removed entry with its descendants, and shows them again with it', async () => {
  await arrange({ menu: toOutline('haus', 'presse') })
  expect((await loadPublicMenus()).menu).toEqual(['haus', 'presse'])
  expect((await backend.get('/de/pageeditor-api/page/themen/recht')).status).toBe(200)
  await arrange({ menu: toOutline('haus', 'themen', 'presse') })
  expect((await loadPublicMenus()).menu).toEqual(['haus', 'themen', '-recht', '-tarif', 'presse'])
})

it('orders pages and links of the footer together and hides a removed link', async () => {
  const createLink = async (name: string) => {
    const url = { de: `https://${name}.example/`, en: `https://${name}.example/` }
    const values = { title: { de: name, en: name }, url, is_shown: true }
    return (await (await editor.call('POST', '/de/api/footer-links/', { values })).json()).id
  }
  const [archive, shop] = [await createLink('archive'), await createLink('shop')]
  const toLink = (id: number) => ({ kind: 'link' as const, id })
  const toPage = (name: string) => ({ kind: 'page' as const, id: ids[name] ?? 0 })
  await arrange({ footer: [toLink(shop), toPage('recht'), toLink(archive), toPage('haus')] })
  expect((await loadPublicMenus()).footer).toEqual([
    ...['https://shop.example/', '/de/themen/recht', 'https://archive.example/', '/de/haus'],
  ])
  await arrange({ footer: [toPage('haus'), toLink(archive)] })
  expect((await loadPublicMenus()).footer).toEqual(['/de/haus', 'https://archive.example/'])
  expect((await readNavigation()).row.links).toMatchObject([
    { id: shop, is_shown: false },
    { id: archive, is_shown: true },
  ])
})

it('previews a change without storing it', async () => {
  const { values } = await readNavigation()
  const menu = toOutline('presse', '-themen', '--recht', '--tarif', 'haus')
  const response = await call('POST', 'preview/', { values: { ...values, menu } })
  const preview = previewedNavigationSchema.parse(await response.json())
  expect(toNames(preview.de.menu)).toEqual(['presse', '-themen', '--recht', '--tarif', 'haus'])
  expect(preview.en.menu[0]?.children[0]?.url).toBe('/en/presse/themen')
  expect((await loadPublicMenus()).menu[0]).toBe('haus')
  expect((await readNavigation()).values).toEqual(values)
})

it('rejects an outdated change, and restores an earlier revision', async () => {
  const { revision } = await readNavigation()
  await arrange({ menu: toOutline('presse', 'themen', '-recht', '-tarif', 'haus') })
  const lateResponse = await call('PATCH', '1/', { revision, values: { menu: toOutline('haus') } })
  expect(lateResponse.status).toBe(409)
  expect((await lateResponse.json()).by).toMatch(/./)
  const currentRevision = (await readNavigation()).revision
  expect((await call('POST', `1/history/${revision}/restore/`, { revision: currentRevision })).status).toBe(200)
  expect((await loadPublicMenus()).menu).toEqual(['haus', 'themen', '-recht', '-tarif', 'presse'])
})

it('rejects invalid changes, also in the preview', async () => {
  const { values } = await readNavigation()
  const invalidChanges: Partial<NavigationValues>[] = [
    { menu: [{ page: 999_999, level: 1 }] },
    { menu: toOutline('haus', 'haus') },
    { menu: toOutline('-haus') },
    { menu: toOutline('haus', '--recht') },
    { menu: toOutline('haus'), members: toOutline('haus') },
    { footer: [{ kind: 'link', id: 999 }] },
  ]
  for (const change of invalidChanges) {
    const responses = [await arrange(change), await call('POST', 'preview/', { values: { ...values, ...change } })]
    expect([change, ...responses.map(({ status }) => status)]).toEqual([change, 400, 400])
  }
  const office = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'office' }))
  expect((await office.call('POST', `/de/api/${path}preview/`, { values })).status).toBe(403)
})

it('restores an earlier revision without deleted pages and links, and moves their subpages up', async () => {
  await createMenuPage('weg', 5)
  await arrange({
    menu: toOutline('haus', 'weg', '-themen', '--recht', 'presse', 'tarif'),
    footer: [{ kind: 'page', id: ids.weg ?? 0 }],
  })
  const { revision } = await readNavigation()
  await arrange({ menu: toOutline('themen', '-recht', 'haus', 'presse', 'tarif'), footer: [] })
  await backend.services.db.delete(pages).where(eq(pages.id, ids.weg ?? 0))
  const { revision: currentRevision } = await readNavigation()
  const response = await call('POST', `1/history/${revision}/restore/`, { revision: currentRevision })
  expect([response.status, (await response.json()).values]).toEqual([
    200,
    { menu: toOutline('haus', 'themen', '-recht', 'presse', 'tarif'), members: [], footer: [] },
  ])
})
