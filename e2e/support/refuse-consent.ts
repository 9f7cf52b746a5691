import type { BrowserContext } from '@playwright/test'
import { formatChoice } from '../../features/consent/cookie'

/** Stores in a browser that the visitor has refused all external media. */
export async function refuseConsent(context: BrowserContext, url: string): Promise<void> {
  const value = encodeURIComponent(formatChoice([], new Date()))
  await context.addCookies([{ name: 'consent', value, url }])
}
