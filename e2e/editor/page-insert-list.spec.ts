import { expect } from '@playwright/test'
import { deferred } from '@/tests/deferred'
import { blocks, button, insertList, insertOption, insertSearch } from '../support/editing/editing'
import { makePage, openNewPage, paragraph } from '../support/editing/make-page'
import { logIn } from '../support/log-in'
import { test } from '../support/test'

test('the list of blocks does not cover the place of the insertion', async ({ page }) => {
  const long = Array.from({ length: 12 }, (_, line) => paragraph(`Zeile ${line}`))
  await openNewPage(page, {
    slug: 'leere-stellen',
    blocks: [
      { model: 'container', data: { layout: 3 }, columns: [long, []] },
      { model: 'container', data: { layout: 3 }, columns: [[], []] },
      { model: 'faq', data: {} },
    ],
  })
  await button(page, 'Rundgang beenden').click()
  const list = insertList(page)
  const points = page.getByRole('button', { name: /^In: / })
  await expect(points).toHaveCount(4)
  for (const [width, height] of [
    [1280, 720],
    [390, 780],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const point of await points.all()) {
      await point.scrollIntoViewIfNeeded()
      const scrolled = await page.evaluate(() => scrollY)
      await point.click()
      await expect(list.getByRole('option').first()).toBeVisible()
      await expect(list).toBeInViewport({ ratio: 0.9 })
      await expect(point).toBeInViewport({ ratio: 1 })
      const [button, listBox] = [await point.boundingBox(), await list.boundingBox()]
      if (!button || !listBox) throw new Error('Nothing is shown.')
      // The button is in the middle of its place; beside a long column it is at the upper end.
      const place = await page.evaluate(
        ([x, y]) => {
          const empty = document.elementsFromPoint(x, y).find((element) => element.closest('main'))
          return empty?.getBoundingClientRect().toJSON() as DOMRect
        },
        [button.x + button.width / 2, button.y + button.height / 2] as const,
      )
      const panelLeft = await page.evaluate(
        () => document.querySelector('[data-docked]')?.getBoundingClientRect().left ?? innerWidth,
      )
      expect(listBox.x + listBox.width).toBeLessThanOrEqual(panelLeft)
      const end = Math.min(place.bottom, place.top + 160)
      const isBeside = listBox.y >= end || listBox.y + listBox.height <= place.top
      expect(isBeside, `${await point.getAttribute('aria-label')} at ${width} px`).toBe(true)
      expect(await page.evaluate(() => scrollY)).toBe(scrolled)
      await page.keyboard.press('Escape')
    }
  }

  await test.step('the list of the toolbar is at the selected block, and moves to another place with the results of a search', async () => {
    await button(page, 'Nächster Block').click()
    const tool = button(page, 'Einfügen')
    await tool.click()
    await expect(tool).toHaveAttribute('aria-expanded', 'true')
    await insertSearch(page).fill('zi')
    const where = list.getByLabel('Wohin')
    const label = await where
      .locator('option')
      .filter({ hasText: /^Vor: / })
      .textContent()
    await where.selectOption({ label: label ?? '' })
    await expect(page.getByRole('button', { name: 'Darüber einfügen', expanded: true })).toBeInViewport({ ratio: 1 })
    await expect(insertSearch(page)).toHaveValue('zi')
    await expect(list).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Escape')
    await expect(tool).toBeFocused()
    await tool.click()
    await tool.click()
    await expect(list).toBeHidden()
    await expect(tool).toHaveAttribute('aria-expanded', 'false')
  })
})

test('a block is found by typing after a slash before the list is loaded', async ({ page }) => {
  const headers = await logIn(page, 'editor')
  const { path } = await makePage({
    request: page.request,
    headers,
    slug: 'spaete-liste',
    blocks: [paragraph('Anfang')],
  })
  const { promise: released, resolve: release } = deferred()
  let isHeld = false
  // Nothing is prefetched.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (isHeld) await released
    await route.continue()
  })
  await page.goto(`${path}?edit`)
  await blocks(page).getByText('Anfang').click()
  await expect(page.getByRole('textbox', { name: 'Text dieses Blocks' })).toBeFocused()
  isHeld = true
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/zitat au')
  const search = insertSearch(page)
  await expect(search).toHaveValue('zitat au')
  await expect(search).toBeFocused()
  const quote = insertOption(page, 'Zitat')
  await expect(quote).toHaveCount(0)
  await expect(insertList(page)).toContainText('Wird geladen')
  await page.keyboard.type('ssage')
  // The block is also selected before it is loaded, and edited.
  await page.keyboard.press('Enter')
  await page.keyboard.type('Das ist ')
  release()
  await expect(page.getByRole('textbox', { name: 'Text dieses Blocks' })).toBeFocused()
  await page.keyboard.type('gesagt')
  await expect(blocks(page)).toHaveText(['Anfang', 'Das ist gesagt'])
})
