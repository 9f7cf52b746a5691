import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { forbiddenModules } from '../../bench/first-load'

const isLibrary = async (response: Response) =>
  response.request().resourceType() === 'script' && forbiddenModules.framer.test(await response.text())

/** Opens a page and moves the mouse, which loads the animation code. */
export async function visitWithMotion(page: Page, path: string): Promise<void> {
  let isLoaded = false
  page.waitForResponse(isLibrary).then(
    () => {
      isLoaded = true
    },
    () => undefined,
  )
  await page.goto(path)
  // Moves repeatedly, because a move before the hydration loads only the scripts of the page.
  let x = 300
  const move = async () => {
    x += 1
    await page.mouse.move(x, 300)
    return isLoaded
  }
  await expect.poll(move).toBe(true)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Lists the running animations of an element, each as property and duration in ms. */
export const readAnimations = (locator: Locator): Promise<string[]> =>
  locator.evaluate((element) =>
    element.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return []
      const [firstFrame = {}] = effect.getKeyframes()
      const properties = ['opacity', 'clipPath', 'transform'].filter((name) => name in firstFrame)
      return properties.map((name) => `${name} ${effect.getComputedTiming().duration}`)
    }),
  )
