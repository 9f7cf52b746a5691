import { expect } from '@playwright/test'
import { rawRequest } from './support/raw-request'
import { test } from './support/test'

const responses: [kind: string, path: string, status: number][] = [
  ['a page', '/de', 200],
  ['a redirect', '/de/newsletter/', 301],
  ['a missing page', '/de/gibt-es/nicht', 404],
  ['a redirect of the account', '/de/account', 301],
  ['data', '/de/api/csrf/', 200],
  ['missing data', '/api/nothing/', 404],
  ['a refused address', '/de/%', 400],
]

for (const [kind, path, status] of responses) {
  test(`${kind} has the security headers`, async ({ baseURL }) => {
    const response = await rawRequest(baseURL ?? '', path)
    expect(response.status).toBe(status)
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/\S/),
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    expect(response.headers['content-security-policy']).not.toContain('unsafe')
    expect(response.headers).not.toHaveProperty('x-powered-by')
    expect(response.headers).not.toHaveProperty('server')
  })
}

test("the hashes of a page's scripts are in the policy, within the limits of proxies", async ({ baseURL }) => {
  const { headers } = await rawRequest(baseURL ?? '', '/de')
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy.length).toBeLessThan(4096)
})

test('a page is compressed, has an ETag and is cached', async ({ baseURL }) => {
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  const first = await rawRequest(baseURL ?? '', '/de/ueber-uns', { headers })
  expect(first.headers).toMatchObject({ etag: expect.stringMatching(/^(W\/)?"/), 'content-encoding': 'br' })
  const again = await rawRequest(baseURL ?? '', '/de/ueber-uns', {
    headers: { ...headers, 'if-none-match': first.headers.etag },
  })
  expect(again).toMatchObject({ status: 304, body: '' })
})

test('static files are cached permanently, the service worker is not', async ({ page, baseURL }) => {
  await page.goto('/de')
  const source = await page.locator('script[src*="/_next/static/"]').first().getAttribute('src')
  const file = await rawRequest(baseURL ?? '', source ?? '')
  expect(file).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' },
  })
  const worker = await rawRequest(baseURL ?? '', '/sw.js')
  expect(worker.status).toBe(200)
  expect(worker.headers['cache-control']).not.toMatch(/immutable|max-age=[1-9]\d{3}/)
})

test('a visit of a missing file shows the error page, also beside the service worker', async ({ page }) => {
  await page.goto('/de')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/de/ueber-uns')
  const response = await page.goto('/api/files/999999/satzung.pdf')
  expect([response?.status(), response?.headers()['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
})
