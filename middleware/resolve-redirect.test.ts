import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aRuleContext, createRedirectList, editor, signedIn } from '@/tests/factories/rule-context'
import { formatAddress } from './address'
import { resolveRedirect } from './resolve-redirect'
import type { RuleContext } from './rule'
import { rules } from './rules'

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

async function findRedirect(address: string, overrides: Partial<RuleContext> = {}): Promise<string | null> {
  const mark = address.indexOf('?')
  const [pathname, search] = mark === -1 ? [address, ''] : [address.slice(0, mark), address.slice(mark)]
  const redirect = await resolveRedirect(rules, { pathname, search }, aRuleContext(overrides))
  return redirect && `${redirect.status} ${formatAddress(redirect.target)}`
}

/** Creates a look-up that finds only `/de/alt`: its target, or null if the target is restricted. */
const createLookUp = (target: string | null) => async (_locale: string, path: string) =>
  path === '/de/alt' ? { target, isRestricted: target === null } : { target: null, isRestricted: false }

describe('an address that is right', () => {
  it.each<[string, Partial<RuleContext>]>([
    ['/de', {}],
    ['/en/calender?x=1', {}],
    ['/en/jobboerse', {}],
    ['/de/irgendeine/seite', {}],
    ['/de/kalender?v=3', editor],
    ['/de/account/login', {}],
    ['/de/account/password/reset/key/abc', {}],
    ['/de/account/verify-email/abc', signedIn],
    ['/en/account/profile', signedIn],
    ['/de/account/jobs/delete/5', signedIn],
    ['/de/meine-stellenanzeigen', signedIn],
    ['/de/account/hinweise', { ...signedIn, hasMembersPage: async () => true }],
    ['/cms-hub', editor],
    ['/en/cms-hub/media', editor],
    ['/robots.txt', {}],
    ['/fonts/archivo.woff2', {}],
  ])('%s is not redirected', async (address, overrides) => {
    expect(await findRedirect(address, overrides)).toBeNull()
  })
})

describe("the hub's language", () => {
  it.each([
    ['/de/cms-hub?q=a', '301 /cms-hub?q=a'],
    ['/en/cms-hub', '301 /cms-hub?lang=en'],
    ['/en/cms-hub?q=a&lang=de', '301 /cms-hub?q=a&lang=en'],
  ])('%s leads an editor to %s', async (address, expected) => {
    expect(await findRedirect(address, editor)).toBe(expected)
  })
})

describe('the language prefix', () => {
  it.each([
    ['/', null, '307 /de'],
    ['/', 'en-GB', '307 /en'],
    ['/?x=1', 'en', '307 /en?x=1'],
    ['/barrierefreiheit', 'en', '301 /de/barrierefreiheit'],
    ['/downloads', null, '301 /de/downloads'],
    ['/account/verify-email/abc', null, '301 /de/account/verify-email/abc'],
    ['/kalender/?x=1', null, '301 /de/kalender?x=1'],
    ['/calender', null, '301 /de/kalender'],
    ['/fr/kalender', null, '301 /de/fr/kalender'],
    ['/de/cms-hub', null, '301 /de/account/login'],
  ])('%s with %s leads to %s', async (address, acceptLanguage, expected) => {
    expect(await findRedirect(address, { acceptLanguage })).toBe(expected)
  })
})

describe("a route's path under the other language", () => {
  it.each([
    ['/en/kalender', '301 /en/calender'],
    ['/de/calender', '301 /de/kalender'],
    ['/en/jobboerse/geige/7', '301 /en/jobs/geige/7'],
    ['/de/addresses/theatre', '301 /de/unsere-mitglieder/theater'],
    ['/en/unsere-mitglieder/oper/3?x=1', '301 /en/addresses/oper/3?x=1'],
  ])('%s leads to %s', async (address, expected) => {
    expect(await findRedirect(address)).toBe(expected)
  })
})

describe('several reasons for a redirect', () => {
  it('lead to one redirect', async () => {
    expect(await findRedirect('/en/kalender/?x=1&v=3')).toBe('301 /en/calender?x=1')
    expect(await findRedirect('/?v=3', { acceptLanguage: 'en' })).toBe('307 /en')
    const entries = createRedirectList({ '/alt/': '/en/kalender/', '/alt': '/en/kalender/' })
    expect(await findRedirect('/alt/?v=2&x=1', entries)).toBe('301 /en/calender?x=1')
    expect(await findRedirect('/account/profil/?x=1')).toBe('301 /de/account/login?x=1')
  })

  it('lead to a personal redirect if one of them is personal', async () => {
    const ask = (search: string) => resolveRedirect(rules, { pathname: '/de/kalender/', search }, aRuleContext())
    expect((await ask('?v=1'))?.isPersonal).toBe(true)
    expect((await ask(''))?.isPersonal).toBe(false)
  })
})

