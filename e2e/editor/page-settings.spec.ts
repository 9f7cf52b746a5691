import { expect } from '@playwright/test'
import { button, toolbar } from '../support/editing/editing'
import { makePage, paragraph } from '../support/editing/make-page'
import { logIn } from '../support/log-in'
import { dropPageProblems, expectAccessible, test } from '../support/test'

test('the settings of a page appear on it, are saved, change its URL, and are undone', async ({
  page,
  pageProblems,
}) => {
  const headers = await logIn(page, 'editor')
  const { id, path } = await makePage({
    request: page.request,
    headers,
    slug: 'einstellen',
    blocks: [paragraph('Eins')],
  })
  const draft = async () => (await page.request.get(`/de/pageeditor-api/page/${id}/draft/`)).json()
  const { settings_url } = await draft()
  await page.goto(settings_url)
  const sheet = page.getByRole('dialog', { name: 'Seiteneinstellungen' })
  const field = (name: string) => sheet.getByRole('textbox', { name, exact: true })
  await expect(sheet).toBeFocused()
  await expectAccessible(page)
  // The panel below does not cover the sheet.
  await sheet.locator('legend').first().click({ trial: true })

  await field('Überschrift').fill('Was wir spielen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was wir spielen')
  await sheet.getByLabel('Titel für Suchmaschinen').fill('Der Spielplan')
  await expect(sheet.locator('[data-preview="search"]')).toContainText('Der Spielplan')
  await expect(sheet.locator('[data-preview="card"]')).toContainText('Der Spielplan')
  await expect.poll(async () => (await draft()).meta_title).toBe('Der Spielplan')

  await field('Titel').fill('')
  await expect(sheet.getByText('Dieses Feld darf nicht leer sein.')).toBeVisible()
  expect((await draft()).title).toBe('einstellen')
  await field('Titel').fill('Spielplan')

  await field('Adresse').fill('ueber-uns')
  await field('Adresse').press('Enter')
  await expect(sheet.getByRole('alert')).toContainText('Unter dieser Adresse gibt es bereits')
  await field('Adresse').fill('umgestellt')
  await field('Adresse').press('Tab')
  await expect(page).toHaveURL(/\/de\/umgestellt\?edit&settings$/)
  await expect(sheet.getByRole('alert')).toBeHidden()
  expect(await draft()).toMatchObject({ slug: 'umgestellt', title: 'Spielplan', headline: 'Was wir spielen' })

  await page.keyboard.press('Escape')
  await expect(button(page, 'Seiteneinstellungen')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page).toHaveURL(new RegExp(`${path}\\?`))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was wir spielen')
  await expect(toolbar(page).locator('[data-state]')).toContainText('Nicht veröffentlicht')
  // The browser logs the URL that is in use, and the prefetch of an unpublished page.
  dropPageProblems(pageProblems, /status of (?:409|404 \(Not Found\) \S*_rsc=)/)
})
