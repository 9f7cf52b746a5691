import { directory, file, type SeedDownloadCategory } from './download'

/** Comparisons among members, and the papers of the general assembly. */
export const assembly: SeedDownloadCategory = {
  slug: 'vergleich-und-versammlung',
  title: { de: 'Vergleichszahlen und Versammlung', en: 'Comparisons and assembly' },
  isProtected: true,
  directories: [
    directory(
      'vergleichszahlen',
      { de: 'Vergleichszahlen', en: 'Comparative figures' },
      {
        de: 'Wo Ihr Haus steht: Häuser ähnlicher Größe im Vergleich, ohne Namen.',
        en: 'Where your house stands: houses of similar size compared, without names.',
      },
      [
        file(
          'eintrittspreise-2025.csv',
          '2025-10-22',
          { de: 'Eintrittspreise 2025/26', en: 'Ticket prices 2025/26' },
          {
            rows: [
              ['Größe des Hauses', 'Niedrigster Preis', 'Höchster Preis'],
              ['bis 300 Plätze', '8', '34'],
              ['bis 800 Plätze', '10', '58'],
              ['mehr als 800 Plätze', '12', '124'],
            ],
          },
        ),
        file(
          'energiekosten-2025.csv',
          '2025-10-22',
          { de: 'Energiekosten je Vorstellung', en: 'Energy costs per performance' },
          {
            rows: [
              ['Größe des Hauses', '2023', '2024', '2025'],
              ['bis 300 Plätze', '310', '295', '281'],
              ['bis 800 Plätze', '940', '902', '877'],
              ['mehr als 800 Plätze', '2480', '2390', '2305'],
            ],
          },
        ),
        file('hinweise-vergleich.txt', '2025-10-22', {
          de: 'Hinweise zum Vergleich',
          en: 'Notes on the comparison',
        }),
      ],
    ),
    directory(
      'mitgliederversammlung-2026',
      { de: 'Mitgliederversammlung 2026', en: 'General assembly 2026' },
      {
        de: 'Einladung, Anträge und Termine der Versammlung am 11. und 12. Juni 2026.',
        en: 'Invitation, motions and dates of the assembly on June 11 and 12, 2026.',
      },
      [
        file('einladung-mitgliederversammlung-2026.pdf', '2026-03-02', {
          de: 'Einladung und Tagesordnung',
          en: 'Invitation and agenda',
        }),
        file('vollmacht-stimmuebertragung.pdf', '2026-03-02', {
          de: 'Vollmacht zur Übertragung der Stimme',
          en: 'Proxy form',
        }),
        file(
          'mitgliederversammlung-2026.ics',
          '2026-03-02',
          { de: 'Termine zum Eintragen', en: 'Dates for your calendar' },
          {
            rows: [
              ['2026-04-15', 'Frist für Anträge an die Mitgliederversammlung'],
              ['2026-06-11', 'Mitgliederversammlung, erster Tag'],
              ['2026-06-12', 'Mitgliederversammlung, zweiter Tag'],
            ],
          },
        ),
        file('protokoll-mitgliederversammlung-2025.pdf', '2025-07-15', {
          de: 'Protokoll der Versammlung 2025',
          en: 'Minutes of the 2025 assembly',
        }),
      ],
    ),
  ],
}
