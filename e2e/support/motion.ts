import type { Locator, Page, Response } from '@playwright/test'
import { forbiddenModules } from '../../bench/first-load'

const isLibrary = async (response: Response) =>
  response.request().resourceType() === 'script' && forbiddenModules.framer.test(await response.text())

/** Opens a page and moves the mouse, which loads the animation code. */
export async function visitWithMotion(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const library = page.waitForResponse(isLibrary)
  await page.mouse.move(300, 300)
  await (await library).finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** The running animations of an element: properties and durations in ms. */
export const movesOf = (element: Locator): Promise<string[]> =>
  element.evaluate((moved) =>
    moved.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return []
      const ways = ['opacity', 'clipPath', 'transform'].filter(
        (name) => name in (effect.getKeyframes()[0] ?? {}),
      )
      return ways.map((name) => `${name} ${effect.getComputedTiming().duration}`)
    }),
  )
