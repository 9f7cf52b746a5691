import { expect, it } from 'vitest'
import { readEnv } from './env'

it.each([
  ['SITE_URL', 'www.example.org', 'must be an address such as https://www.example.org'],
  ['SITE_URL', 'https://www.example.org/sub', 'must be an address without a path'],
  ['BACKEND_URL', 'backend', 'must be an address such as'],
  ['CDN_PURGE_URL', 'purge', 'must be an address such as'],
  ['TRUSTED_PROXIES', 'nginx', 'must be an address or a network'],
])('rejects %s=%j with a helpful message', (name, value, reason) => {
  expect(() => readEnv({ [name]: value })).toThrow(reason)
})

it('removes trailing slashes of addresses', () => {
  const { SITE_URL, BACKEND_URL } = readEnv({ SITE_URL: 'https://a.example/', BACKEND_URL: 'http://b/c/' })
  expect([SITE_URL, BACKEND_URL]).toEqual(['https://a.example', 'http://b/c'])
})
