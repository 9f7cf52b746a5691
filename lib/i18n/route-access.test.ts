import { expect, it } from 'vitest'
import { isMembersPath, memberPaths } from '../contract/accounts/account-area'
import { locales } from '../contract/common/locale'
import type { RouteName } from '../contract/site/route-paths'
import { getRouteTemplate, matchRoute } from '../contract/site/route-patterns'
import { isAdministrationAddress } from './administration-address'
import { getAccountAccess, getRulesAtAddress, listPathsWithout } from './route-access'
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
  // Linked in mails, with or without a session: a new address is verified while signed in.
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
  expect(getAccountAccess(path)).toBe(access)
})

it('has a route for every members’ page outside of the account folder', () => {
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

it.each(addresses)('matches the backend’s protection of $path ($locale)', ({ path, route }) => {
  expect(isMembersPath(path.slice(1))).toBe(routes[route].audience === 'members')
})

it.each(['isPrefetched', 'isIndexed'] as const)('lists exactly the paths without %s', (rule) => {
  const paths = listPathsWithout(rule)
  for (const { locale, path } of addresses) {
    const address = `/${locale}${path}`
    const isCovered = paths.some((start) => address === start || address.startsWith(`${start}/`))
    expect([address, isCovered]).toEqual([address, !getRulesAtAddress(address)[rule]])
  }
  expect(paths).toContain('/cms-hub')
  expect(paths).toContain('/en/account')
})

it.each([
  ['/de/account/hinweise', false],
  ['/de/ueber-uns', true],
  ['/en', true],
])('allows indexing of a content page at %s: %s', (address, isIndexed) => {
  expect(getRulesAtAddress(address).isIndexed).toBe(isIndexed)
})

it('takes no page whose address begins like that of the administration for a part of it', () => {
  const isInside = (address: string) => isAdministrationAddress(address, 'de')
  expect(['/de/admin', '/de/admin/jobs', '/de/administration'].map(isInside)).toEqual([true, true, false])
})
