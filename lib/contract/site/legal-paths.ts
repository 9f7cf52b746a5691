import type { Locale } from '../common/locale'

/** The first addresses of the legal pages; `getLegalAddresses` has those where they are now. */
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
