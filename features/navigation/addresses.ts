import type { Locale } from '@/lib/contract/locale'
import { getPathname } from '@/lib/i18n/navigation'

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
    contact: getPathname({ href: '/ansprechpersonen', locale }),
    accessibility: getPathname({ href: '/barrierefreiheit', locale }),
    login: getPathname({ href: '/account/login', locale }),
    newsletter: getPathname({ href: '/newsletter', locale }),
  }
}
