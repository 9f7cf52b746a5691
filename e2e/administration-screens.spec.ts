import { expect, type Page } from '@playwright/test'
import { logIn } from './support/log-in'
import { main } from './support/main'
import { findOverflow } from './support/overflow'
import { test } from './support/test'

test.use({ savesData: true, viewport: { width: 320, height: 700 } })

/** The types of records of all sections, and the reports. */
async function namesOfTypes(page: Page): Promise<string[]> {
  const { types, reports } = await (await page.request.get('/de/api/administration/')).json()
  return [...types, ...reports]
}

for (const part of [0, 1]) {
  test(`every screen is accessible and fits the narrowest window, part ${part + 1}`, async ({
    page,
    baseURL,
    expectAccessible,
  }) => {
    test.slow()
    await logIn(page.context(), baseURL ?? '', 'admin')
    const names = (await namesOfTypes(page)).filter((_, index) => index % 2 === part)
    expect(names.length).toBeGreaterThan(10)

    async function expectWell(): Promise<void> {
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main(page).getByText(/geladen …|loading …/i)).toHaveCount(0)
      expect(await findOverflow(page)).toEqual([])
      await expectAccessible(page)
    }

    let records = 0
    for (const name of names) {
      await test.step(`${name}: its list`, async () => {
        await page.goto(`/de/admin/${name}`)
        await expectWell()
      })
      const record = main(page).getByRole('table').getByRole('link').first()
      if ((await record.count()) > 0 && (await record.getAttribute('href'))?.includes(`/admin/${name}/`)) {
        await test.step(`${name}: a record`, async () => {
          records += 1
          await record.click()
          await expect(page).not.toHaveURL(new RegExp(`/admin/${name}$`))
          await expectWell()
        })
      }
      await test.step(`${name}: a new record`, async () => {
        await page.goto(`/en/admin/${name}/new`)
        await expectWell()
      })
    }
    expect(records).toBeGreaterThan(6)
  })
}
