import { describe, expect, it, vi } from 'vitest'
import { aRuleContext, editor, signedIn } from '@/tests/factories/rule-context'
import { type ResolvedRoute, resolveRoute } from './resolve-route'
import type { RuleContext } from './rule'

/** Resolves an address from the address bar to its folder. */
function resolveAddress(address: string, context: RuleContext): Promise<ResolvedRoute> {
  const [pathname = '', query] = address.split('?')
  return resolveRoute({ pathname, search: query === undefined ? '' : `?${query}` }, context)
}

const switchedOff = { isDisabled: async () => true }

describe('the folder of an address', () => {
  it.each([
    ['/de', '/de'],
    ['/en/calender', '/en/kalender'],
    ['/en/jobs/geige/7', '/en/jobboerse/geige/7'],
    ['/en/about-us/statutes', '/en/about-us/statutes'],
    ['/cms-hub', '/de/cms-hub'],
    ['/cms-hub?q=a&lang=en', '/en/cms-hub'],
    ['/cms-hub?lang=../x', '/de/cms-hub'],
    ['/robots.txt', '/robots.txt'],
    ['/sitemaps/0.xml', '/sitemaps/0.xml'],
    ['/previews/de/ueber-uns/0a.png', '/previews/de/ueber-uns/0a.png'],
    ['/en/a%2Fb', '/en/404'],
    ['/de/%2561ccount/profil', '/de/404'],
    ['/de/account%2Fprofil', '/de/404'],
  ])('%s is %s', async (address, pathname) => {
    expect(await resolveAddress(address, aRuleContext())).toMatchObject({ pathname, isSwitchedOff: false })
  })
})

describe('a missing page', () => {
  const empty = { isWithoutPage: async () => true }
  it.each([
    ['/de/gibt-es/nicht', true],
    ['/en/404.html', true],
    ['/en/a%2Fb', true],
    ['/de/page-editor', true],
    ['/de/styleguide', true],
    ['/foo.txt', true],
    ['/sitemaps.xml', true],
    ['/opensearch/de.xml', false],
    ['/manifests/en.webmanifest', false],
    ['/.env', true],
    ['/robots.txt', false],
    ['/.well-known/security.txt', false],
    ['/cms-hub', false],
    ['/en/cms-hub/media', false],
    ['/de/kalender', false],
    ['/en/jobs/geige/7', false],
    ['/de/404', false],
    ['/de', false],
  ])('finds out whether %s has no page: %s', async (address, isMissing) => {
    expect((await resolveAddress(address, aRuleContext(empty))).isMissing).toBe(isMissing)
  })

  it('is not reported for the style guide, an edited page or a disabled site', async () => {
    const visits: [string, Partial<RuleContext>][] = [
      ['/de/styleguide/quote', { maySeeStyleguide: async () => true }],
      ['/de/gibt-es/nicht?edit', editor],
      ['/de/gibt-es/nicht', switchedOff],
    ]
    for (const [address, parts] of visits) {
      expect((await resolveAddress(address, aRuleContext({ ...empty, ...parts }))).isMissing).toBe(false)
    }
  })
})

describe('the style guide', () => {
  const open = { maySeeStyleguide: async () => true }

  it.each(['/de/styleguide', '/en/styleguide/quote'])('%s is missing for visitors without access', async (address) => {
    const { pathname } = await resolveAddress(address, aRuleContext(signedIn))
    expect(pathname).toBe(`${address.slice(0, 3)}/404`)
  })

  it('is shown to permitted visitors', async () => {
    expect((await resolveAddress('/de/styleguide/quote', aRuleContext(open))).pathname).toBe('/de/styleguide/quote')
  })

  it('does not affect addresses with the same beginning', async () => {
    expect((await resolveAddress('/de/styleguides', aRuleContext())).pathname).toBe('/de/styleguides')
  })
})

