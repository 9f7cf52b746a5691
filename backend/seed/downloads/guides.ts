import { directory, file, type SeedDownloadCategory } from './download'

const en = { language: 'en' } as const

/** Public guides and templates (service/templates-and-guides names them). */
export const guides: SeedDownloadCategory = {
  slug: 'leitfaeden',
  title: { de: 'Leitfäden', en: 'Guides' },
  isProtected: false,
  directories: [
    directory(
      'barrierefreie-vorstellung',
      { de: 'Barrierefreie Vorstellung', en: 'Accessible performances' },
      {
        de: 'Audiodeskription, Übertitel, Gebärdensprache, entspannte Vorstellungen: wie ein Haus anfängt und dabei bleibt.',
        en: 'Audio description, surtitles, sign language, relaxed performances: how a house begins and keeps going.',
      },
      [
        file('leitfaden-barrierefreie-vorstellung.pdf', '2025-03-20', {
          de: 'Leitfaden Barrierefreie Vorstellung',
          en: 'Guide to accessible performances',
        }),
        file(
          'guide-accessible-performances.pdf',
          '2025-04-02',
          { de: 'Leitfaden Barrierefreie Vorstellung', en: 'Guide to accessible performances' },
          en,
        ),
        file('checkliste-foyer.txt', '2025-03-20', {
          de: 'Checkliste für Foyer und Kasse',
          en: 'Checklist for foyer and box office',
        }),
      ],
    ),
    directory(
      'klimabilanz',
      { de: 'Klimabilanz', en: 'Carbon accounts' },
      {
        de: 'In vier Schritten zur ersten Bilanz eines Hauses, mit einer Tabelle zum Ausfüllen.',
        en: 'Four steps to the first account of a house, with a table to fill in.',
      },
      [
        file('leitfaden-klimabilanz.pdf', '2025-05-14', {
          de: 'Leitfaden Klimabilanz',
          en: 'Guide to carbon accounts',
        }),
        file(
          'klimabilanz-vorlage.csv',
          '2025-05-14',
          { de: 'Vorlage: Klimabilanz', en: 'Template: carbon accounts' },
          {
            rows: [
              ['Bereich', 'Menge', 'Einheit', 'Quelle'],
              ['Fernwärme', '', 'kWh', ''],
              ['Strom', '', 'kWh', ''],
              ['Gastspiele', '', 'km', ''],
              ['Bühnenbild', '', 'kg', ''],
            ],
          },
        ),
      ],
    ),
    directory(
      'respekt-und-schule',
      { de: 'Respekt am Haus, Theater und Schule', en: 'Respect at work, theater and school' },
      {
        de: 'Der Verhaltenskodex zum Aushängen und die Vereinbarung für Theater, die mit Schulen arbeiten.',
        en: 'The code of conduct for your noticeboard, and the agreement for theaters that work with schools.',
      },
      [
        file('verhaltenskodex.pdf', '2024-09-17', {
          de: 'Verhaltenskodex zum Aushängen',
          en: 'Code of conduct to put up',
        }),
        file('code-of-conduct.pdf', '2024-09-17', { de: 'Verhaltenskodex', en: 'Code of conduct' }, en),
        file('vereinbarung-theater-und-schule.pdf', '2025-08-28', {
          de: 'Vereinbarung zwischen Theater und Schule',
          en: 'Agreement between theater and school',
        }),
      ],
    ),
  ],
}
