import { expect, type Locator } from '@playwright/test'

/** Waits until an element is hydrated: before that, links navigate without client-side routing. */
export async function takenOver(element: Locator): Promise<void> {
  const isTaken = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')))
  await expect.poll(isTaken, { intervals: [50], timeout: 30_000 }).toBe(true)
}
