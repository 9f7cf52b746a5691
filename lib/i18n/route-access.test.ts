import { expect, it } from 'vitest'
import { isMembersPath, memberPaths } from '../contract/accounts/account-area'
import { locales } from '../contract/common/locale'
import type { RouteName } from '../contract/site/route-paths'
import { getRouteTemplate, matchRoute } from '../contract/site/route-patterns'
import { accountAccess, pathsWithout, rulesAtAddress } from './route-access'
import { routes } from './routes'

it.each([
  ['/account', 'members'],
  ['/account/logout', 'members'],
  ['/account/profil', 'members'],
  ['/account/profile', 'members'],
  ['/account/downloads/satzungen/3', 'members'],
  ['/meine-stellenanzeigen', 'members'],
  ['/publish-job', 'members'],
  ['/account/login', 'anonymous'],
  ['/account/signup', 'anonymous'],
  // Reached from a mail, signed in or not: a new address is verified while signed in.
  ['/account/password/reset', 'everybody'],
  ['/account/password/reset/key', 'everybody'],
  ['/account/password/reset/key/abc', 'everybody'],
  ['/account/verify-email', 'everybody'],
  ['/account/verify-email/abc', 'everybody'],
  ['/account/verify-email/a/b', 'unknown'],
  ['/account/hinweise', 'unknown'],
  ['/account/login/hinweise', 'unknown'],
  ['/accounting', 'everybody'],
  ['/kalender', 'everybody'],
])('%s is %s', (path, access) => {
  expect(accountAccess(path)).toBe(access)
})

it('every page beside the account’s folder is a route of the site', () => {
  for (const path of memberPaths) {
    expect(matchRoute('de', `/${path}`) ?? matchRoute('en', `/${path}`), path).not.toBeNull()
  }
})

const addresses = locales.flatMap((locale) =>
  (Object.keys(routes) as RouteName[]).map((route) => {
    const path = getRouteTemplate(route, locale)
      .replace(/\/\[\[.*$/, '')
      .replace(/\[id\]/, '1')
      .replace(/\[list\]/, 'press')
      .replace(/[[\]]/g, '')
    return { locale, path, route }
  }),
)

it.each(addresses)('the backend guards $path ($locale) as the table says', ({ path, route }) => {
  expect(isMembersPath(path.slice(1))).toBe(routes[route].audience === 'members')
})

it.each(['isPrefetched', 'isIndexed'] as const)(
  'paths without %s cover those pages and no others',
  (rule) => {
    const paths = pathsWithout(rule)
    for (const { locale, path } of addresses) {
      const address = `/${locale}${path}`
      const isCovered = paths.some((start) => address === start || address.startsWith(`${start}/`))
      expect([address, isCovered]).toEqual([address, !rulesAtAddress(address)[rule]])
    }
    expect(paths).toContain('/cms-hub')
    expect(paths).toContain('/en/account')
  },
)

it.each([
  ['/de/account/hinweise', false],
  ['/de/ueber-uns', true],
  ['/en', true],
])('a content page at %s may be indexed: %s', (address, isIndexed) => {
  expect(rulesAtAddress(address).isIndexed).toBe(isIndexed)
})
