import { expect, type Page } from '@playwright/test'
import { test } from './support/test'

const animations = (page: Page) =>
  page.evaluate(() => {
    const inFooter = document.getAnimations().filter(({ effect }) => {
      return effect instanceof KeyframeEffect && effect.target?.closest('footer')
    })
    return [...new Set(inFooter.map(({ playState }) => playState))]
  })

test('the curtain only moves while it is visible', async ({ page }) => {
  await page.goto('/de/ueber-uns')
  expect(await animations(page)).toEqual([])
  const stop = page.getByRole('button', { name: 'Bewegung anhalten' })
  await stop.scrollIntoViewIfNeeded()
  await expect.poll(() => animations(page)).toEqual(['running'])
  await stop.click()
  await expect.poll(() => animations(page)).toEqual(['paused'])
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(() => animations(page)).toEqual([])
})
