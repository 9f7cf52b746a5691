import type { BrowserContext } from '@playwright/test'
import { formatCookie } from '../../features/consent/cookie'

/** Lets a browser be one whose reader has refused all foreign media already. */
export async function refuseConsent(context: BrowserContext, url: string): Promise<void> {
  const [cookie = ''] = formatCookie([], new Date(), false).split('; ')
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url }])
}
