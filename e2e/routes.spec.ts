import { expect } from '@playwright/test'
import { locales } from '@/lib/contract/common/locale'
import { rawRequest } from './support/raw-request'
import { memberPages, redirects } from './support/routes'
import { test } from './support/test'

for (const locale of locales) {
  for (const [name, paths] of Object.entries(memberPages)) {
    test(`${locale}: ${name} redirects anonymous visitors to the login`, async ({ baseURL }) => {
      const response = await rawRequest(baseURL ?? '', `/${locale}${paths[locale]}`)
      expect(response).toMatchObject({
        status: 301,
        headers: { location: `/${locale}/account/login`, 'cache-control': expect.stringContaining('no-store') },
      })
    })
  }
}

for (const [from, status, to] of redirects) {
  test(`${from} redirects to ${to} in one step`, async ({ baseURL }) => {
    const response = await rawRequest(baseURL ?? '', from)
    expect(response).toMatchObject({ status, headers: { location: to } })
  })
}

test('the start page has the language of the browser', async ({ baseURL }) => {
  const headers = { 'accept-language': 'en-GB,en;q=0.9,de;q=0.5' }
  const response = await rawRequest(baseURL ?? '', '/?a=1', { headers })
  expect(response).toMatchObject({ status: 307, headers: { location: '/en?a=1' } })
  expect(response.headers.vary).toMatch(/accept-language/i)
})
