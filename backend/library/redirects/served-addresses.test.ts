import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { publishPage } from '@/backend/content/pages/publish-page'
import { unpublishNow } from '@/backend/content/pages/unpublish-now'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import { createAdministeredListSchema } from '@/lib/contract/administration/record-type'
import { redirectRecords } from '@/lib/contract/administration/redirects'
import { redirectListSchema } from '@/lib/contract/site/redirect'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { TestEditor } from '@/tests/content/page-editor'
import { joinRows, previewTable } from '@/tests/content/record-tables'

const backend = startTestBackend()
let browser: TestBrowser
const editor = TestEditor.logInBeforeAll(backend)
let userId: number
beforeAll(async () => {
  const user = await createUser(backend, { role: 'editor' })
  userId = user.id
  browser = await new TestBrowser(backend).logIn(user)
})

const createRedirect = (locale: string, from: string, to = '/de/ziel') =>
  browser.call('POST', `/${locale}/api/redirects/`, { values: { old_path: from, new_path: to } })
const findTarget = async (address: string) => {
  const response = await backend.get(`/de/pageeditor-api/redirect${address}`)
  return response.status === 404 ? null : (await response.json()).new_path
}
const listPaths = async () =>
  redirectListSchema
    .parse(await (await backend.get('/de/pageeditor-api/redirect')).json())
    .map(({ old_path }) => old_path)

describe('a redirect from a route of the site', () => {
  it.each([
    ...['/', '/de', '/en/', '/DE', '/de/account/login', '/de/account/login/', '/de/Account/Login'],
    ...['/de/%61ccount/login', '/de/account%2Flogin', '/de/%2561ccount/login', '/account/login', '/kalender'],
    ...['/api/settings/', '/de/api/csrf/', '/de/pageeditor-api/nav', '/_next/static/x.js', '/media/a.jpg'],
    ...['/sw.js', '/robots.txt', '/sitemap.xml', '/admin', '/de/admin/users', '/cms-hub', '/setup'],
    ...['/de/kalender.ics', '/de/jobboerse.rss', '/en/calender', '/de/calender', '/de/jobboerse/geige/7'],
  ])('is rejected for %s', async (from) => {
    const response = await createRedirect('de', from)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      values: { old_path: [expect.stringMatching(/^Diese Adresse verwendet die Website selbst\. Möglich sind/)] },
    })
    const english = await createRedirect('en', from)
    expect(JSON.stringify(await english.json())).toContain('The website itself uses this address.')
  })

  it('is rejected in each line of a table', async () => {
    const rows = joinRows('Von;Nach', '/de;/de/a', '/de/%61ccount/login;/de/a', '/de/frei;/de/a')
    const { lines } = await previewTable(browser, 'redirects', rows)
    expect(lines.map(({ state, errors }) => [state, errors.map(({ column }) => column)])).toEqual([
      ['wrong', [0]],
      ['wrong', [0]],
      ['new', []],
    ])
  })
})

describe('a redirect from a published page', () => {
  it('is rejected while the page is online and applies once it is offline', async () => {
    const { db } = backend.services
    const pageId = await createPage(db, { path: { de: 'größe/unten' } })
    await publishPage(db, { pageId, locale: 'de', now: new Date() })
    for (const from of ['/de/größe/unten', `${encodeURI('/de/größe/unten')}/`]) {
      const response = await createRedirect('de', from)
      expect([response.status, await response.json()]).toEqual([
        400,
        { values: { old_path: [expect.stringContaining('gibt es eine veröffentlichte Seite')] } },
      ])
    }
    const rows = joinRows('Von;Nach', '/de/größe/unten;/de/a')
    expect((await previewTable(browser, 'redirects', rows)).lines[0]).toMatchObject({ state: 'wrong' })
    await unpublishNow(db, { pageId, locale: 'de', userId })
    expect((await createRedirect('de', '/de/größe/unten')).status).toBe(201)
    expect(await findTarget(encodeURI('/de/größe/unten'))).toBe('/de/ziel')
  })
})

