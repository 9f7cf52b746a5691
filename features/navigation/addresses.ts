import type { Locale } from '@/lib/contract/common/locale'
import { pathOf } from '@/lib/i18n/paths'

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
    contact: pathOf(locale, '/ansprechpersonen'),
    accessibility: pathOf(locale, '/barrierefreiheit'),
    login: pathOf(locale, '/account/login'),
    newsletter: pathOf(locale, '/newsletter'),
    search: pathOf(locale, '/search/[[...filter]]'),
    currentUser: `/${locale}/api/users/me/`,
    accountNavigation: `/${locale}/pageeditor-api/nav-account/`,
    account: {
      start: pathOf(locale, '/account'),
      downloads: pathOf(locale, '/account/downloads/[[...segments]]'),
      jobs: pathOf(locale, '/meine-stellenanzeigen'),
      profile: pathOf(locale, '/account/profil'),
      password: pathOf(locale, '/account/passwort-aendern'),
      logout: pathOf(locale, '/account/logout'),
    },
  }
}
