import { expect, type Page } from '@playwright/test'
import { parseChoice } from '../features/consent/cookie'
import { toolbar } from './support/editing/editing'
import { logIn } from './support/log-in'
import { expectAccessible, test } from './support/test'

test.use({ consent: 'undecided', savesData: true })

/** A page with videos and audio of external services. */
const mediaPage = '/de/ueber-uns/mediathek'
const question = (page: Page) => page.getByRole('region', { name: 'Externe Medien auf unseren Seiten anzeigen?' })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Einwilligung' })
const link = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Einwilligung' })

/** The services that the cookie allows; null without a cookie. */
async function choice(page: Page): Promise<string[] | null> {
  const cookies = await page.context().cookies()
  expect(cookies.length).toBeLessThanOrEqual(1)
  return cookies[0] ? parseChoice(decodeURIComponent(cookies[0].value)) : null
}

async function pressTabUntil(page: Page, role: 'button' | 'checkbox', name: string): Promise<void> {
  const target = page.getByRole(role, { name, exact: true })
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))) return
  }
  throw new Error(`The keyboard does not come to “${name}”.`)
}

test('the banner opens without taking the focus or storing anything; Esc does not close it', async ({ page }) => {
  await page.goto(mediaPage)
  await expect(question(page)).toBeVisible()
  await expect(page.locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeVisible()
  expect(await choice(page)).toBeNull()
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ''])
  await expectAccessible(page)
})

test('refusing is as easy as accepting', async ({ page }) => {
  await page.goto(mediaPage)
  const readLook = async (name: string) => {
    const button = question(page).getByRole('button', { name })
    await expect(button).toBeVisible()
    return button.evaluate((element) => {
      const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(element)
      const { width, height, top } = element.getBoundingClientRect()
      return { backgroundColor, color, fontSize, fontWeight, borderColor, width, height, top }
    })
  }
  await expect(question(page)).toHaveCSS('translate', 'none')
  expect(await readLook('Alles ablehnen')).toEqual(await readLook('Alle annehmen'))
})

test('the banner does not open again after a refusal by keyboard', async ({ page }) => {
  await page.goto(mediaPage)
  await expect(question(page)).toBeVisible()
  await pressTabUntil(page, 'button', 'Alles ablehnen')
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeHidden()
  expect(await choice(page)).toEqual([])

  await page.goto(mediaPage)
  await page.waitForLoadState('networkidle')
  await expect(question(page)).toHaveCount(0)
})

test('consent is given, changed by one switch and withdrawn by keyboard', async ({ page, pageProblems }) => {
  await page.goto(mediaPage)
  await expect(question(page)).toBeVisible()
  await pressTabUntil(page, 'button', 'Alle annehmen')
  await page.keyboard.press('Enter')
  await expect.poll(() => choice(page)).toContain('youtube')

  await link(page).focus()
  await page.keyboard.press('Enter')
  await expect(settings(page)).toBeVisible()
  await expect(settings(page).getByRole('checkbox', { name: 'Vimeo', exact: true })).toBeChecked()
  await expect(settings(page).locator(':focus')).toHaveCount(1)
  await expectAccessible(page)
  await pressTabUntil(page, 'checkbox', 'Vimeo')
  await page.keyboard.press('Space')
  await pressTabUntil(page, 'button', 'Auswahl speichern')
  await page.keyboard.press('Enter')
  await expect(settings(page)).toBeHidden()
  await expect(link(page)).toBeFocused()
  expect(await choice(page)).toContain('youtube')
  expect(await choice(page)).not.toContain('vimeo')

  await page.keyboard.press('Enter')
  await expect(settings(page)).toBeVisible()
  await pressTabUntil(page, 'button', 'Alles ablehnen')
  await page.keyboard.press('Enter')
  await expect(settings(page)).toBeHidden()
  expect(await choice(page)).toEqual([])
  // The page's media are loaded after the consent.
  expect(pageProblems.filter((line) => !line.startsWith('foreign request: https:'))).toEqual([])
  pageProblems.length = 0
})

test('nothing is preselected; Esc closes the settings without a change', async ({ page }) => {
  await page.goto('/en/about-us/media-library')
  await page.getByRole('button', { name: 'Customize' }).click()
  const dialog = page.getByRole('dialog', { name: 'Consent' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('checkbox')).toHaveCount(16)
  await expect(dialog.locator('input:checked')).toHaveCount(1)
  await expect(dialog.locator('input:checked')).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'YouTube' }).check()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await choice(page)).toBeNull()
})

const quietPages = [
  '/de/impressum',
  '/de/datenschutz',
  '/de/datenschutz-social-media',
  '/de/gewinnspiel',
  '/en/imprint',
  '/en/data-protection',
  '/en/data-protection-social-media',
  '/en/prize-draw',
]

test('legal pages do not open the banner', async ({ page }) => {
  for (const path of quietPages) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('#cc-main')).toHaveCount(0)
    const name = path.startsWith('/de') ? 'Einwilligung' : 'Consent'
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
  }
})

test('the banner closes on a page without consent, and opens again afterwards', async ({ page }) => {
  await page.goto(mediaPage)
  await expect(question(page)).toBeVisible()
  await question(page).getByRole('link', { name: 'Datenschutz' }).click()
  await expect(page).toHaveURL(/\/de\/datenschutz$/)
  await expect(question(page)).toBeHidden()
  await page.goBack()
  await expect(question(page)).toBeVisible()
})

test('the banner covers at most a quarter of a phone’s window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(mediaPage)
  await expect(question(page)).toHaveCSS('translate', 'none')
  const { height = 780 } = (await question(page).boundingBox()) ?? {}
  expect(height).toBeLessThanOrEqual(780 / 4)
  await expectAccessible(page)
})

test('pages without external media and edited pages do not open the banner', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/de/account/login')
    await page.waitForLoadState('networkidle')
    await expect(page.locator('#cc-main')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeInViewport({ ratio: 1 })
  }
  await logIn(page, 'editor')
  await page.goto(`${mediaPage}?edit`)
  await expect(toolbar(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('#cc-main')).toHaveCount(0)
})
