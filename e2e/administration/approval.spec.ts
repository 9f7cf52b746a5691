import { expect, type Page } from '@playwright/test'
import { blocks, button, opener, toolbar } from '../support/editing/editing'
import { leaveTour } from '../support/editing/leave-tour'
import { makePage, paragraph } from '../support/editing/make-page'
import { readToolsInOneRow } from '../support/editing/tools'
import { dialog, message } from '../support/hub'
import { demoPassword, logIn } from '../support/log-in'
import { main } from '../support/main'
import { desktop } from '../support/overflow'
import { startInOwnFolder } from '../support/own-folder'
import type { Program } from '../support/programs'
import { refuseConsent } from '../support/refuse-consent'
import { expectAccessible, test } from '../support/test'
import { createActions, ways } from '../support/ways'

// The setting applies to all pages of a site, so this test uses a separate site.
let program: Program | undefined
test.describe.configure({ timeout: 240_000 })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  program = await startInOwnFolder('server', '/de', { DEMO_PASSWORD: demoPassword })
})
test.afterAll(() => program?.stop())
test.use({ ...ways.touch, baseURL: async ({ browserName: _ }, use) => use(program?.url ?? '') })

const review = (page: Page) => toolbar(page).getByRole('region', { name: 'Freigabe' })
const needed = 'Diese Seite braucht eine Freigabe'

