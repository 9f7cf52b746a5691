import { expect, it } from 'vitest'
import { createSecurityHeaders } from './security-headers'

it.each([
  ['https://a.example', 'off', undefined],
  ['https://a.example', 'host', 'max-age=31536000'],
  ['https://a.example', 'subdomains', 'max-age=31536000; includeSubDomains'],
  ['https://a.example', 'preload', 'max-age=31536000; includeSubDomains; preload'],
  ['http://localhost:3000', 'preload', undefined],
] as const)('%s with HSTS %s sends the header %s', (SITE_URL, HSTS, expected) => {
  expect(createSecurityHeaders({ SITE_URL, HSTS })['Strict-Transport-Security']).toBe(expected)
})
