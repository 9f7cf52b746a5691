import type { Locale } from '@/lib/contract/common/locale'
import type { SiteIdentity } from '../site-identity'

/** Asks readers who did not cause a change of their account to contact the site. */
export const notYou: Record<Locale, (site: SiteIdentity) => string> = {
  de: ({ email }) => `Das waren nicht Sie? Dann wenden Sie sich bitte sofort an uns${email && `: ${email}`}.`,
  en: ({ email }) => `If this wasn’t you, please contact us immediately${email && `: ${email}`}.`,
}