describe('the account', () => {
  it.each([
    ['/de/account', '301 /de/account/login'],
    ['/en/account/profile', '301 /en/account/login'],
    ['/en/account/profil', '301 /en/account/login'],
    ['/de/account/unbekannt', '301 /de/account/login'],
    ['/de/account/verify-email/a/b', '301 /de/account/login'],
    ['/de/%61ccount/profil', '301 /de/account/login'],
    ['/de//account/profil', '301 /de/account/login'],
    ['/en/publish-job', '301 /en/account/login'],
    ['/en/meine-stellenanzeigen', '301 /en/account/login'],
    ['/cms-hub?x=1', '301 /de/account/login?x=1'],
    ['/cms-hub?lang=en&x=1', '301 /en/account/login?x=1'],
    ['/en/cms-hub', '301 /en/account/login'],
    ['/cms-hub/media', '301 /de/account/login'],
    ['/en/cms-hub/media', '301 /en/account/login'],
    ['/en/cms-hub/anything', '301 /en/account/login'],
    ['/en/%63ms-hub/media', '301 /en/account/login'],
  ])('%s leads an anonymous visitor to %s', async (address, expected) => {
    expect(await findRedirect(address)).toBe(expected)
  })

  it.each([
    ['/de/account/login', '301 /de/account'],
    ['/en/account/signup', '301 /en/account'],
    ['/de/account/unbekannt', '301 /de/account'],
    ['/en/account/profil', '301 /en/account/profile'],
    ['/cms-hub', '301 /de/account'],
    ['/cms-hub?lang=en', '301 /en/account'],
    ['/de/cms-hub/media', '301 /de/account'],
    ['/de/account/login?next=/en/calender%3Fx=1', '301 /en/calender?x=1'],
    ['/de/account/login?next=//evil.example/', '301 /de/account'],
    ['/de/account/login?next=/cms-hub', '301 /de/account'],
    ['/de/account/login?next=/%64e/account/login', '301 /de/account'],
  ])('%s leads a member to %s', async (address, expected) => {
    expect(await findRedirect(address, signedIn)).toBe(expected)
  })

  it.each([
    ['/de/account/login?edit', null],
    ['/en/account/signup?edit', null],
    ['/de/account/login', '301 /de/account'],
  ])('lets editors edit the pages of the login and the sign-up: %s', async (address, expected) => {
    expect(await findRedirect(address, editor)).toBe(expected)
    expect(await findRedirect(address, signedIn)).not.toBeNull()
  })

  it('leads users without a required second factor from the login to its setup', async () => {
    const overrides = { ...signedIn, rememberedPath: '/de/cms-hub', lacksFactor: async () => true }
    expect(await findRedirect('/de/account/login', overrides)).toBe('301 /de/account/profil#second-factor')
    expect(await findRedirect('/de/account', overrides)).toBeNull()
  })

  it('leads back once to the page that required the login', async () => {
    const ask = async (rememberedPath: string) => {
      const context = aRuleContext({ ...signedIn, rememberedPath })
      const address = { pathname: '/de/account/login', search: '?next=/de/themen' }
      const redirect = await resolveRedirect(rules, address, context)
      expect(redirect).toMatchObject({ endsLogin: true, isPersonal: true })
      return redirect && formatAddress(redirect.target)
    }
    expect(await ask('/en/account/profile?x=1')).toBe('/en/account/profile?x=1')
    expect(await ask('/api/files/7/satzung.pdf')).toBe('/api/files/7/satzung.pdf')
    expect(await ask('//evil.example/')).toBe('/de/themen')
    expect(await ask('/de/account/unbekannt')).toBe('/de/account')
  })

  it('remembers the hub with its language', async () => {
    const redirect = await resolveRedirect(rules, { pathname: '/cms-hub', search: '?lang=en&q=a' }, aRuleContext())
    expect(redirect).toMatchObject({
      target: { pathname: '/en/account/login', search: '?q=a' },
      returnTo: { pathname: '/cms-hub', search: '?lang=en&q=a' },
    })
  })

  it('includes pages that editors restrict to users', async () => {
    const restricted = { isRestricted: async () => true }
    expect(await findRedirect('/de/themen/intern', restricted)).toBe('301 /de/account/login')
    expect(await findRedirect('/de/themen/intern', { ...restricted, ...signedIn })).toBeNull()
    expect(await findRedirect('/de/themen/offen', signedIn)).toBeNull()
  })

  it('remembers only the page that required the login', async () => {
    const ask = async (pathname: string, context = aRuleContext()) => {
      const redirect = await resolveRedirect(rules, { pathname, search: '?x=1' }, context)
      return redirect?.returnTo && formatAddress(redirect.returnTo)
    }
    expect(await ask('/en/account/profile/')).toBe('/en/account/profile?x=1')
    expect(await ask('/de/meine-stellenanzeigen')).toBe('/de/meine-stellenanzeigen?x=1')
    expect(await ask('/de/account/hinweise')).toBe('/de/account/hinweise?x=1')
    expect(await ask('/cms-hub')).toBe('/cms-hub?x=1')
    expect(await ask('/cms-hub', aRuleContext(signedIn))).toBeNull()
    expect(await ask('/de/kalender/')).toBeNull()
  })

  it('logs the reason to the console', async () => {
    const logInfo = vi.spyOn(console, 'info').mockImplementation(() => {})
    await findRedirect('/de/account')
    expect(logInfo).toHaveBeenLastCalledWith('User is not authenticated, redirecting to login page')
    await findRedirect('/de/account/login', signedIn)
    expect(logInfo).toHaveBeenLastCalledWith('User is authenticated, redirecting to account page')
  })
})

