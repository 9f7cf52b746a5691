import { expect, type Page } from '@playwright/test'
import { button, opener, toolbar } from '../support/editing/editing'
import { makePage, paragraph } from '../support/editing/make-page'
import { logIn } from '../support/log-in'
import { dropPageProblems, expectAccessible, test } from '../support/test'

const comparison = (page: Page) => page.getByRole('region', { name: 'Vergleich', exact: true })
const change = (page: Page, kind: string) => page.locator(`main [data-change="${kind}"]`)

/** Opens a German page of three texts. @returns functions that change it */
async function open(page: Page, slug: string) {
  const headers = await logIn(page, 'editor')
  const blocks = ['Eins bleibt nicht', 'Zwei', 'Drei'].map((words) => paragraph(words))
  const { id, path } = await makePage({ request: page.request, headers, slug, blocks })
  const call = async (method: 'POST' | 'DELETE', address: string, data: unknown) => {
    const response = await page.request.fetch(`/de/pageeditor-api/${address}`, { method, headers, data })
    expect(response.ok()).toBe(true)
  }
  const modules = async (): Promise<{ id: number; revision: number; data: { content: string } }[]> =>
    (await (await page.request.get(`/de/pageeditor-api/page/${id}/draft/`)).json()).modules
  return { id, path, call, modules }
}

