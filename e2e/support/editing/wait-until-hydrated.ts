import { expect, type Locator } from '@playwright/test'

/** Waits until an element is hydrated. Before that, links navigate without client-side routing. */
export async function waitUntilHydrated(element: Locator): Promise<void> {
  const isHydrated = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')))
  await expect.poll(isHydrated, { intervals: [50], timeout: 30_000 }).toBe(true)
}
