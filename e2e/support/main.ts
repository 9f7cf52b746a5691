import type { Locator, Page } from '@playwright/test'

/** What the page is about, without head and foot. */
export const main = (page: Page): Locator => page.getByRole('main')