describe('the edit marker', () => {
  it.each([
    ['/de?edit', '/de/page-editor'],
    ['/en/about-us/statutes?edit=1', '/en/page-editor/about-us/statutes'],
    ['/de/newsletter?a=b&edit', '/de/page-editor/newsletter'],
    ['/en/jobs/geige/7?edit', '/en/jobboerse/geige/7'],
    ['/de/search/pages/2?edit', '/de/search/pages/2'],
    ['/de/account/verify-email/abc?edit', '/de/account/verify-email/abc'],
    ...[
      'account/login',
      'account/signup',
      'account/logout',
      'account/verify-email',
      'account/downloads',
      'account/password/reset/key',
      'account/jobs/delete',
      'search',
      'index-disabled',
    ].map((path) => [`/de/${path}?edit`, `/de/page-editor/${path}`]),
    ['/de/ueber-uns?editor', '/de/ueber-uns'],
  ])('%s leads editors to %s', async (address, pathname) => {
    expect((await resolveAddress(address, aRuleContext(editor))).pathname).toBe(pathname)
  })

  it('does nothing for other visitors', async () => {
    expect((await resolveAddress('/de/ueber-uns?edit', aRuleContext(signedIn))).pathname).toBe('/de/ueber-uns')
  })

  it.each(['/de/page-editor', '/de/page-editor/ueber-uns'])('returns 404 for %s, also for editors', async (address) => {
    expect((await resolveAddress(address, aRuleContext(editor))).pathname).toBe('/de/404')
  })
})

describe('an offline page', () => {
  const offline = { isOffline: async () => true }

  it.each([
    ['/de/herbst', '/de/page-editor/herbst'],
    ['/en/calender', '/en/page-editor/calender'],
    ['/de/account/hinweise', '/de/page-editor/account/hinweise'],
    // A version of it is shown as on any other page.
    ['/de/herbst?v=3', '/de/herbst'],
    // Forms and lists do not depend on the content page.
    ['/de/account/logout', '/de/account/logout'],
    ['/de/account/profil', '/de/account/profil'],
    ['/de/account/verify-email', '/de/account/verify-email'],
    ['/de/cms-hub/media', '/de/cms-hub/media'],
    ['/de/jobboerse/geige/7', '/de/jobboerse/geige/7'],
  ])('is seen by editors: %s', async (address, pathname) => {
    expect(await resolveAddress(address, aRuleContext({ ...editor, ...offline }))).toMatchObject({
      pathname,
      isMissing: false,
    })
  })

  it('is not looked up for other visitors', async () => {
    const isOffline = vi.fn(async () => true)
    const resolved = await resolveAddress('/de/herbst', aRuleContext({ ...signedIn, isOffline }))
    expect(resolved.pathname).toBe('/de/herbst')
    expect(isOffline).not.toHaveBeenCalled()
  })
})

describe('while the site is switched off', () => {
  it.each<[string, Partial<RuleContext>, string, boolean]>([
    ['/en/calender', switchedOff, '/en/index-disabled', true],
    ['/de/gibt-es-nicht', switchedOff, '/de/index-disabled', true],
    ['/de/ueber-uns', { ...signedIn, ...switchedOff }, '/de/index-disabled', true],
    ['/de/ueber-uns', { ...editor, ...switchedOff }, '/de/ueber-uns', false],
    ['/de/account/login', switchedOff, '/de/account/login', false],
    ['/de/index-disabled', switchedOff, '/de/index-disabled', false],
    // Mails link to these.
    ['/de/account/password/reset', switchedOff, '/de/account/password/reset', false],
    ['/de/subscription/press/unsubscribe/key', switchedOff, '/de/subscription/press/unsubscribe/key', false],
    ['/de/account/jobs/team/key', switchedOff, '/de/account/jobs/team/key', false],
    ['/robots.txt', switchedOff, '/robots.txt', false],
    ['/sitemap.xml', switchedOff, '/de/index-disabled', true],
    ['/sitemaps/0.xml', switchedOff, '/de/index-disabled', true],
    ['/sitemaps/0.xml', { ...editor, ...switchedOff }, '/sitemaps/0.xml', false],
    ['/previews/de/ueber-uns/0a.png', switchedOff, '/de/index-disabled', true],
  ])('%s is shown case by case', async (address, parts, pathname, isSwitchedOff) => {
    expect(await resolveAddress(address, aRuleContext(parts))).toMatchObject({ pathname, isSwitchedOff })
  })
})
