import { directory, file, type SeedDownloadCategory } from './download'

const en = { language: 'en' } as const

/** Public position papers, and what the federation is made by. */
export const positions: SeedDownloadCategory = {
  slug: 'verband-und-positionen',
  title: { de: 'Verband und Positionen', en: 'Federation and positions' },
  isProtected: false,
  directories: [
    directory(
      'stellungnahmen',
      { de: 'Stellungnahmen', en: 'Position papers' },
      {
        de: 'Was der Verband zu Gesetzen und Vorhaben sagt, die Theater und Orchester angehen.',
        en: 'What the federation says on laws and plans that concern theaters and orchestras.',
      },
      [
        file('stellungnahme-kulturfoerderung.pdf', '2026-02-03', {
          de: 'Kulturförderung: verlässlich, nicht nur jährlich',
          en: 'Cultural funding: reliable, not only yearly',
        }),
        file(
          'position-paper-cultural-funding.pdf',
          '2026-02-10',
          {
            de: 'Kulturförderung: verlässlich, nicht nur jährlich',
            en: 'Cultural funding: reliable, not only yearly',
          },
          en,
        ),
        file('stellungnahme-kuenstliche-intelligenz.pdf', '2025-11-06', {
          de: 'Künstliche Intelligenz und die Rechte der Ensembles',
          en: 'Artificial intelligence and the rights of ensembles',
        }),
        file('stellungnahme-arbeitszeit.pdf', '2025-06-19', {
          de: 'Arbeitszeit am Theater: elf Stunden Ruhe und eine Premiere',
          en: 'Working time in theaters: eleven hours of rest and a first night',
        }),
      ],
    ),
    directory(
      'satzung-und-beitritt',
      { de: 'Satzung und Beitritt', en: 'Statutes and joining' },
      {
        de: 'Die Grundlagen des Verbandes und das Formular für Häuser, die Mitglied werden wollen.',
        en: 'What the federation is founded on, and the form for houses that want to join.',
      },
      [
        file('satzung.pdf', '2024-05-24', { de: 'Satzung des VBO', en: 'Statutes of the VBO' }),
        file('statutes.pdf', '2024-05-24', { de: 'Satzung des VBO', en: 'Statutes of the VBO' }, en),
        file('aufnahmeantrag.pdf', '2025-01-08', {
          de: 'Antrag auf Aufnahme',
          en: 'Application for membership',
        }),
        file('beitragsordnung.pdf', '2024-05-24', { de: 'Beitragsordnung', en: 'Fee regulations' }),
      ],
    ),
    directory(
      'termine',
      { de: 'Termine zum Eintragen', en: 'Dates for your calendar' },
      {
        de: 'Die Fristen und Konferenzen des Jahres als Kalenderdatei.',
        en: 'The year’s deadlines and conferences as a calendar file.',
      },
      [
        file(
          'verbandskalender-2026.ics',
          '2026-01-05',
          { de: 'Verbandskalender 2026', en: 'Calendar 2026' },
          {
            rows: [
              ['2026-04-15', 'Frist: Anträge an die Mitgliederversammlung'],
              ['2026-06-11', 'Mitgliederversammlung, erster Tag'],
              ['2026-06-12', 'Mitgliederversammlung, zweiter Tag'],
              ['2026-10-31', 'Frist: Mitteilung der Nichtverlängerung'],
              ['2026-12-10', 'Spielzeitstatistik erscheint'],
            ],
          },
        ),
      ],
    ),
  ],
}
