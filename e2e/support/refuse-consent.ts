import type { BrowserContext } from '@playwright/test'
import { formatChoice } from '../../features/consent/cookie'

/** Lets a browser be one whose reader has refused all foreign media already. */
export async function refuseConsent(context: BrowserContext, url: string): Promise<void> {
  const value = encodeURIComponent(formatChoice([], new Date()))
  await context.addCookies([{ name: 'consent', value, url }])
}
