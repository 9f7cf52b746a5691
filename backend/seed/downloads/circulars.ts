import { directory, file, type SeedDownloadCategory } from './download'

const en = { language: 'en' } as const

/** Circulars, comparisons and the papers of the general assembly, for members. */
export const circulars: SeedDownloadCategory = {
  slug: 'rundschreiben',
  title: { de: 'Rundschreiben', en: 'Circulars' },
  isProtected: true,
  directories: [
    directory(
      'rundschreiben-2026',
      { de: 'Rundschreiben 2026', en: 'Circulars 2026' },
      {
        de: 'Was sich ändert, ab wann, und was Ihr Haus dafür tun muss.',
        en: 'What changes, from when, and what your house has to do.',
      },
      [
        file('rundschreiben-2026-03.pdf', '2026-03-09', {
          de: 'Nr. 3/2026: Mindestgage und Eingruppierung',
          en: 'No. 3/2026: minimum fees and grading',
        }),
        file('rundschreiben-2026-02.pdf', '2026-02-12', {
          de: 'Nr. 2/2026: Sozialabgaben bei kurzen Engagements',
          en: 'No. 2/2026: social security in short engagements',
        }),
        file('rundschreiben-2026-01.pdf', '2026-01-14', {
          de: 'Nr. 1/2026: Neue Vergütungstabellen',
          en: 'No. 1/2026: new pay scales',
        }),
        file(
          'circular-2026-01.pdf',
          '2026-01-20',
          { de: 'Nr. 1/2026: Neue Vergütungstabellen', en: 'No. 1/2026: new pay scales' },
          en,
        ),
      ],
    ),
    directory(
      'rundschreiben-2025',
      { de: 'Rundschreiben 2025', en: 'Circulars 2025' },
      {
        de: 'Die Rundschreiben des vergangenen Jahres; überholte sind gekennzeichnet.',
        en: 'Last year’s circulars; those that no longer hold are marked.',
      },
      [
        file('rundschreiben-2025-11.pdf', '2025-11-27', {
          de: 'Nr. 11/2025: Fristen der Nichtverlängerung',
          en: 'No. 11/2025: deadlines of non-renewal',
        }),
        file('rundschreiben-2025-08.pdf', '2025-08-21', {
          de: 'Nr. 8/2025: Aufzeichnung von Proben',
          en: 'No. 8/2025: recording rehearsals',
        }),
        file('rundschreiben-2025-04.pdf', '2025-04-10', {
          de: 'Nr. 4/2025: Reisezeiten bei Gastspielen',
          en: 'No. 4/2025: travel time on tour',
        }),
        file('rundschreiben-2025-02.pdf', '2025-02-18', {
          de: 'Nr. 2/2025: Arbeitsschutz in Werkstätten',
          en: 'No. 2/2025: safety at work in workshops',
        }),
        file('rundschreiben-2025-01.pdf', '2025-01-16', {
          de: 'Nr. 1/2025: Aufzeichnung der Arbeitszeit',
          en: 'No. 1/2025: recording working time',
        }),
      ],
    ),
  ],
}
