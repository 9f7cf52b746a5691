import { locales } from '../lib/contract/locale'
import { anonymousPages, openPages } from './support/routes'
import { test } from './support/test'

const pages = { ...openPages, ...anonymousPages, 'not-found page': { de: '/404', en: '/404' } }

for (const locale of locales) {
  for (const [name, paths] of Object.entries(pages)) {
    test(`${locale}: axe finds nothing on ${name}`, async ({ page, expectAccessible }) => {
      await page.goto(`/${locale}${paths[locale]}`)
      await expectAccessible(page)
    })
  }
}

test('axe finds nothing on a narrow screen with the menu open', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/de')
  await expectAccessible(page)
})
