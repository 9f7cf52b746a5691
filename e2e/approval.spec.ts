import { expect, type Page } from '@playwright/test'
import { button, opener, toolbar } from './support/editing'
import { demoPassword, logIn } from './support/log-in'
import { main } from './support/main'
import { makePage, paragraph } from './support/make-page'
import { desktop, phone } from './support/overflow'
import { startInOwnFolder } from './support/own-folder'
import type { Program } from './support/programs'
import { refuseConsent } from './support/refuse-consent'
import { test } from './support/test'
import { toolsInOneRow } from './support/tools'

// The setting holds for all pages of a site: one of its own.
let program: Program | undefined
test.describe.configure({ timeout: 240_000 })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  program = await startInOwnFolder('server', '/de', { DEMO_PASSWORD: demoPassword })
})
test.afterAll(() => program?.stop())
test.use({ baseURL: async ({ browserName: _ }, use) => use(program?.url ?? '') })

const review = (page: Page) => toolbar(page).getByRole('region', { name: 'Freigabe' })
const needed = 'Diese Seite braucht eine Freigabe'

test('with the setting on, a page goes online once a second person has approved it, on a phone too', async ({
  page: edda,
  browser,
  baseURL,
  complaints,
  expectAccessible,
}) => {
  const site = baseURL ?? ''
  const context = await browser.newContext({ baseURL: site })
  await refuseConsent(context, site)
  await logIn(context, site, 'admin')
  const adrian = await context.newPage()
  await test.step('an administrator asks for approvals', async () => {
    await adrian.goto('/de/admin/settings/1')
    await main(adrian).getByRole('checkbox', { name: 'Freigabe ist Pflicht' }).check()
    await main(adrian).getByRole('button', { name: 'Speichern' }).click()
    await expect(adrian.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible()
  })

  const headers = await logIn(edda.context(), site, 'editor')
  const { path } = await makePage({
    ...{ request: edda.request, headers, slug: 'spielzeit' },
    blocks: [paragraph('Wir spielen den Faust.')],
  })
  const seen = async () => (await edda.request.get(path)).status()

  await test.step('who wrote the page is told what is missing, and asks', async () => {
    await edda.setViewportSize(phone)
    await edda.goto(`${path}?edit`)
    await opener(edda, 'Veröffentlichen').click()
    await expect(toolbar(edda).getByText(needed)).toBeVisible()
    await expectAccessible(edda)
    await button(edda, 'Jetzt veröffentlichen').click()
    await expect(toolbar(edda).getByRole('status').first()).toContainText('Freigabe einer zweiten Person')
    // The browser's own note on the refusal.
    complaints.length = 0
    await edda.keyboard.press('Escape')
    await opener(edda, 'Kommentare').click()
    await review(edda).getByText('Um Prüfung bitten').first().click()
    await review(edda).getByLabel('Was soll geprüft werden?').fill('Stimmt der Titel?')
    await review(edda).getByRole('button', { name: 'Um Prüfung bitten' }).click()
    await expect(review(edda)).toContainText('Edda Redlich hat am')
    await expect(review(edda).getByRole('button', { name: 'Freigeben' })).toHaveCount(0)
  })

  await test.step('another one reads it, and approves', async () => {
    await adrian.setViewportSize(desktop)
    await adrian.goto(`${path}?edit&comments`)
    await expect(review(adrian)).toContainText('Stimmt der Titel?')
    await review(adrian).getByRole('button', { name: 'Freigeben' }).click()
    await expect(review(adrian)).toContainText('Adrian Meister hat die Seite am')
    await expectAccessible(adrian)
  })

  await test.step('now it is published', async () => {
    await expect(review(edda)).toContainText('Adrian Meister hat die Seite am')
    await edda.keyboard.press('Escape')
    await opener(edda, 'Veröffentlichen').click()
    await expect(toolbar(edda).getByText(needed)).toHaveCount(0)
    await button(edda, 'Jetzt veröffentlichen').click()
    await expect(toolbar(edda).getByRole('status').first()).toContainText('Die Seite ist veröffentlicht.')
    await expect.poll(seen).toBe(200)
  })

  await test.step('the tools stand in one row in English, too', async () => {
    const changed = await edda.request.patch('/de/api/users/me/', { headers, data: { language: 'en' } })
    expect(changed.status()).toBe(200)
    await edda.goto(`${path}?edit`)
    await expect(edda.locator('[data-saving]')).toHaveText('Saved')
    for (const width of [1024, 1280, 1440, 1920, 2560]) {
      await edda.setViewportSize({ width, height: 800 })
      const tools = await toolsInOneRow(edda)
      expect(tools[0]?.name).toBe('Undo')
    }
  })
  await context.close()
})
