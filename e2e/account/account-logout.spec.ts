import { expect, type Locator, type Page } from '@playwright/test'
import { deferred } from '@/tests/deferred'
import { blocks, button, toolbar } from '../support/editing/editing'
import { makePage, openNewPage, paragraph } from '../support/editing/make-page'
import { waitUntilHydrated } from '../support/editing/wait-until-hydrated'
import { logIn } from '../support/log-in'
import { dropPageProblems, expectAccessible, test } from '../support/test'

/**
 * Messages of the browser about failed calls and scripts of these tests, and about the response to
 * the logout.
 */
const expectedMessages = /status of 401|net::ERR_FAILED|gone\.js/

test.use({ hasServiceWorker: true })

const writingCalls = /pageeditor-api\/text\//

const databases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

/** Adds a missing script of the site. */
const loadMissingScript = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = document.createElement('script')
        script.src = '/_next/static/chunks/gone.js'
        script.addEventListener('error', resolve)
        document.head.append(script)
      }),
  )

/** Opens a page in the editor and types text that is not saved. @returns its path */
async function writeUnsaved(page: Page, slug: string): Promise<string> {
  const headers = await logIn(page, 'editor')
  const { path } = await makePage({ request: page.request, headers, slug, blocks: [paragraph('Eins')] })
  // Before the page is opened: calls are not intercepted if the service worker takes over at the
  // same moment.
  await page
    .context()
    .route(writingCalls, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.goto(`${path}?edit`)
  await expect(button(page, 'Nächster Block')).toBeVisible()
  const refusedSave = page.waitForEvent('requestfailed', (request) => request.url().includes('/text/'))
  await blocks(page).nth(0).getByText('Eins').click()
  await expect(page.getByRole('textbox', { name: 'Text dieses Blocks' })).toBeFocused()
  await page.keyboard.type('Ungespeichert ')
  // The journal contains the text by then.
  await refusedSave
  return path
}

test('a logout warns about unsaved changes, and then deletes all data in the browser', async ({
  page,
  pageProblems,
}) => {
  const path = await writeUnsaved(page, 'abmelden')

  await page.goto('/de/account/logout')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Abmelden' }).click()
  const notice = main.getByRole('alert')
  await expect(notice).toContainText('Noch nicht alles ist gespeichert')
  await expect(notice).toBeFocused()
  await expect(notice.getByRole('link')).toHaveAttribute('href', `${path}?edit`)
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Angemeldet bleiben' }).click()
  await expect(page).toHaveURL('/de/account')

  await page.goto('/de/account/logout')
  await main.getByRole('button', { name: 'Abmelden' }).click()
  await main.getByRole('button', { name: 'Trotzdem abmelden' }).click()
  await expect(page).toHaveURL('/de')
  expect(await databases(page)).toEqual([])
  expect((await page.request.get('/api/users/me/')).status()).toBe(401)
  dropPageProblems(pageProblems, expectedMessages)
})

test('unsaved text in another tab survives the logout', async ({ page, pageProblems }) => {
  const path = await writeUnsaved(page, 'abmelden-nebenan')

  const otherTab = await page.context().newPage()
  await otherTab.goto('/de/account/logout')
  await otherTab.getByRole('main').getByRole('button', { name: 'Abmelden' }).click()
  const cleared = page.waitForFunction(async () => (await indexedDB.databases()).length === 0)
  await otherTab.getByRole('main').getByRole('button', { name: 'Trotzdem abmelden' }).click()
  // Running scripts fail when the logout clears the data of the browser, and the first tab reloads.
  await cleared
  await loadMissingScript(page).catch(() => 'loaded anew')
  await expect(otherTab).toHaveURL('/de')
  await otherTab.close()
  await expect.poll(() => databases(page).catch(() => 'loading')).toEqual(['page-editor'])

  await logIn(page, 'editor')
  await page.context().unroute(writingCalls)
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto(`${path}?edit`)
  await expect(blocks(page).nth(0)).toContainText('Ungespeichert')
  const draft = `${path.replace('/de/', '/de/pageeditor-api/page/')}?draft=1`
  await expect.poll(async () => (await page.request.get(draft)).text()).toContain('Ungespeichert')
  dropPageProblems(pageProblems, expectedMessages)
})

test('a logout without unsaved work opens no dialog', async ({ page, pageProblems }) => {
  await openNewPage(page, { slug: 'abmelden-gespeichert', blocks: [paragraph('Eins')] })
  await blocks(page).nth(0).getByText('Eins').click()
  await expect(page.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.type('Gespeichert ')
  const status = toolbar(page).getByRole('status').first()
  await expect(status).toHaveText('Gespeichert')
  // The journal contains the text when the status is empty.
  await expect(status).toBeEmpty()
  await page.goto('/de/account/logout')
  await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL('/de')
  expect(await databases(page)).toEqual([])
  dropPageProblems(pageProblems, expectedMessages)
})

/** Opens the logout as an editor. @returns its hydrated button */
async function openLogout(page: Page): Promise<Locator> {
  await logIn(page, 'editor')
  await page.goto('/de/account/logout')
  const logOut = page.getByRole('main').getByRole('button', { name: 'Abmelden' })
  await waitUntilHydrated(logOut)
  return logOut
}

test('a logout ends at the home page, also if a script fails on the way', async ({ page, baseURL, pageProblems }) => {
  const logOut = await openLogout(page)
  await page.evaluate(() => {
    window.addEventListener('beforeunload', () => {
      const script = document.createElement('script')
      script.src = '/_next/static/chunks/gone.js'
      document.head.append(script)
    })
  })
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/gone.js'))
  await page.route('**/gone.js', (route) => route.abort())
  await page.route(`${baseURL}/de`, async (route) => {
    await failed
    await route.continue()
  })
  await logOut.click()
  await expect(page).toHaveURL('/de')
  dropPageProblems(pageProblems, expectedMessages)
})

test('one of the other sessions is ended in the profile, and the others remain', async ({ page, browser }) => {
  const agents = [
    'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605 (KHTML, like Gecko) Version/18.0 Safari/605',
  ]
  const otherContexts = await Promise.all(agents.map((userAgent) => browser.newContext({ userAgent })))
  for (const context of otherContexts) await logIn(context, 'jobs')
  await logIn(page, 'jobs')
  await page.goto('/de/account/profil')
  await page
    .getByRole('button', { name: /^Abmelden: Firefox, Windows, zuletzt aktiv/ })
    .first()
    .click()
  const outcome = page.getByText('Abgemeldet: Firefox, Windows.')
  await expect(outcome).toBeFocused()
  await expectAccessible(page)
  const statuses = await Promise.all(
    otherContexts.map(async (context) => (await context.request.get('/api/users/me/')).status()),
  )
  expect(statuses).toEqual([401, 200])
  await Promise.all(otherContexts.map((context) => context.close()))
})

test('a logout ends at the home page, also if a script fails before its response', async ({ page, pageProblems }) => {
  const logOut = await openLogout(page)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route('**/_allauth/browser/v1/auth/session', async (route) => {
    const response = await route.fetch()
    await loadMissingScript(page)
    await route.fulfill({ response })
  })
  await logOut.click()
  await expect(page).toHaveURL('/de')
  expect(loads).toBe(1)
  dropPageProblems(pageProblems, expectedMessages)
})

test('a logout waits for scripts that prompt before it', async ({ page, pageProblems }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await logIn(page, 'editor')
  const { promise: released, resolve: release } = deferred()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/de/account/logout', { waitUntil: 'commit' })
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main form button[type=submit]')).toBeHidden()
  release()
  await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL('/de')
  dropPageProblems(pageProblems, expectedMessages)
})
