import { describe, expect, it } from 'vitest'
import { createFakePages } from '../testing/fake-pages'
import { fetchResponse, sendRaw } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'
import { parseRequestTarget } from './request-target'

const malformed = [
  '/%00',
  '/de/a%00b',
  '/%ff',
  '/%c3%28',
  '/%',
  '/%zz',
  '//evil.example/',
  '/\\evil.example',
  '/de\\..\\a',
  'http://evil.example/',
  '*',
  '/de/../admin',
  '/de/%2e%2e/admin',
  '/api/..%2finternal/tags/',
  '/media/%2e%2e%5c%2E./internal/tags/',
  '/.',
  '/x%2f..%2f',
  '/de/..;/admin',
  '/media/%252e%252e/a',
  '/api/files/1%ef%bc%8f..%ef%bc%8f2/',
  `/de?${'a&'.repeat(200)}`,
  `/api/settings/?${'a=1&'.repeat(1900)}`,
  '/de/b\u00fchne',
  `/${'a'.repeat(10_000)}`,
]

describe('parseRequestTarget', () => {
  it.each(malformed)('returns null for %j', (target) => {
    expect(parseRequestTarget(target)).toBeNull()
  })

  it.each([
    ['/', '/', ''],
    ['/de/b%C3%BChne?q=100%25&x=%', '/de/b%C3%BChne', '?q=100%25&x=%'],
    ['/de/a.b/..c/', '/de/a.b/..c/', ''],
    ['/de/a%2fb/..%20c', '/de/a%2fb/..%20c', ''],
    ['/de?next=//evil.example', '/de', '?next=//evil.example'],
  ])('parses %s', (target, pathname, search) => {
    expect(parseRequestTarget(target)).toEqual({ pathname, search })
  })
})

describe('a malformed target', () => {
  it.each(malformed)('%j gets 400, and the next request is served', async (target) => {
    const { handler, renders } = createFakePages(() => ({ html: '<p>a</p>' }))
    const { port } = await startTestSite({ handler })
    const response = await sendRaw(port, `GET ${target} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`)
    expect(response).toMatch(/^HTTP\/1\.1 400 /)
    expect(renders).toHaveLength(0)
    expect((await fetchResponse(port, '/de')).status).toBe(200)
  })

  it.each(['/api/settings/%00', '/de/pageeditor-api/page/%ff', '/media/../x'])(
    'gets a JSON error in an API path: %s',
    async (target) => {
      const { port } = await startTestSite({ handler: createFakePages(() => ({ html: '' })).handler })
      const response = await sendRaw(port, `GET ${target} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`)
      expect(response).toMatch(/^HTTP\/1\.1 400 [\s\S]*\r\n\r\n\{"detail":"[^"]+"\}$/)
    },
  )
})
