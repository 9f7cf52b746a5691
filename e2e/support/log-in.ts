import { type BrowserContext, expect } from '@playwright/test'

/** The password of the demo accounts, on every site that the tests visit. */
export const demoPassword = 'Vorhang auf, Licht aus!'

export type DemoAccount = 'editor' | 'office' | 'admin' | 'mitglied' | 'jobs' | 'beide'

/**
 * Logs the browser in with a demo account, through the API.
 * @returns the headers of calls that change something
 */
export async function logIn(
  { request }: Pick<BrowserContext, 'request'>,
  account: DemoAccount,
): Promise<Record<string, string>> {
  const basePath = '/_allauth/browser/v1'
  const config = await request.get(`${basePath}/config`)
  const { origin } = new URL(config.url())
  const response = await request.post(`${basePath}/auth/login`, {
    headers: await readChangeHeaders({ request }, origin),
    data: { email: `${account}@example.org`, password: demoPassword },
  })
  expect(response.status()).toBe(200)
  return readChangeHeaders({ request }, origin)
}

/** Returns the headers of calls that change something. A login changes the token. */
export async function readChangeHeaders({ request }: Pick<BrowserContext, 'request'>, origin: string) {
  const { cookies } = await request.storageState()
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
  return { 'X-CSRFToken': token, Origin: origin }
}
