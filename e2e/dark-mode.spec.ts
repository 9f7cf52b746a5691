import { expect } from '@playwright/test'
import { expectDark } from './support/dark-mode'
import { opener, toolbar } from './support/editing/editing'
import { openNewPage, paragraph } from './support/editing/make-page'
import { logIn } from './support/log-in'
import { main } from './support/main'
import { test } from './support/test'

// screens.spec.ts switches the screens of visitors and members to dark mode.
test.use({ colorScheme: 'dark' })

const screens = [
  '/de/admin',
  '/de/admin/organizations',
  '/de/admin/organizations/new',
  '/de/admin/settings',
  '/de/admin/navigation',
  '/de/cms-hub',
  '/de/cms-hub/media',
]

test('screens of the administration and the hub are dark and readable', async ({ page }) => {
  await logIn(page, 'admin')
  for (const path of screens) {
    await page.goto(path)
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main(page).getByText(/geladen …/)).toHaveCount(0)
    await expectDark(page)
  }
})

test('the editor follows the dark mode of the system', async ({ page }) => {
  await openNewPage(page, {
    slug: 'im-dunkeln',
    blocks: [paragraph('Licht aus'), { model: 'headline', data: { headline_level: 2, content: 'Spot an' } }],
  })
  await expect(toolbar(page)).toBeVisible()
  await expectDark(page)
  await opener(page, 'Veröffentlichen').click()
  await expectDark(page)
})

test('printed pages stay light', async ({ page }) => {
  await page.goto('/de/ueber-uns')
  await expectDark(page)
  await page.emulateMedia({ media: 'print' })
  const surface = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--surface'))
  expect(surface).toMatch(/^#fff/)
})
