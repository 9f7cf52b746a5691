import type { Locale } from '../common/locale'

/** Sections of the administration, in the order of display. */
export const sections = {
  content: { de: 'Inhalte', en: 'Content' },
  members: { de: 'Mitglieder', en: 'Members' },
  jobs: { de: 'Jobbörse', en: 'Job board' },
  files: { de: 'Dateien', en: 'Files' },
  people: { de: 'Personen', en: 'People' },
  site: { de: 'Website', en: 'Website' },
} as const satisfies Record<string, Readonly<Record<Locale, string>>>

export type Section = keyof typeof sections
