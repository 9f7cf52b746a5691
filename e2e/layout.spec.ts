import { expect, type Page } from '@playwright/test'
import { sectionNames } from '../features/styleguide/sections'
import { locales } from '../lib/contract/locale'
import { doubleTexts, findOverflow } from './support/overflow'
import { anonymousPages, openPages } from './support/routes'
import { test } from './support/test'

// A desk of 1280 × 1024 zoomed to 400 % (WCAG 2.2, 1.4.10), which is as wide as the narrowest telephone.
test.use({ viewport: { width: 320, height: 256 }, savesData: true })

async function expectToFit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  expect.soft(await findOverflow(page), path).toEqual([])
  await doubleTexts(page)
  expect.soft(await findOverflow(page), `${path}, texts doubled`).toEqual([])
}

for (const section of sectionNames) {
  test(`${section} of the style guide fits narrow windows and long texts`, async ({ page }) => {
    await expectToFit(page, `/de/styleguide/${section}`)
  })
}

for (const locale of locales) {
  for (const [name, paths] of Object.entries({ ...openPages, ...anonymousPages })) {
    test(`${locale}: ${name} fits narrow windows and long texts`, async ({ page }) => {
      await expectToFit(page, `/${locale}${paths[locale]}`)
    })
  }
}
