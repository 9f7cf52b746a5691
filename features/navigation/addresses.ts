import type { Locale } from '@/lib/contract/locale'
import { pathOf } from '@/lib/i18n/paths'

/** Where the frame's own links lead. */
export interface ServiceAddresses {
  contact: string
  accessibility: string
  login: string
  newsletter: string
}

/** The addresses of the frame's own links in a language. */
export function serviceAddresses(locale: Locale): ServiceAddresses {
  return {
    contact: pathOf(locale, '/ansprechpersonen'),
    accessibility: pathOf(locale, '/barrierefreiheit'),
    login: pathOf(locale, '/account/login'),
    newsletter: pathOf(locale, '/newsletter'),
  }
}
