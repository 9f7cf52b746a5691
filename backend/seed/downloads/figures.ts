import { directory, file, type SeedDownloadCategory } from './download'

const en = { language: 'en' } as const

/** Public figures: what the statistics of topics/season-statistics rest on. */
export const figures: SeedDownloadCategory = {
  slug: 'statistik',
  title: { de: 'Statistik', en: 'Statistics' },
  isProtected: false,
  directories: [
    directory(
      'spielzeitstatistik-2024-25',
      { de: 'Spielzeitstatistik 2024/25', en: 'Season statistics 2024/25' },
      {
        de: 'Besuche, Vorstellungen, Beschäftigte und Einnahmen der Mitglieder. 302 von 310 Häusern haben gemeldet.',
        en: 'Visits, performances, employees and income of the members. 302 of 310 houses reported.',
      },
      [
        file('spielzeitstatistik-2024-25.pdf', '2025-12-11', {
          de: 'Spielzeitstatistik 2024/25: Zusammenfassung',
          en: 'Season statistics 2024/25: summary',
        }),
        file(
          'season-statistics-2024-25.pdf',
          '2026-01-15',
          { de: 'Spielzeitstatistik 2024/25: Zusammenfassung', en: 'Season statistics 2024/25: summary' },
          en,
        ),
        file(
          'besuche-2024-25.csv',
          '2025-12-11',
          { de: 'Tabelle: Besuche nach Sparten', en: 'Table: visits by genre' },
          {
            rows: [
              ['Sparte', 'Besuche in Tausend', 'Vorjahr'],
              ['Schauspiel', '5210', '5034'],
              ['Musiktheater', '4630', '4602'],
              ['Tanz', '1490', '1411'],
              ['Kinder- und Jugendtheater', '2860', '2705'],
              ['Konzert', '4210', '4094'],
            ],
          },
        ),
        file(
          'beschaeftigte-2024-25.csv',
          '2025-12-11',
          { de: 'Tabelle: Beschäftigte nach Berufsgruppen', en: 'Table: employees by occupation' },
          {
            rows: [
              ['Berufsgruppe', 'Beschäftigte'],
              ['Solo', '6120'],
              ['Chor und Tanz', '4480'],
              ['Orchester', '9870'],
              ['Bühnentechnik und Werkstätten', '14260'],
              ['Verwaltung und Vermittlung', '8040'],
            ],
          },
        ),
      ],
    ),
    directory(
      'fruehere-spielzeiten',
      { de: 'Frühere Spielzeiten', en: 'Earlier seasons' },
      {
        de: 'Die Zusammenfassungen der vergangenen Spielzeiten, gezählt nach derselben Methode.',
        en: 'The summaries of past seasons, counted by the same method.',
      },
      [
        file('spielzeitstatistik-2023-24.pdf', '2024-12-12', {
          de: 'Spielzeitstatistik 2023/24',
          en: 'Season statistics 2023/24',
        }),
        file('spielzeitstatistik-2022-23.pdf', '2023-12-14', {
          de: 'Spielzeitstatistik 2022/23',
          en: 'Season statistics 2022/23',
        }),
        file(
          'zeitreihe-besuche.csv',
          '2025-12-11',
          { de: 'Zeitreihe: Besuche seit 2018/19', en: 'Time series: visits since 2018/19' },
          {
            rows: [
              ['Spielzeit', 'Besuche in Millionen'],
              ['2018/19', '18,9'],
              ['2021/22', '12,6'],
              ['2022/23', '17,1'],
              ['2023/24', '17,8'],
              ['2024/25', '18,4'],
            ],
          },
        ),
      ],
    ),
    directory(
      'methodik',
      { de: 'Methodik', en: 'Method' },
      {
        de: 'Wie gezählt wird, was ein Besuch ist, und was die Zahlen nicht sagen.',
        en: 'How we count, what a visit is, and what the figures do not tell.',
      },
      [
        file('wie-wir-zaehlen.pdf', '2025-09-02', { de: 'Wie wir zählen', en: 'How we count' }),
        file('how-we-count.pdf', '2025-09-02', { de: 'Wie wir zählen', en: 'How we count' }, en),
      ],
    ),
  ],
}
