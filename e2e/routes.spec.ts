import { expect } from '@playwright/test'
import { locales } from '@/lib/contract/common/locale'
import { rawRequest } from './support/raw-request'
import { memberPages, redirects } from './support/routes'
import { test } from './support/test'

for (const locale of locales) {
  for (const [name, paths] of Object.entries(memberPages)) {
    test(`${locale}: ${name} redirects anonymous visitors to the login`, async ({ baseURL }) => {
      const answer = await rawRequest(baseURL ?? '', `/${locale}${paths[locale]}`)
      expect(answer).toMatchObject({
        status: 301,
        headers: {
          location: `/${locale}/account/login`,
          'cache-control': expect.stringContaining('no-store'),
        },
      })
    })
  }
}

for (const [from, status, to] of redirects) {
  test(`${from} leads to ${to} in one step`, async ({ baseURL }) => {
    const answer = await rawRequest(baseURL ?? '', from)
    expect(answer).toMatchObject({ status, headers: { location: to } })
  })
}

test('the start page speaks the language of the browser', async ({ baseURL }) => {
  const asked = { 'accept-language': 'en-GB,en;q=0.9,de;q=0.5' }
  const answer = await rawRequest(baseURL ?? '', '/?a=1', { headers: asked })
  expect(answer).toMatchObject({ status: 307, headers: { location: '/en?a=1' } })
  expect(answer.headers.vary).toMatch(/accept-language/i)
})
