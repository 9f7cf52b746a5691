import { expect, type Page } from '@playwright/test'
import { findAxeViolations } from './support/axe'
import { opener, toolbar } from './support/editing/editing'
import { openNewPage, paragraph } from './support/editing/make-page'
import { type DemoAccount, logIn } from './support/log-in'
import { main } from './support/main'
import { anonymousPages, memberPages, openPages } from './support/routes'
import { test } from './support/test'

test.use({ colorScheme: 'dark', savesData: true, contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 180_000 })

const dark = 'rgb(22, 21, 20)'

/** Returns the German paths of screens; default: all of them. */
function toGerman(pages: Record<string, { de: string }>, names = Object.keys(pages)): string[] {
  return names.map((name) => `/de${pages[name]?.de}`)
}

/** Expects readable texts in dark mode. */
async function expectReadable(page: Page): Promise<void> {
  expect.soft(await findAxeViolations(page, ['color-contrast']), page.url()).toEqual([])
}

/** Opens screens as a user and expects that they are dark and readable. */
async function expectDarkScreens(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main(page).getByText(/geladen …/)).toHaveCount(0)
    await expect.soft(page.locator('body'), path).toHaveCSS('background-color', dark)
    await expectReadable(page)
  }
}

test('pages for visitors follow the dark mode of the system', async ({ page }) => {
  await expectDarkScreens(page, [...toGerman(openPages), '/de/gibt-es/nicht'])
})

test('login, sign-up and keys follow the dark mode of the system', async ({ page }) => {
  const names = ['login', 'sign-up', 'password request', 'renewal of a job ad with a key']
  await expectDarkScreens(page, toGerman(anonymousPages, names))
})

const screens: [account: DemoAccount, paths: string[]][] = [
  [
    'beide',
    toGerman(memberPages, [
      'account',
      'profile',
      'groups',
      'own organization',
      'my job ads',
      'publish a job',
    ]),
  ],
  [
    'admin',
    [
      '/de/admin',
      '/de/admin/organizations',
      '/de/admin/organizations/new',
      '/de/admin/settings',
      '/de/admin/navigation',
      '/de/cms-hub',
      '/de/cms-hub/media',
    ],
  ],
]
for (const [account, paths] of screens) {
  test(`screens of ${account} follow the dark mode of the system`, async ({ page }) => {
    await logIn(page, account)
    await expectDarkScreens(page, paths)
  })
}

test('the editor follows the dark mode of the system', async ({ page }) => {
  await openNewPage(page, {
    slug: 'im-dunkeln',
    blocks: [paragraph('Licht aus'), { model: 'headline', data: { headline_level: 2, content: 'Spot an' } }],
  })
  await expect(toolbar(page)).toBeVisible()
  await expectReadable(page)
  await opener(page, 'Veröffentlichen').click()
  await expectReadable(page)
})

test('printed pages stay light', async ({ page }) => {
  await page.goto('/de/ueber-uns')
  await page.emulateMedia({ media: 'print' })
  const surface = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--surface'),
  )
  expect(surface).toMatch(/^#fff/)
})
