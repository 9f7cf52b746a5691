import { describe, expect, it } from 'vitest'
import { findBypass, toPageRequest } from './page-request'

const router = { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D', 'next-url': '/de' }

function toRequest(pathname: string, search = '', headers: Record<string, string> = {}, isPersonal = false) {
  return toPageRequest({ pathname, search }, headers, isPersonal)
}

describe('toPageRequest', () => {
  it('removes everything about the visitor from the request for a public page', () => {
    const headers = {
      cookie: 'sessionid=a; authenticated=true; editors=1; editor=',
      'accept-language': 'en',
      'user-agent': 'curl',
      'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy',
      'x-matched-path': '/admin',
      'x-invoke-path': '/admin',
      'x-nextjs-data': '1',
      'next-action': 'abc',
      'x-forwarded-host': 'evil.example',
    }
    expect(toRequest('/de/a', '?x=1', headers)).toEqual({
      pathname: '/de/a',
      search: '',
      unreadQuery: 'x=1',
      key: '/de/a',
      isShared: true,
      headers: {},
    })
  })

  it('passes cookies, language and user agent to personal pages, and no internal header', () => {
    const headers = {
      cookie: 'sessionid=a',
      'accept-language': 'en',
      'x-middleware-subrequest': 'proxy',
      'next-action': 'b',
    }
    const page = toRequest('/de/account', '?x=1', headers, true)
    expect(page).toMatchObject({ key: null, isShared: false, search: '?x=1' })
    expect(page.headers).toEqual({ cookie: 'sessionid=a', 'accept-language': 'en' })
  })

  it.each([
    ['/de', '', '', null],
    ['/de', '', 'sessionid=a; authenticated=true; editor=', null],
    ['/de', '', 'a=1; editor=true', 'editors'],
    ['/de', '', 'a=1; editor=office', null],
    ['/de', '', 'a=1; __Host-editor=1', 'editors'],
    ['/de/a', '?edit', '', 'editors'],
    ['/de/a', '?x=1&v=3', '', 'editors'],
    ['/de/a', '?editor', '', null],
    ['/en/account/login', '', '', 'members'],
    ['/en/publish-job', '', '', 'members'],
    ['/publish-job', '', '', 'members'],
    ['/de/account/what-editors-made', '', '', 'members'],
    ['/de/publish-jobs', '', '', null],
    ['/de/kalender', '?view=list', '', 'members'],
    ['/en/calender', '', 'editor=1', 'members'],
    ['/de/kalender/tagung/12', '', '', null],
    ['/de/cms-hubs', '', '', null],
    ['/de/meine-stellenanzeigen', '?edit', 'editor=1', 'members'],
    ['/en/styleguide/quote', '', '', 'editors'],
    ['/cms-hub', '', '', 'editors'],
  ] as const)('%s%s with cookies "%s" is a separate page for %s', (pathname, search, cookie, bypass) => {
    expect(findBypass({ pathname, search }, cookie)).toBe(bypass)
  })

  it('keeps pages of the account area out of shared caches, also without a user', () => {
    expect(toRequest('/de/account/login')).toMatchObject({ key: '/de/account/login', isShared: false, headers: {} })
    expect(toRequest('/de/account/verify-email/abc')).toMatchObject({ key: null, isShared: false, headers: {} })
    expect(toRequest('/de/account/jobs/renew/1.2.3.x')).toMatchObject({ key: null, isShared: false, headers: {} })
    expect(toRequest('/en/account/stop-email-change/abc')).toMatchObject({ key: null, isShared: false, headers: {} })
    expect(toRequest('/de/styleguide')).toMatchObject({ isShared: false })
    expect(toRequest('/en/account/password/reset/key/abc').key).toBeNull()
    expect(toRequest('/en/account/password/reset/key').key).toBe('/en/account/password/reset/key')
  })

  it("distinguishes the router's kinds of requests, but not its state", () => {
    const full = toRequest('/de/a', '?_rsc=abc', router)
    const prefetch = toRequest('/de/a', '?_rsc=x', { ...router, 'next-router-prefetch': '1' })
    const tree = toRequest('/de/a', '?_rsc=x', {
      rsc: '1',
      'next-router-prefetch': '1',
      'next-router-segment-prefetch': '/_tree',
    })
    const keys = [toRequest('/de/a').key, full.key, prefetch.key, tree.key]
    expect(new Set(keys).size).toBe(4)
    expect(full).toMatchObject({ search: '', headers: { rsc: '1' } })
    expect(full.headers).not.toHaveProperty('next-router-state-tree')
    expect(toRequest('/de/a', '?_rsc=other', { rsc: '1' }).key).toBe(full.key)
  })

  it('returns a page if the router’s header or its parameter is missing', () => {
    expect(toRequest('/de/a', '', router)).toMatchObject({ key: '/de/a', headers: {} })
    expect(toRequest('/de/a', '?_rsc=abc')).toMatchObject({ key: '/de/a', search: '' })
  })

  it.each([
    ['?_rsc=a', ''],
    ['?_rsc', ''],
    ['?x=1&_rsc=a', 'x=1'],
    ['?_rsc=a&x=1', 'x=1'],
    ['?x=1&_rsc=a&y=2', 'x=1&y=2'],
    ['?x_rsc=1', 'x_rsc=1'],
  ])('removes the navigation marker from %s', (search, unreadQuery) => {
    expect(toRequest('/de', search)).toMatchObject({ search: '', unreadQuery })
  })

  it('keeps the parameters that the page reads, in a fixed order', () => {
    const page = toRequest('/de/downloads', '?utm_source=x&page=2&category=a&page=3')
    expect(page).toMatchObject({ search: '?category=a&page=2', unreadQuery: 'utm_source=x' })
    expect(toRequest('/de/downloads', '?category=a&page=2').key).toBe(page.key)
    expect(toRequest('/de/downloads', '?page=2').key).not.toBe(page.key)
  })

  it('drops markers that the router does not send', () => {
    const headers = { rsc: '1', 'next-router-prefetch': '9', 'next-router-segment-prefetch': '../x"' }
    expect(toRequest('/de', '?_rsc=a', headers).headers).toEqual({ rsc: '1' })
    expect(toRequest('/de', '?_rsc=a', { rsc: '1\u00e4' }).headers).toEqual({})
  })

  it('depends on the language of the browser only without one in the address', () => {
    const [english, german] = ['en', 'de'].map((language) => toRequest('/', '', { 'accept-language': language }))
    expect(english?.headers).toEqual({ 'accept-language': 'en' })
    expect(english?.key).not.toBe(german?.key)
    expect(toRequest('/deutsch', '', { 'accept-language': 'en' }).headers).toEqual({ 'accept-language': 'en' })
  })
})