describe('redirect entries', () => {
  it.each([
    ['/alt', { '/alt': '/de/neu' }, '301 /de/neu'],
    ['/de/a?x=1', { '/de/a': '/de/b', '/de/b': '/de/c' }, '301 /de/c?x=1'],
    ['/de/a', { '/de/a': '//evil.example/' }, null],
    ['/de/a', { '/de/a': '/\\evil.example' }, null],
    ['/de/a', { '/de/a': 'https://evil.example/' }, null],
    ['/de/a', { '/de/a': '/de/b', '/de/b': '/de/a' }, null],
    ['/de/x/', { '/de/x': '/de/a', '/de/a': '/de/b', '/de/b': '/de/a' }, '301 /de/x'],
    ['/de/a', { '/de/a': '/de/a?x=1' }, null],
    ['/de/a', { '/de/a': '/de/b?y=1', '/de/b': '/de/a' }, null],
    ['/en/calender', { '/en/calender': '/en/kalender' }, null],
  ] as const)('%s by %j leads to %s', async (address, entries, expected) => {
    expect(await findRedirect(address, createRedirectList(entries))).toBe(expected)
  })

  it.each<[string, Partial<RuleContext>]>([
    ['listed', createRedirectList({ '/de/alt': '/de/neu' })],
    ['looked up', { lookUp: createLookUp('/de/neu') }],
    ['looked up and restricted', { lookUp: createLookUp(null) }],
  ])('do not hide an offline page at their address from editors (%s)', async (_source, entries) => {
    const isOffline = async (locale: string, path: string) => `/${locale}${path}` === '/de/alt'
    for (const search of ['', '?edit']) {
      expect(await findRedirect(`/de/alt${search}`, { ...editor, ...entries, isOffline })).toBeNull()
    }
    expect(await findRedirect('/de/alt', { ...entries, isOffline })).not.toBeNull()
  })

  it('are looked up individually for possible content pages', async () => {
    const lookUp = vi.fn(async (_locale: string, path: string) => ({
      target: path === '/de/alt' ? '/de/neu' : null,
      isRestricted: false,
    }))
    expect(await findRedirect('/de/alt?x=1', { lookUp })).toBe('301 /de/neu?x=1')
    lookUp.mockClear()
    for (const path of ['/robots.txt', `/de/${'a'.repeat(2000)}`, '/de/account/verify-email/key'])
      await findRedirect(path, { lookUp })
    expect(lookUp).not.toHaveBeenCalled()
  })

  it('keep their fragment through further redirects, but not to the login', async () => {
    const entries = createRedirectList({ '/alt': '/en/kalender/#herbst', '/intern': '/de/account/profil#telefon' })
    expect(await findRedirect('/alt?x=1', entries)).toBe('301 /en/calender?x=1#herbst')
    expect(await findRedirect('/alt?v=2', entries)).toBe('301 /en/calender#herbst')
    expect(await findRedirect('/intern', { ...entries, ...signedIn })).toBe('301 /de/account/profil#telefon')
    expect(await findRedirect('/intern', entries)).toBe('301 /de/account/login')
  })

  it('into the members’ area lead anonymous visitors to the login and permitted users to the page', async () => {
    const resolve = (visitor: Partial<RuleContext>, target: string | null) => {
      const findRestrictedTarget = async () => target
      const entries = { lookUp: createLookUp(null), findRestrictedTarget, hasMembersPage: async () => true }
      return resolveRedirect(rules, { pathname: '/de/alt', search: '?x=1' }, aRuleContext({ ...visitor, ...entries }))
    }
    expect(await resolve({}, null)).toMatchObject({
      target: { pathname: '/de/account/login', search: '?x=1' },
      returnTo: { pathname: '/de/alt', search: '?x=1' },
      isPersonal: true,
    })
    expect(await resolve(signedIn, '/de/account/neu')).toMatchObject({
      target: { pathname: '/de/account/neu', search: '?x=1' },
      isPersonal: true,
    })
    expect(await resolve(signedIn, null)).toBeNull()
  })
})

describe('a host in the path', () => {
  it.each([
    ['//evil.example/', '301 /evil.example'],
    ['///evil.example/de', '301 /de/evil.example/de'],
    ['/evil.example//x', '301 /de/evil.example/x'],
    ['/%2F/evil.example/', '301 /%2F/evil.example'],
  ])('%s leads to %s on this site', async (address, expected) => {
    expect(await findRedirect(address)).toBe(expected)
  })
})
