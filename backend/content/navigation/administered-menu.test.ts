import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { publishPage } from '@/backend/content/pages/publish-page'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import { navSchema } from '@/lib/contract/site/navigation'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'

const backend = startTestBackend()

const editor = logInBeforeAll(backend, { role: 'editor' })
const ids: Record<string, number> = {}
beforeAll(async () => {
  const { db, clock } = backend.services
  for (const [position, name] of ['haus', 'themen', 'presse'].entries()) {
    const pageId = await createPage(db, { path: { de: name, en: `${name}-en` }, title: name, position })
    for (const locale of ['de', 'en'] as const) await publishPage(db, { pageId, locale, now: clock() })
    ids[name] = pageId
  }
})

const call = (method: string, path: string, body?: unknown) =>
  editor.call(method, `/de/api/administration/${path}`, body)
const ask = async (path: string) => (await call('GET', path)).json()
async function change(name: string, values: object) {
  const { revision } = await ask(`menu/${ids[name]}/`)
  return call('PATCH', `menu/${ids[name]}/`, { revision, values })
}
async function loadNavigation(locale: string) {
  const response = await backend.get(`/${locale}/pageeditor-api/nav`)
  return navSchema.parse(await response.json()).navigation
}
const loadNames = async (locale: string) => (await loadNavigation(locale)).menu.map(({ menu_name }) => menu_name)

it('lists the tree, each page with its menu settings', async () => {
  const { results } = await ask('menu/?parent=0')
  expect(results.map(({ id }: { id: number }) => id)).toEqual([ids.haus, ids.themen, ids.presse])
  expect(results[0].values).toMatchObject({
    parent: null,
    position: 0,
    below: 0,
    in_menu: true,
    state: { de: 'online', en: 'online' },
    url: { de: '/de/haus', en: '/en/haus-en' },
  })
})

it('changes names and positions in one call, visible to visitors at once, in both languages', async () => {
  const response = await change('presse', { position: 0, menu_name: { de: 'Medien', en: 'Media' } })
  expect(await response.json()).toMatchObject({
    values: { position: 0, menu_name: { de: 'Medien', en: 'Media' } },
    changed_by: /./,
  })
  expect(await loadNames('de')).toEqual(['Medien', 'haus de', 'themen de'])
  expect(await loadNames('en')).toEqual(['Media', 'haus en', 'themen en'])

  expect((await change('themen', { parent: ids.haus, in_footer: true })).status).toBe(200)
  const { menu, footer } = await loadNavigation('de')
  expect(menu[1]?.children.map(({ url }) => url)).toEqual(['/de/haus/themen'])
  expect(footer.map(({ url }) => url)).toEqual(['/de/haus/themen'])
  expect((await ask('menu/?parent=0')).count).toBe(2)
  expect((await ask('menu/?place=footer')).count).toBe(1)
})

it('restores an earlier position from the history', async () => {
  const { revision } = await ask(`menu/${ids.themen}/`)
  const restoreResponse = await call('POST', `menu/${ids.themen}/history/${revision - 1}/restore/`, { revision })
  expect(await restoreResponse.json()).toMatchObject({ values: { parent: null, in_footer: false } })
  expect((await loadNavigation('de')).footer).toEqual([])
})

it('does not publish other unpublished changes of the page', async () => {
  const { db } = backend.services
  await db
    .update(pageTexts)
    .set({ title: 'Neuer Titel' })
    .where(eq(pageTexts.pageId, ids.haus ?? 0))
  await change('haus', { menu_name: { de: 'Unser Haus', en: '' } })
  expect(await loadNames('de')).toContain('haus de')
})

it('rejects a page below itself and an unknown parent', async () => {
  expect((await change('haus', { parent: ids.haus })).status).toBe(400)
  expect((await change('haus', { parent: 999_999 })).status).toBe(400)
  await change('themen', { parent: ids.haus })
  expect((await change('haus', { parent: ids.themen })).status).toBe(409)
  const staleResponse = await call('PATCH', `menu/${ids.haus}/`, { revision: 0, values: { in_menu: false } })
  expect(staleResponse.status).toBe(409)
})

it('lists links of the footer to other addresses after its pages', async () => {
  const createLink = (values: object) => editor.call('POST', '/de/api/footer-links/', { values })
  const link = { title: { de: 'Archiv', en: 'Archive' }, is_shown: true }
  const url = { de: 'https://archiv.example.org/', en: '/en/archive' }
  const response = await createLink({ ...link, url })
  expect(response.status).toBe(201)
  await change('presse', { in_footer: true })
  expect((await loadNavigation('en')).footer).toEqual([
    { title: 'Media', url: '/en/presse-en' },
    { title: 'Archive', url: '/en/archive' },
  ])
  for (const address of ['javascript:alert(1)', '//evil.example/', '', 'archiv']) {
    const rejection = await createLink({ ...link, url: { de: address, en: address } })
    expect([address, rejection.status]).toEqual([address, 400])
  }
  const { id, revision } = await response.json()
  expect((await editor.call('DELETE', `/de/api/footer-links/${id}/?revision=${revision}`)).status).toBe(204)
  expect((await loadNavigation('de')).footer).toHaveLength(1)
})
