import { type BrowserContext, expect } from '@playwright/test'

/** The password of the demo accounts, on every site that the tests visit. */
export const demoPassword = 'Vorhang auf, Licht aus!'

export type DemoAccount = 'editor' | 'office' | 'admin' | 'mitglied' | 'jobs' | 'beide'

/**
 * Logs the browser in with a demo account, through the API.
 * @returns the headers by which further calls may change something
 */
export async function logIn(
  { request }: Pick<BrowserContext, 'request'>,
  baseURL: string,
  account: DemoAccount,
): Promise<Record<string, string>> {
  const calls = `${baseURL}/_allauth/browser/v1`
  await request.get(`${calls}/config`)
  const answer = await request.post(`${calls}/auth/login`, {
    headers: await changingHeaders({ request }, baseURL),
    data: { email: `${account}@example.org`, password: demoPassword },
  })
  expect(answer.status()).toBe(200)
  return changingHeaders({ request }, baseURL)
}

/** The headers by which a browser's calls may change something; a login gives it another token. */
export async function changingHeaders({ request }: Pick<BrowserContext, 'request'>, baseURL: string) {
  const { cookies } = await request.storageState()
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
  return { 'X-CSRFToken': token, Origin: baseURL }
}
