import type { Locale } from '../common/locale'

/** Initial addresses of the legal pages. `getLegalAddresses` returns the current ones. */
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
