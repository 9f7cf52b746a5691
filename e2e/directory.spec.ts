import { expect, type Page } from '@playwright/test'
import { main } from './support/main'
import { findOverflow, phone } from './support/overflow'
import { rawRequest } from './support/raw-request'
import { expectAccessible, test } from './support/test'

const words = (page: Page, name: string) => main(page).getByRole('navigation', { name, exact: true })
const titles = (page: Page) => main(page).getByRole('heading', { level: 3 })
const places = (page: Page) => main(page).locator('li > h2')

test('a visitor finds a theater by state and place on a phone, and the URL restores the results', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/de/unsere-mitglieder')
  await words(page, 'Mitglieder').getByRole('link', { name: '145 Theater' }).click()
  await expect(page).toHaveURL('/de/unsere-mitglieder/theater')
  await expect(titles(page)).toHaveCount(20)

  await words(page, 'Bundesland')
    .getByRole('link', { name: /^Nordrhein-Westfalen/ })
    .click()
  await expect(page).toHaveURL('/de/unsere-mitglieder/theater?region=DE-NW#list')
  await expect(words(page, 'Bundesland').getByRole('link', { name: /^Nordrhein-Westfalen/ })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(main(page).getByText('21 Theater')).toBeInViewport()
  const count = await words(page, 'Karte der Orte').getByRole('link').count()
  await main(page).getByRole('link', { name: 'Weitere Einträge' }).click()
  await expect(page).toHaveURL('/de/unsere-mitglieder/theater?region=DE-NW&page=2')
  await expect(titles(page).nth(20).getByRole('link')).toBeFocused()
  const shownTitles = await titles(page).allTextContents()
  expect(shownTitles.length).toBeGreaterThan(20)
  await expect(places(page)).toHaveCount(count)
  await page.reload()
  await expect(titles(page)).toHaveText(shownTitles)

  const [place = ''] = await places(page).allTextContents()
  await words(page, 'Ort').getByRole('link', { name: place }).click()
  await expect(page).toHaveURL(`/de/unsere-mitglieder/theater?region=DE-NW&place=${place}#list`)
  await expect(places(page)).toHaveText([place])
  await expect(words(page, 'Karte der Orte').getByRole('link')).toHaveAccessibleName(new RegExp(`^${place}:`))
  expect(await findOverflow(page)).toEqual([])
  // At the top, where the header does not partly cover words: axe would measure too small targets.
  await page.goto(page.url().replace('#list', ''))
  await expectAccessible(page)
  await main(page)
    .getByRole('link', { name: `Filter aufheben: ${place}` })
    .click()
  await expect(page).toHaveURL('/de/unsere-mitglieder/theater?region=DE-NW#list')
  await expect(titles(page)).toHaveCount(20)
})

test('the map leads by keyboard to the members of a place, in both languages', async ({ page, baseURL }) => {
  await page.goto('/en/addresses')
  const dot = words(page, 'Map of the places').getByRole('link', { name: /^Chemnitz: \d members$/ })
  await dot.focus()
  await expect(dot.getByText(/^Chemnitz/)).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/addresses?place=Chemnitz#list')
  await expect(page).toHaveTitle(/^Chemnitz: /)
  await expect(places(page)).toHaveText(['Chemnitz'])
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/en/addresses?place=Chemnitz`)
  const alternateLink = page.locator('link[rel=alternate][hreflang|=de]')
  await expect(alternateLink).toHaveAttribute('href', `${baseURL}/de/unsere-mitglieder?place=Chemnitz`)
})

test('an unknown value is a 404, and an empty result has a message', async ({ page, baseURL }) => {
  for (const query of ['region=DE-XX', 'letter=%C3%84', 'page=0', 'page=99']) {
    const response = await rawRequest(baseURL ?? '', `/de/unsere-mitglieder/orchester?${query}`)
    expect(response.status, query).toBe(404)
  }
  await page.goto('/de/unsere-mitglieder/orchester?search=Nirgendwo')
  await expect(main(page)).toContainText('Kein Orchester')
  await expect(main(page)).toContainText('Zu dieser Auswahl wurde kein Mitglied gefunden.')
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
  await main(page).getByRole('link', { name: 'Filter aufheben: „Nirgendwo“' }).click()
  await expect(page).toHaveURL('/de/unsere-mitglieder/orchester#list')
  await expect(titles(page)).toHaveCount(20)
})

test('a long word of a title stays in one line on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/de/unsere-mitglieder/suche/303')
  const title = main(page).getByRole('heading', { level: 1, name: 'Theaterakademie Kornblumenspeicher' })
  const lines = await title.evaluate((heading) => {
    const range = document.createRange()
    range.selectNodeContents(heading)
    return range.getClientRects().length
  })
  expect(lines).toBe(2)
})
