import { sectionNames } from '../features/styleguide/sections'
import { locales } from '../lib/contract/locale'
import { logIn } from './support/log-in'
import { anonymousPages, memberPages, openPages } from './support/routes'
import { test } from './support/test'

test.use({ savesData: true })

const pages = { ...openPages, ...anonymousPages, 'not-found page': { de: '/404', en: '/404' } }

for (const locale of locales) {
  for (const [name, paths] of Object.entries(pages)) {
    test(`${locale}: axe finds nothing on ${name}`, async ({ page, expectAccessible }) => {
      await page.goto(`/${locale}${paths[locale]}`)
      await expectAccessible(page)
    })
  }
}

for (const locale of locales) {
  for (const [name, paths] of Object.entries(memberPages)) {
    test(`${locale}: axe finds nothing for a member on ${name}`, async ({
      page,
      baseURL,
      expectAccessible,
    }) => {
      await logIn(page, baseURL ?? '', 'beide')
      await page.goto(`/${locale}${paths[locale]}`)
      await expectAccessible(page)
    })
  }
}

for (const section of sectionNames) {
  test(`axe finds nothing on the style guide's ${section}, on a narrow screen`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/de/styleguide/${section}`)
    await expectAccessible(page)
  })
}
