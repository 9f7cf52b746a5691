import { expect, type Locator } from '@playwright/test'

/** Waits until React has taken an element over: before that a link leads on as in a page without scripts. */
export async function takenOver(element: Locator): Promise<void> {
  const isTaken = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')))
  await expect.poll(isTaken, { intervals: [50], timeout: 30_000 }).toBe(true)
}