test('versions are compared on the page, and restored block by block or completely', async ({ page }) => {
  test.setTimeout(120_000)
  const { id, path, call, modules } = await open(page, 'fassungen')
  await call('POST', `page/${id}/publish/`, { note: 'Erste Fassung' })
  const [first, second] = await modules()
  await call('POST', `text/${first?.id}/`, { revision: first?.revision, data: { content: '<p>Eins bleibt doch</p>' } })
  await call('DELETE', `text/${second?.id}/`, { revision: second?.revision })
  await call('POST', 'headline/', {
    object_id: id,
    content_type: 'page',
    locale: 'de',
    parent: null,
    column: null,
    position: 2,
    data: { headline_level: 2, content: 'Neu im Herbst' },
  })

  await page.goto(`${path}?edit`)
  await opener(page, 'Veröffentlichen').click()
  await toolbar(page).getByLabel('Notiz').fill('Zweite Fassung')
  await button(page, 'Jetzt veröffentlichen').click()
  await expect(toolbar(page).getByRole('link', { name: 'Zur öffentlichen Seite' })).toHaveAttribute('href', path)
  await opener(page, 'Versionen').click()
  await expect(toolbar(page).getByRole('listitem')).toHaveText([
    /Version 2.*Zweite Fassung/s,
    /Version 1.*Erste Fassung/s,
  ])
  await toolbar(page).getByRole('link', { name: 'Vergleichen mit Version 1' }).click()

  await expect(page).toHaveURL(/\?edit&compare=\d+\.\.draft$/)
  await expect(page.getByText('3 Stellen sind anders.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('3 Stellen sind anders.')).toBeVisible()
  await expect(change(page, 'changed').locator('del')).toHaveText('gelöscht: nicht')
  await expect(change(page, 'changed').locator('ins')).toHaveText('eingefügt: doch')
  await expect(change(page, 'removed')).toContainText('Zwei')
  await expect(change(page, 'added')).toContainText('Hinzugefügt: Überschrift')
  const words = await page.locator('main [data-compared]').allInnerTexts()
  expect(words.map((text) => /Eins|Zwei|Drei|Neu im Herbst/.exec(text)?.[0])).toEqual([
    ...['Eins', 'Zwei', 'Drei', 'Neu im Herbst'],
  ])
  await expectAccessible(page)

  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(change(page, 'removed')).toBeFocused()
  await expect(comparison(page).getByText('2 von 3')).toBeVisible()
  await change(page, 'removed').getByRole('button', { name: 'Diesen Block wiederherstellen' }).click()
  await expect(page.getByText('2 Stellen sind anders.')).toBeVisible()
  expect((await modules()).map(({ data }) => data.content)).toEqual([
    ...['<p>Eins bleibt doch</p>', '<p>Zwei</p>', '<p>Drei</p>', 'Neu im Herbst'],
  ])

  await comparison(page).getByRole('button', { name: 'Version 1 wiederherstellen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Version 1 wiederherstellen' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(page.getByText('Die beiden Fassungen sind gleich.')).toBeVisible()
  await comparison(page).getByRole('link', { name: 'Zur Bearbeitung' }).click()
  await expect(page.locator('main [data-module]')).toHaveText(['Eins bleibt nicht', 'Zwei', 'Drei'])
  await opener(page, 'Versionen').click()
  await expect(toolbar(page).getByRole('listitem').first()).toContainText(
    'Stand vor dem Wiederherstellen von Version 1',
  )
})

/** Selects the next day in the calendar of the field `Offline ab` by keyboard. */
async function chooseNextDay(page: Page) {
  const open = button(page, 'Tag im Kalender wählen').nth(1)
  await open.click()
  const calendar = page.getByRole('dialog', { name: 'Tag im Kalender wählen' })
  await expect(calendar.getByRole('button', { name: /Freitag, 31. Juli 2099/ })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  // The user was typing there.
  await expect(toolbar(page).getByLabel('Offline ab')).toBeFocused()
  await open.press('Enter')
  await expect(calendar.getByRole('button', { name: /Freitag, 31. Juli 2099/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(calendar).toBeHidden()
  await expect(open).toBeFocused()
}

test('a page is scheduled, previewed for a day, and unscheduled', async ({ page, pageProblems }) => {
  const { path } = await open(page, 'zeitplan')
  await page.goto(`${path}?edit`)
  await opener(page, 'Zeitplan').click()
  const [online, offline] = [toolbar(page).getByLabel('Online ab'), toolbar(page).getByLabel('Offline ab')]
  const plan = button(page, 'Zeitplan speichern')
  await online.fill('morgen')
  await plan.click()
  await expect(online).toHaveAccessibleDescription(/Bitte in diesem Format: 24\.12\.2026 08:00 Uhr/)
  await online.fill('1.2.2020 8:00')
  await plan.click()
  await expect(online).toHaveAccessibleDescription(/muss in der Zukunft liegen/)
  await online.fill('01.07.2099 08:00 Uhr')
  await offline.fill('01.06.2099 08:00 Uhr')
  await plan.click()
  await expect(offline).toHaveAccessibleDescription(/Das Ende der Veröffentlichung muss nach ihrem Beginn liegen/)
  await offline.fill('31.07.2099 20:00')
  await chooseNextDay(page)
  await plan.click()
  await expect(toolbar(page).getByText('Geht am 01.07.2099 08:00 Uhr online.')).toBeVisible()
  await expect(toolbar(page).getByText('Geht am 01.08.2099 20:00 Uhr offline.')).toBeVisible()
  await expect(toolbar(page).locator('[data-state]')).toHaveText('Geplant zur Veröffentlichung')
  await expectAccessible(page)

  await toolbar(page).getByLabel('Wie sieht die Seite an diesem Tag aus?').fill('15.07.2099 12:00')
  await button(page, 'Ansehen').click()
  const preview = page.getByRole('region', { name: 'Vorschau dieser Seite' })
  await expect(preview).toContainText('So ist die Seite am 15.07.2099 12:00 Uhr zu sehen')
  await expect(page.getByText('Eins bleibt nicht')).toBeVisible()
  await preview.getByText('Anderer Zeitpunkt').click()
  await preview.getByLabel('Wie sieht die Seite an diesem Tag aus?').fill('02.08.2099 12:00')
  await preview.getByRole('button', { name: 'Ansehen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Am 02.08.2099 12:00 Uhr ist diese Seite nicht öffentlich.',
  )
  await expectAccessible(page)

  await preview.getByRole('link', { name: 'Zur Bearbeitung' }).click()
  await opener(page, 'Zeitplan').click()
  await button(page, 'Zeitplan löschen').click()
  await expect(toolbar(page).locator('[data-state]')).toHaveText('Nicht veröffentlicht')
  // The browser logs each refusal of this test.
  dropPageProblems(pageProblems, /status of 400.*\/schedule\//)
})
