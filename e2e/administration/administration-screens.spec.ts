import { expect, type Page } from '@playwright/test'
import { logIn } from '../support/log-in'
import { main } from '../support/main'
import { findOverflow } from '../support/overflow'
import { expectAccessible, test } from '../support/test'

const desk = { width: 1280, height: 720 }
const narrow = { width: 320, height: 700 }

test.use({ viewport: narrow })

/** Reads the names of the record types of all sections, and of the reports. */
async function readTypeNames(page: Page): Promise<string[]> {
  const { types, reports } = await (await page.request.get('/de/api/administration/')).json()
  return [...types, ...reports]
}

for (const part of [0, 1]) {
  test(`every screen is accessible and fits the narrowest window, part ${part + 1}`, async ({ page }) => {
    test.slow()
    await logIn(page, 'admin')
    const names = (await readTypeNames(page)).filter((_, index) => index % 2 === part)
    expect(names.length).toBeGreaterThan(10)

    /**
     * Checks a screen. To save time, axe checks each kind of screen in one of the windows (null: in
     * none), and contrasts in the wide one.
     */
    async function expectToFit(window: typeof desk | null): Promise<void> {
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main(page).getByText(/geladen …|loading…/i)).toHaveCount(0)
      expect(await findOverflow(page)).toEqual([])
      if (!window) return
      await page.setViewportSize(window)
      await expectAccessible(page, { hasContrast: window === desk })
      await page.setViewportSize(narrow)
    }

    let records = 0
    for (const [index, name] of names.entries()) {
      await test.step(`${name}: its list`, async () => {
        await page.goto(`/de/admin/${name}`)
        await expectToFit(index % 2 === 0 ? narrow : desk)
      })
      // The oldest one: other tests delete what they have just created.
      const record = main(page).locator('tbody th a').last()
      const hasRecord =
        (await record.count()) > 0 && (await record.getAttribute('href'))?.includes(`/admin/${name}/`) === true
      if (hasRecord) {
        await test.step(`${name}: a record`, async () => {
          records += 1
          await record.click()
          await expect(page).not.toHaveURL(new RegExp(`/admin/${name}$`))
          await expectToFit(desk)
        })
      }
      await test.step(`${name}: a new record`, async () => {
        await page.goto(`/en/admin/${name}/new`)
        // The form of a new record has the fields of the record's form, seen in the wide window.
        const otherWindow = index % 2 === 0 ? null : narrow
        await expectToFit(hasRecord ? otherWindow : desk)
      })
    }
    expect(records).toBeGreaterThan(4)
  })
}
