import type { Locale } from '../common/locale'

// Paths of job pages, in a separate module because the table of routes (1.6 KB) is too large for
// browsers.

/** Path of the job board in every language. */
export const jobBoardPath = '/jobboerse'

/** Path of the form for an ad. */
export const jobFormPaths = {
  de: '/stellenanzeige-veroeffentlichen',
  en: '/publish-job',
} as const satisfies Record<Locale, string>

/** Path of the list of the user's own ads. */
export const ownJobsPaths = {
  de: '/meine-stellenanzeigen',
  en: '/jobs-advertisements',
} as const satisfies Record<Locale, string>
