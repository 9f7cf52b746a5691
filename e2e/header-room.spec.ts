import { expect, type Page } from '@playwright/test'
import { test } from './support/test'

// Browsers paint what has come while the rest is under way.

test.use({ viewport: { width: 360, height: 740 } })

const placeOf = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => {
      const { x, y } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
      return { x, y }
    }
    const header = document.getElementById('site-header')
    return {
      logo: box('#site-header a[href]'),
      switch: box('#site-header nav:has([hreflang])'),
      height: header?.offsetHeight,
    }
  })

test('the logo and the language switch stand where they will stand before the buttons have come', async ({
  page,
}) => {
  await page.goto('/de')
  await page.evaluate(() => document.fonts.ready)
  const whole = await placeOf(page)
  expect(whole.switch.x).toBeGreaterThan(100)
  await page.evaluate(() => {
    const bar = document.querySelector('#site-header nav:has([hreflang])')?.parentElement
    const menu = bar?.querySelector(':scope > [data-menu]')
    menu?.previousElementSibling?.remove()
    menu?.remove()
  })
  expect(await placeOf(page)).toEqual(whole)
})
