import type { Locale } from '../common/locale'

// The paths of jobs, for the table of routes and for browsers, which have no table of routes (1.6 KB).

/** The path of the job board in every language. */
export const jobBoardPath = '/jobboerse'

/** The path of the form of an ad. */
export const jobFormPaths = {
  de: '/stellenanzeige-veroeffentlichen',
  en: '/publish-job',
} as const satisfies Record<Locale, string>

/** The path of the list of own ads. */
export const ownJobsPaths = {
  de: '/meine-stellenanzeigen',
  en: '/jobs-advertisements',
} as const satisfies Record<Locale, string>
