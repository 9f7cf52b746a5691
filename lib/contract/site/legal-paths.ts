import type { Locale } from '../common/locale'

/**
 * Addresses that the legal pages have at first. Editors may move the pages; `readLegalAddresses`
 * returns the current addresses.
 */
export const legalPaths = {
  de: {
    imprint: '/de/impressum',
    dataProtection: '/de/datenschutz',
    socialMedia: '/de/datenschutz-social-media',
    prizeDraw: '/de/gewinnspiel',
  },
  en: {
    imprint: '/en/imprint',
    dataProtection: '/en/data-protection',
    socialMedia: '/en/data-protection-social-media',
    prizeDraw: '/en/prize-draw',
  },
} as const satisfies Record<Locale, Record<string, string>>
