import { expect, type Page } from '@playwright/test'
import { insertBlock } from '../support/block-stories/block-editing'
import { button, toolbar } from '../support/editing/editing'
import { logIn } from '../support/log-in'
import { desktop, expectFitsPhone } from '../support/overflow'
import { expectAccessible, test } from '../support/test'

/** The area above the fixed part of an edited page. */
const above = (page: Page) => page.getByRole('region', { name: /^Bereich über dem festen Teil/ })

test('an editor adds a text above the login form, visitors see it at once, and the hub gives it a name', async ({
  page,
  baseURL,
  browser,
}) => {
  test.setTimeout(240_000)
  const headers = await logIn(page, 'editor')
  const visitor = await (await browser.newContext()).newPage()
  const words = 'New here? Sign up first.'

  await test.step('a text is written above the form', async () => {
    await page.setViewportSize(desktop)
    await page.goto('/en/account/login?edit')
    const place = above(page).locator('[data-empty]:empty')
    await expect(place).toHaveAttribute('lang', 'de')
    const note = await place.evaluate((column) => getComputedStyle(column, '::before').content)
    expect(note).toMatch(/^"Anmelden: oben: Hier steht noch nichts.*„Einfügen“/)
    await above(page)
      .locator('[data-module]')
      .first()
      .click({ position: { x: 20, y: 20 } })
    await insertBlock(page, 'Text')
    await page.keyboard.type(words)
    await expect(toolbar(page).locator('[data-saving]')).toHaveText('Gespeichert')
    await expect(toolbar(page).locator('[data-state]')).toHaveText('Veröffentlicht')
    await expectAccessible(page)
    await expectFitsPhone(page)
  })

  const seeOthersChanges = async () => {
    const calls = `${baseURL}/en/pageeditor-api`
    const container = await page.request.get(`${calls}/container/by-slug/login-above/?draft=1`)
    const place = { parent: (await container.json()).id, column: 0, data: { content: '<p>Meanwhile</p>' } }
    const added = await page.request.post(`${calls}/text/`, { headers, data: place })
    await expect(page.getByText('Meanwhile')).toBeVisible()
    const { id, revision } = await added.json()
    await page.request.delete(`${calls}/text/${id}/`, { headers, data: { revision } })
    await expect(page.getByText('Meanwhile')).toHaveCount(0)
    await expect(page.getByText(words)).toBeVisible()
  }
  await test.step('the changes of another editor appear on the open page', seeOthersChanges)

  await test.step('visitors see it above the form', async () => {
    await visitor.goto('/en/account/login')
    const text = await visitor.getByText(words).boundingBox()
    const form = await visitor.getByLabel('Password').first().boundingBox()
    expect(text?.y).toBeLessThan(form?.y ?? 0)
  })

  await test.step('the hub finds it and gives it a name', async () => {
    await page.goto('/en/cms-hub/shared')
    const row = page.getByRole('listitem').filter({ hasText: 'login-above' })
    await expect(row.getByRole('heading', { name: 'Log in: top' })).toBeVisible()
    await expectAccessible(page)
    await expectFitsPhone(page)
    await row.getByRole('button', { name: /^Rename/ }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Words before the login')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(row.getByRole('heading', { name: 'Words before the login' })).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByText(words)).toBeVisible()
  })

  await test.step('it is edited from there and removed without a trace', async () => {
    await page.getByRole('link', { name: 'Edit Words before the login' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Words before the login' })).toBeVisible()
    await seeOthersChanges()
    await page.getByText(words).click()
    await expectAccessible(page)
    await button(page, 'Löschen').click()
    await expect(toolbar(page).locator('[data-saving]')).toHaveText('Gespeichert')
    await visitor.reload()
    await expect(visitor.getByText(words)).toHaveCount(0)
  })
  await visitor.context().close()
})
