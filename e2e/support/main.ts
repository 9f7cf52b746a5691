import type { Locator, Page } from '@playwright/test'

/** The main content of the page, without header and footer. */
export const main = (page: Page): Locator => page.getByRole('main')
