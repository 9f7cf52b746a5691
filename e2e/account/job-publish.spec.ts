import { expect, type Page } from '@playwright/test'
import { waitUntilHydrated } from '../support/editing/wait-until-hydrated'
import { pressEnterAt, tabTo } from '../support/keyboard'
import { logIn } from '../support/log-in'
import { expectAccessible, test } from '../support/test'

const form = (page: Page) => page.getByRole('form', { name: /Stellenanzeige|Job ad/ })
/** A date that is the same in both orders of day and month. */
const deadline = `12.12.${new Date().getFullYear() + 1}`

async function write(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, form(page).getByLabel(label))
  await page.keyboard.type(text)
}

test('a theater’s office publishes an ad by keyboard, and it appears on the board', async ({ page }) => {
  await logIn(page, 'jobs')
  const title = `Requisiteur im Probebetrieb ${Date.now()}`
  const next = form(page).getByRole('button', { name: 'Weiter' })
  const heading = (name: string) => page.getByRole('heading', { level: 2, name })
  await page.goto('/de/stellenanzeige-veroeffentlichen')
  await waitUntilHydrated(next)

  await test.step('missing fields are reported, and the draft is saved automatically', async () => {
    await pressEnterAt(page, next)
    await expect(form(page).getByRole('alert')).toBeFocused()
    await pressEnterAt(
      page,
      form(page)
        .getByRole('alert')
        .getByRole('link', { name: /^Titel der Stelle/ }),
    )
    await expect(form(page).getByLabel('Titel der Stelle')).toBeFocused()
    await page.keyboard.type(title)
    await expect(form(page).getByText(/nach nur einem Geschlecht/)).toBeVisible()
    await write(page, 'Bereich', 'Bühne')
    await write(page, 'Arbeitsort', 'Gießen')
    await expect(page).toHaveURL(/\?id=\d+$/)
    await expect(page.getByText(/^Gespeichert um \d{2}:\d{2}$/)).toBeVisible()
    await expectAccessible(page)
    await pressEnterAt(page, next)
  })

  await test.step('a text is written with its tools', async () => {
    await expect(heading('Was ist die Aufgabe?')).toBeFocused()
    await write(page, 'Beschreibung der Stelle', 'Sie betreuen die Proben.')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+b')
    await expectAccessible(page)
    await pressEnterAt(page, next)
  })

  await test.step('the conditions are entered, and the preview shows the ad', async () => {
    await expect(heading('Zu welchen Bedingungen, und wie bewirbt man sich?')).toBeFocused()
    await write(page, 'Art der Beschäftigung', 'Vollzeit')
    await write(page, 'Bewerbungsfrist', deadline)
    await expectAccessible(page)
    await pressEnterAt(page, next)
    await expect(heading('Prüfen und veröffentlichen')).toBeFocused()
    await pressEnterAt(page, page.getByRole('button', { name: 'Vorschau' }))
    const preview = page.getByRole('dialog', { name: 'So sieht Ihre Anzeige aus' })
    await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(preview.getByText('Sie betreuen die Proben.')).toHaveCSS('font-weight', /[6-9]00/)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('it appears on the board at once', async () => {
    await pressEnterAt(page, form(page).getByRole('button', { name: 'Anzeige veröffentlichen' }), 'Shift+Tab')
    await expect(heading('Ihre Anzeige ist veröffentlicht')).toBeFocused()
    await expectAccessible(page)
    await page.goto('/de/jobboerse')
    await page.getByRole('main').getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})

test('an English draft survives a lost connection', async ({ page, context, pageProblems }) => {
  await logIn(context, 'beide')
  await page.goto('/en/publish-job')
  const title = form(page).getByLabel('Title of the position')
  await title.fill('Stage')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await context.setOffline(true)
  await title.fill('Stage manager')
  await expect(page.getByText(/^Not saved: no connection/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await page.reload()
  await expect(title).toHaveValue('Stage manager')
  expect(pageProblems.splice(0).filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})

test('members without the job board see how to get it', async ({ page, context }) => {
  await logIn(context, 'mitglied')
  await page.goto('/en/publish-job')
  await expect(page.getByRole('link', { name: 'Request access' })).toBeVisible()
  await expect(form(page)).toHaveCount(0)
})