describe('a stored redirect from a route of the site', () => {
  it('has no effect and is marked in the administration', async () => {
    const { db } = backend.services
    const pageId = await createPage(db, { path: { de: 'verdeckt' } })
    await publishPage(db, { pageId, locale: 'de', now: new Date() })
    const newPath = '/de/anderswo'
    await db
      .insert(redirects)
      .values([
        ...['/de', '/de/account/login', '/de/%6Balender', '/api/settings'].map((oldPath) => ({ oldPath, newPath })),
        ...['/de/verdeckt', '/de/Kalender', '/de/weg'].map((oldPath) => ({ oldPath, newPath })),
      ])
    const response = await browser.call('GET', '/de/api/administration/redirects/?search=anderswo')
    const { results } = createAdministeredListSchema(redirectRecords.row).parse(await response.json())
    expect(Object.fromEntries(results.map(({ values }) => [values.old_path, values.covers]))).toEqual({
      '/de': 'served',
      '/de/account/login': 'served',
      '/de/%6Balender': 'served',
      '/api/settings': 'served',
      '/de/verdeckt': 'hasPage',
      '/de/Kalender': null,
      '/de/weg': null,
    })
    const redirectPaths = await listPaths()
    expect(redirectPaths).toEqual(expect.arrayContaining(['/de/weg', '/de/Kalender']))
    for (const address of ['/de', '/de/account/login', '/de/%6Balender', '/api/settings']) {
      expect([address, redirectPaths.includes(address), await findTarget(address)]).toEqual([address, false, null])
    }
    const id = results.find(({ values }) => values.old_path === '/de/account/login')?.id
    const deletionResponse = await browser.call('POST', '/de/api/administration/redirects/delete/', { ids: [id] })
    expect(await deletionResponse.json()).toEqual({ done: [id], refused: [] })
  })
})

describe('a page that leaves the address of a route', () => {
  const publishNewPage = async (slug: string, parent: number | null = null) => {
    const page = await editor.page('POST', 'page/', { title: slug, slug, parent })
    return await editor.publish(page.id)
  }

  it('creates no redirect from the route when it moves or is deleted', async () => {
    const page = await publishNewPage('kalender')
    await editor.rename(page.id, 'termine')
    expect(await backend.services.db.select().from(redirects).where(eq(redirects.pageId, page.id))).toEqual([])
    expect(await findTarget('/de/kalender')).toBeNull()
    const otherPage = await publishNewPage('newsletter')
    const deletionResponse = await editor.call('DELETE', `page/${otherPage.id}/`, {
      revision: otherPage.revision,
      redirect: '/de/ziel',
    })
    expect(deletionResponse.status).toBe(204)
    expect(await findTarget('/de/newsletter')).toBeNull()
  })

  it('creates redirects for its descendants, except from routes', async () => {
    const top = await publishNewPage('unsere-mitglieder')
    await publishNewPage('theater', top.id)
    await publishNewPage('regeln', top.id)
    await editor.rename(top.id, 'haeuser')
    expect(await findTarget('/de/unsere-mitglieder/regeln')).toBe('/de/haeuser/regeln')
    for (const address of ['/de/unsere-mitglieder', '/de/unsere-mitglieder/theater']) {
      expect([address, await findTarget(address), (await listPaths()).includes(address)]).toEqual([
        ...[address, null, false],
      ])
    }
  })
})

it('pages cannot get an address of a route with query parameters', async () => {
  const parent = await editor.page('POST', 'page/', { title: 'downloads', slug: 'downloads' })
  const child = await editor.page('POST', 'page/', { title: 'x', slug: 'x', parent: parent.id })
  const response = await editor.call('POST', 'page/', { title: '7', slug: '7', parent: child.id })
  expect(response).toEqual({
    status: 400,
    body: { slug: ['Diese Adresse gehört zum System. Bitte wählen Sie eine andere.'] },
  })
})
