import type { Locale } from '../contract/locale'

/** The addresses of the legal pages, which the frame links to by itself; redirects cover them when they move. */
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
