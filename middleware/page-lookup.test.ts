import { describe, expect, it, vi } from 'vitest'
import { installTransport } from '@/lib/api/transport'
import { withRenderContext } from '@/lib/render-context'
import { aPage } from '@/tests/factories/page'
import { hasMembersPage, isOffline, isRestricted, isWithoutPage } from './page-lookup'

function mockResponse(status: number, body: unknown) {
  const paths: string[] = []
  installTransport(async ({ url }) => {
    paths.push(new URL(url).pathname)
    return Response.json(body, { status })
  })
  return paths
}

it.each([
  ['an unknown path', 404, { detail: 'Nicht gefunden.' }, true],
  ['a page that is offline', 404, { detail: 'Page offline' }, false],
  ['a backend that refuses', 403, { detail: 'No.' }, false],
])('decides by the response for %s: %i', async (_name, status, body, isMissing) => {
  mockResponse(status, body)
  expect(await isWithoutPage('de', '/a/b')).toBe(isMissing)
})

it('requests the path encoded once', async () => {
  const paths = mockResponse(404, { detail: 'x' })
  await isWithoutPage('en', '/b%C3%BChne/a+b&c')
  expect(paths).toEqual(['/en/pageeditor-api/page/b%C3%BChne/a%2Bb%26c'])
})

it('returns false while the backend is unavailable', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  installTransport(() => Promise.reject(new Error('down')))
  expect(await isWithoutPage('de', '/a')).toBe(false)
})

const isEditor = async () => true
const isNoEditor = async () => false

function mockStatuses(statuses: Record<string, number>): void {
  installTransport(async (request) => {
    const { pathname, search } = new URL(request.url)
    const status = statuses[pathname + search] ?? 404
    expect(request.headers.get('cookie')).toBe('sessionid=a')
    return Response.json(status === 200 ? { id: 1 } : { detail: '' }, { status })
  })
}

describe('a page of the members’ area', () => {
  it.each([
    [200, true],
    [403, true],
    [404, false],
  ])('exists according to the status %i', async (status, hasPage) => {
    mockStatuses({ '/de/pageeditor-api/page/account/hin%20weise': status })
    expect(await hasMembersPage('de', '/account/hin%20weise', 'sessionid=a', isNoEditor)).toBe(hasPage)
  })

  it('exists for editors before its first publication', async () => {
    mockStatuses({ '/de/pageeditor-api/page/account/neu?draft=1': 200 })
    expect(await hasMembersPage('de', '/account/neu', 'sessionid=a', isNoEditor)).toBe(false)
    expect(await hasMembersPage('de', '/account/neu', 'sessionid=a', isEditor)).toBe(true)
    expect(await hasMembersPage('de', '/account/alt', 'sessionid=a', isEditor)).toBe(false)
  })

  it('exists while the backend fails, but never at a malformed path', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    mockStatuses({ '/de/pageeditor-api/page/account/x': 500 })
    expect(await hasMembersPage('de', '/account/x', 'sessionid=a', isNoEditor)).toBe(true)
    for (const path of ['/account/a%2Fb', '/account/%E0', '/account/%2561']) {
      expect(await hasMembersPage('de', path, 'sessionid=a', isEditor)).toBe(false)
    }
  })
})

describe('isRestricted', () => {
  it.each([
    [401, true],
    [200, false],
    [404, false],
    [403, false],
  ])('is known from status %i, and the render context notes it', async (status, expected) => {
    mockResponse(status, { detail: 'x' })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await withRenderContext(async (context) => {
      expect(await isRestricted('de', '/themen/intern')).toBe(expected)
      expect(context.isRestricted).toBe(expected)
    })
  })

  it('returns false for a job ad and a malformed path without a backend call', async () => {
    const paths = mockResponse(401, { detail: 'x' })
    expect(await isRestricted('de', '/jobboerse/geige/7')).toBe(false)
    expect(await isRestricted('de', '/a%2Fb')).toBe(false)
    expect(paths).toEqual([])
  })
})

describe('isOffline', () => {
  const address = '/de/pageeditor-api/page/herbst'
  const page = (isOnline: boolean): [number, unknown] => [200, aPage({ is_online: isOnline })]

  it.each<[string, Record<string, [number, unknown]>, boolean]>([
    ['is online', { [address]: page(true) }, false],
    ['went offline', { [`${address}?draft=1`]: page(false) }, true],
    ['never existed', {}, false],
    ['is for users', { [address]: [401, {}], [`${address} own`]: page(true) }, false],
    ['is for users and went offline', { [address]: [401, {}], [`${address} own`]: page(false) }, true],
    ['cannot be read', { [address]: [503, {}] }, false],
  ])('%s', async (_name, responses, expected) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    installTransport(async (request) => {
      const { pathname, search } = new URL(request.url)
      const suffix = request.headers.get('cookie') && search === '' ? ' own' : ''
      const [status, body] = responses[pathname + search + suffix] ?? [404, { detail: 'x' }]
      return Response.json(body, { status })
    })
    expect(await isOffline('de', '/herbst', 'sessionid=a')).toBe(expected)
  })
})