test('with approvals enabled, a page is submitted by touch and by keyboard, rejected by keyboard, approved by touch and then published', async ({
  page: edda,
  browser,
  baseURL,
  pageProblems,
}) => {
  const site = baseURL ?? ''
  const context = await browser.newContext({ hasTouch: true })
  await refuseConsent(context, site)
  await logIn(context, 'admin')
  const adrian = await context.newPage()
  const thumb = createActions(edda, 'touch')
  const keys = createActions(adrian, 'keys')
  await test.step('an administrator enables approvals', async () => {
    await adrian.goto('/de/admin/settings/1')
    await main(adrian).getByRole('checkbox', { name: 'Freigabe ist Pflicht' }).check()
    const sections = main(adrian).getByRole('navigation', { name: 'Abschnitte' })
    await sections.getByRole('link', { name: 'Adresse', exact: true }).click()
    await expect(main(adrian).getByRole('heading', { name: 'Adresse', exact: true })).toBeFocused()
    await main(adrian).getByRole('button', { name: 'Speichern' }).click()
    await expect(adrian.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible()
  })

  await leaveTour(edda)
  const headers = await logIn(edda, 'editor')
  const { path } = await makePage({
    request: edda.request,
    headers,
    slug: 'spielzeit',
    blocks: [paragraph('Wir spielen den Faust.')],
  })
  const otherPage = await makePage({ request: edda.request, headers, slug: 'sommerpause' })
  const fetchStatus = async () => (await edda.request.get(path)).status()

  await test.step('the author sees that the approval is missing, and requests it by touch', async () => {
    await edda.goto(`${path}?edit`)
    await thumb.press(opener(edda, 'Veröffentlichen'))
    await expect(toolbar(edda).getByText(needed)).toBeVisible()
    await expectAccessible(edda)
    await thumb.press(button(edda, 'Jetzt veröffentlichen'))
    await expect(toolbar(edda).getByRole('status').first()).toContainText('Freigabe einer zweiten Person')
    // The browser logs the refusal.
    pageProblems.length = 0
    await thumb.press(button(edda, 'Um Freigabe bitten'))
    await expect(opener(edda, 'Kommentare')).toBeFocused()
    await thumb.press(review(edda).getByText('Um Freigabe bitten').first())
    await thumb.write(review(edda).getByLabel('Was soll geprüft werden?'), 'Stimmt der Titel?')
    await thumb.press(review(edda).getByRole('button', { name: 'Um Freigabe bitten' }))
    await expect(review(edda)).toContainText('Edda Redlich hat am')
    await expect(review(edda).getByRole('button', { name: 'Freigeben' })).toHaveCount(0)
  })

  await test.step('a second editor comes from the hub and rejects it by keyboard', async () => {
    await adrian.setViewportSize(desktop)
    await adrian.goto('/de/cms-hub')
    const waiting = adrian.getByRole('region', { name: 'Warten auf Freigabe' })
    await keys.press(waiting.getByRole('link', { name: 'spielzeit' }))
    await expect(review(adrian)).toContainText('Stimmt der Titel?')
    await keys.write(review(adrian).getByLabel(/^Anmerkung/), 'Welcher Faust?')
    await keys.press(review(adrian).getByRole('button', { name: 'Zum Überarbeiten zurückgeben' }))
    await expect(review(adrian)).toContainText('zum Überarbeiten zurückgegeben')
  })

  await test.step('the author reads the reason, changes the page, and requests it again by keyboard', async () => {
    await expect(review(edda)).toContainText('Welcher Faust?')
    await edda.keyboard.press('Escape')
    await thumb.press(blocks(edda).first())
    await expect(edda.locator('main [contenteditable]')).toBeFocused()
    await edda.keyboard.press('End')
    await edda.keyboard.type(' Den ersten.')
    await expect(toolbar(edda).locator('[data-saving]')).toHaveText('Gespeichert')
    await edda.setViewportSize(desktop)
    const typing = createActions(edda, 'keys')
    await edda.keyboard.press('Escape')
    await typing.press(opener(edda, 'Kommentare'))
    await typing.press(review(edda).getByText('Noch einmal um Freigabe bitten').first())
    await typing.press(review(edda).getByRole('button', { name: 'Um Freigabe bitten' }))
    await expect(review(edda).getByRole('button', { name: 'Anfrage zurückziehen' })).toBeVisible()
  })

  await test.step('the second editor approves it by touch on a phone', async () => {
    await expect(review(adrian).getByRole('button', { name: 'Freigeben' })).toBeVisible()
    await expect(adrian.getByRole('main')).toContainText('Den ersten.')
    await adrian.setViewportSize(ways.touch.viewport)
    await createActions(adrian, 'touch').press(review(adrian).getByRole('button', { name: 'Freigeben' }))
    await expect(review(adrian)).toContainText('Adrian Meister hat die Seite am')
    await expectAccessible(adrian)
    await edda.setViewportSize(ways.touch.viewport)
  })

  await test.step('it is published with others, one of which is not approved', async () => {
    await expect(review(edda)).toContainText('Adrian Meister hat die Seite am')
    await edda.goto('/de/cms-hub')
    await thumb.press(edda.getByRole('button', { name: 'Mehrere veröffentlichen …' }))
    const choice = (address: string) => dialog(edda).getByRole('listitem').filter({ hasText: address })
    await expect(choice(otherPage.path).getByRole('checkbox')).toBeDisabled()
    await expect(choice(otherPage.path)).toContainText('Freigabe einer zweiten Person')
    await thumb.tick(choice(path).getByRole('checkbox'))
    await thumb.press(dialog(edda).getByRole('button', { name: 'Eine Seite veröffentlichen' }))
    await expect(message(edda)).toContainText('Eine Seite ist veröffentlicht.')
    await expect.poll(fetchStatus).toBe(200)
  })

  await test.step('the refusal links to the request for an approval', async () => {
    await thumb.press(edda.getByRole('button', { name: 'Mehrere veröffentlichen …' }))
    await thumb.press(dialog(edda).getByRole('listitem').filter({ hasText: otherPage.path }).getByRole('link'))
    await expect(toolbar(edda).getByText(needed)).toBeVisible()
  })

  await test.step('the tools are in one row, also in English', async () => {
    const changed = await edda.request.patch('/de/api/users/me/', { headers, data: { language: 'en' } })
    expect(changed.status()).toBe(200)
    await edda.goto(`${path}?edit`)
    await expect(edda.locator('[data-saving]')).toHaveText('Saved')
    for (const width of [1024, 1280, 1360, 1440, 1700, 1920, 2100, 2560]) {
      await edda.setViewportSize({ width, height: 800 })
      const tools = await readToolsInOneRow(edda)
      expect(tools[0]?.name).toMatch(/^Undo/)
    }
    await edda.setViewportSize({ width: 1440, height: 800 })
    const undo = edda.getByRole('button', { name: /^Undo/ }).getByText('Undo', { exact: true })
    await expect(undo).toHaveCSS('opacity', '1')
  })
  await context.close()
})
