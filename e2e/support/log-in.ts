import { type BrowserContext, expect } from '@playwright/test'

/** The password of the demo accounts, on every site that the tests visit. */
export const demoPassword = 'Vorhang auf, Licht aus!'

export type DemoAccount = 'editor' | 'admin' | 'mitglied' | 'jobs' | 'beide'

/**
 * Logs the browser in with a demo account, through the API.
 * @returns the headers by which further calls may change something
 */
export async function logIn(
  { request }: Pick<BrowserContext, 'request'>,
  baseURL: string,
  account: DemoAccount,
): Promise<Record<string, string>> {
  await request.get(`${baseURL}/api/csrf/`)
  const { cookies } = await request.storageState()
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
  const headers = { 'X-CSRFToken': token, Origin: baseURL }
  const answer = await request.post(`${baseURL}/_allauth/browser/v1/auth/login`, {
    headers,
    data: { email: `${account}@example.org`, password: demoPassword },
  })
  expect(answer.status()).toBe(200)
  return headers
}
