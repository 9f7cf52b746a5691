import { expect, it } from 'vitest'
import { memberPaths } from '../contract/account-area'
import { accountAccess } from './route-access'
import { matchRoute } from './route-patterns'

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
  ['/account/password/reset', 'open'],
  ['/account/password/reset/key', 'open'],
  ['/account/password/reset/key/abc', 'open'],
  ['/account/verify-email', 'open'],
  ['/account/verify-email/abc', 'open'],
  ['/account/verify-email/a/b', 'unknown'],
  ['/account/hinweise', 'unknown'],
  ['/account/login/hinweise', 'unknown'],
  ['/accounting', 'open'],
  ['/kalender', 'open'],
])('%s is %s', (path, access) => {
  expect(accountAccess(path)).toBe(access)
})

it('every page beside the account’s folder is a route of the site', () => {
  for (const path of memberPaths) {
    expect(matchRoute('de', `/${path}`) ?? matchRoute('en', `/${path}`), path).not.toBeNull()
  }
})
