import type { Locale } from '@/lib/contract/common/locale'
import { buildPath } from '@/lib/i18n/paths'

/** The addresses of the links in header and footer. */
export interface ServiceAddresses {
  contact: string
  accessibility: string
  login: string
  newsletter: string
  search: string
  /** GET api/users/me/ (spec §7). */
  currentUser: string
  /** GET pageeditor-api/nav-account/ (spec §7). */
  accountNavigation: string
  account: {
    start: string
    downloads: string
    jobs: string
    profile: string
    password: string
    logout: string
  }
}

/** Returns the addresses of the links in header and footer. */
export function getServiceAddresses(locale: Locale): ServiceAddresses {
  return {
    contact: buildPath(locale, '/ansprechpersonen'),
    accessibility: buildPath(locale, '/barrierefreiheit'),
    login: buildPath(locale, '/account/login'),
    newsletter: buildPath(locale, '/newsletter'),
    search: buildPath(locale, '/search/[[...filter]]'),
    currentUser: `/${locale}/api/users/me/`,
    accountNavigation: `/${locale}/pageeditor-api/nav-account/`,
    account: {
      start: buildPath(locale, '/account'),
      downloads: buildPath(locale, '/account/downloads/[[...segments]]'),
      jobs: buildPath(locale, '/meine-stellenanzeigen'),
      profile: buildPath(locale, '/account/profil'),
      password: buildPath(locale, '/account/passwort-aendern'),
      logout: buildPath(locale, '/account/logout'),
    },
  }
}
