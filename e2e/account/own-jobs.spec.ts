import { expect } from '@playwright/test'
import { waitUntilHydrated } from '../support/editing/wait-until-hydrated'
import { pressEnterAt } from '../support/keyboard'
import { logIn } from '../support/log-in'
import { main } from '../support/main'
import { expectAccessible, test } from '../support/test'

test('an ad is withdrawn, published again, copied and deleted by keyboard', async ({ page, baseURL }) => {
  const headers = await logIn(page, 'jobs')
  const title = `Beleuchtung (m/w/d) ${Date.now()}`
  const texts = { title, employer: 'Stadttheater', place: 'Gießen', description: '<p>Licht und Schatten.</p>' }
  const values = { category: 'technical', employment_type: 'full-time', country: 'DE', language: 'de' }
  const ways = { application_email: 'licht@example.org', contact_email: 'licht@example.org' }
  const deadline = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const ownJobsUrl = `${baseURL}/de/api/jobs/my/`
  const created = await page.request.post(ownJobsUrl, { headers, data: { ...texts, ...values, ...ways, deadline } })
  expect(created.status()).toBe(201)
  const { id } = await created.json()
  expect((await page.request.post(`${ownJobsUrl}${id}/publish/`, { headers })).status()).toBe(200)

  await page.goto('/de/meine-stellenanzeigen')
  const ad = main(page).locator(`#job-${id}`)
  const press = (name: string) => pressEnterAt(page, ad.getByRole('button', { name: `${name}: ${title}` }))
  const dialog = page.getByRole('dialog')
  await waitUntilHydrated(ad.getByRole('button').first())

  await test.step('a canceled dialog returns the focus', async () => {
    await press('Zurückziehen')
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(ad.getByRole('button', { name: `Zurückziehen: ${title}` })).toBeFocused()
  })

  await test.step('the ad is withdrawn', async () => {
    await press('Zurückziehen')
    await expectAccessible(page)
    await pressEnterAt(page, dialog.getByRole('button', { name: 'Zurückziehen' }))
    await expect(ad.getByRole('status')).toBeFocused()
    await expect(ad.getByRole('status')).toContainText('Zurückgezogen.')
  })

  await test.step('it is published again', async () => {
    await pressEnterAt(page, ad.getByRole('button', { name: `Wieder veröffentlichen: ${title}` }), 'Shift+Tab')
    await expect(ad.getByRole('status')).toBeFocused()
    await expect(ad.getByText('Online', { exact: true })).toBeVisible()
  })

  await test.step('it is renewed with another deadline', async () => {
    await pressEnterAt(page, ad.getByRole('button', { name: `Verlängern: ${title}` }), 'Shift+Tab')
    await pressEnterAt(page, dialog.getByRole('button', { name: 'Verlängern' }))
    await expect(ad.getByRole('status')).toBeFocused()
    await expect(ad.getByRole('status')).toContainText('Verlängert.')
  })

  await test.step('it is copied', async () => {
    await pressEnterAt(page, ad.getByRole('button', { name: `Kopieren: ${title}` }), 'Shift+Tab')
    await expect(ad.getByRole('status')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(ad.getByRole('link', { name: 'Kopie bearbeiten' })).toBeFocused()
  })

  await test.step('it is deleted', async () => {
    await pressEnterAt(page, ad.getByRole('link', { name: `Löschen: ${title}` }), 'Shift+Tab')
    await expect(page).toHaveURL(/\/de\/account\/jobs\/delete\/\d+$/)
    const submit = main(page).getByRole('button', { name: 'Endgültig löschen' })
    await waitUntilHydrated(submit)
    await expectAccessible(page)
    await pressEnterAt(page, submit)
    await expect(page).toHaveURL('/de/meine-stellenanzeigen?deleted=1')
    await expect(main(page).getByText('Die Anzeige ist gelöscht.')).toBeVisible()
    await expect(ad).toHaveCount(0)
  })
})
