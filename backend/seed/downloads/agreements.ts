import { directory, file, type SeedDownloadCategory } from './download'

const en = { language: 'en' } as const

/** Collective agreements with commentary, for members. */
export const agreements: SeedDownloadCategory = {
  slug: 'tarifvertraege',
  title: { de: 'Tarifverträge', en: 'Collective agreements' },
  isProtected: true,
  directories: [
    directory(
      'tv-buehne',
      { de: 'TV Bühne', en: 'Stage agreement' },
      {
        de: 'Der Tarifvertrag für Solo, Tanz, Chor, Bühnentechnik und Werkstätten, mit Erläuterungen zu jedem Abschnitt.',
        en: 'The agreement for soloists, dance, chorus, stage technology and workshops, with comments on each section.',
      },
      [
        file('tv-buehne-erlaeutert.pdf', '2026-01-01', {
          de: 'TV Bühne mit Erläuterungen',
          en: 'Stage agreement, annotated',
        }),
        file(
          'stage-agreement.pdf',
          '2026-01-01',
          { de: 'TV Bühne: Übersicht', en: 'Stage agreement: an overview' },
          en,
        ),
        file('tv-buehne-aenderungen-2026.pdf', '2025-12-18', {
          de: 'Änderungen zum 1. Januar 2026',
          en: 'Changes from January 1, 2026',
        }),
        file(
          'verguetung-tv-buehne-2026.csv',
          '2026-01-01',
          { de: 'Vergütungstabelle TV Bühne 2026', en: 'Pay scale, stage 2026' },
          {
            rows: [
              ['Gruppe', 'Stufe 1', 'Stufe 2', 'Stufe 3'],
              ['A', '3220', '3410', '3650'],
              ['B', '3540', '3760', '4020'],
              ['C', '3980', '4250', '4560'],
            ],
          },
        ),
      ],
    ),
    directory(
      'tv-orchester',
      { de: 'TV Orchester', en: 'Orchestra agreement' },
      {
        de: 'Der Tarifvertrag für Musikerinnen und Musiker: Dienste, Probespiel, Zulagen, Reisen.',
        en: 'The agreement for musicians: duties, auditions, allowances, tours.',
      },
      [
        file('tv-orchester-erlaeutert.pdf', '2025-08-01', {
          de: 'TV Orchester mit Erläuterungen',
          en: 'Orchestra agreement, annotated',
        }),
        file(
          'orchestra-agreement.pdf',
          '2025-08-01',
          { de: 'TV Orchester: Übersicht', en: 'Orchestra agreement: an overview' },
          en,
        ),
        file('probespielordnung.pdf', '2025-08-01', {
          de: 'Ordnung für das Probespiel',
          en: 'Rules for auditions',
        }),
        file(
          'verguetung-tv-orchester-2026.csv',
          '2026-01-01',
          { de: 'Vergütungstabelle TV Orchester 2026', en: 'Pay scale, orchestra 2026' },
          {
            rows: [
              ['Klasse', 'Grundvergütung', 'Zulage Stimmführung'],
              ['1', '4870', '610'],
              ['2', '4420', '540'],
              ['3', '4010', '480'],
            ],
          },
        ),
      ],
    ),
  ],
}
