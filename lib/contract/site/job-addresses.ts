import type { Locale } from '../common/locale'

// Paths of pages about job ads. The separate file lets browsers load these paths without the table
// of routes (1.6 KB).

/** Path of the job board. It is the same in every language. */
export const jobBoardPath = '/jobboerse'

export const jobFormPaths = { de: '/stellenanzeige-veroeffentlichen', en: '/publish-job' } as const satisfies Record<
  Locale,
  string
>

/** Paths of the list of the user's own ads. Mails link to it, too. */
export const ownJobsPaths = { de: '/meine-stellenanzeigen', en: '/jobs-advertisements' } as const satisfies Record<
  Locale,
  string
>
