import { container, headline, link, type SeedPage, table, text } from '../content'
import { bullets, cells, paragraphs } from '../html'

export const payTables: SeedPage = {
  key: 'pay-tables',
  inMenu: true,
  hasTabNavigation: true,
  de: {
    slug: 'verguetungstabellen',
    title: 'Vergütungstabellen',
    headline: 'Vergütungstabellen ab 1. August 2026',
    metaDescription: 'Mindestgagen, Gagenklassen und Vergütungsgruppen nach TV Bühne und TV Orchester.',
    modules: [
      text(
        paragraphs(
          'Alle Beträge sind Bruttobeträge im Monat bei voller Arbeitszeit, in Euro. Zwölf Monatsvergütungen im Jahr, dazu die jährliche Zuwendung im November. Die nächste Erhöhung tritt am 1. August 2027 in Kraft.',
        ),
      ),
      container(
        '33-33-33',
        [
          headline('Solo', { preline: 'TV Bühne', anchor: 'solo', extra_class: 'red_left' }),
          text(
            bullets(
              '<strong>Mindestgage:</strong> 3.180',
              '<strong>ab der 5. Spielzeit:</strong> 3.420',
              '<strong>ab der 9. Spielzeit:</strong> 3.690',
              '<strong>Gast, je Vorstellung:</strong> mindestens 310',
            ),
          ),
        ],
        [
          headline('Chor und Tanz', {
            preline: 'TV Bühne',
            anchor: 'chor-und-tanz',
            extra_class: 'red_left',
          }),
          text(
            bullets(
              '<strong>Klasse 1:</strong> 4.260',
              '<strong>Klasse 2:</strong> 3.840',
              '<strong>Klasse 3:</strong> 3.510',
              '<strong>Klasse 4:</strong> 3.240',
            ),
          ),
        ],
        [
          headline('Orchester', { preline: 'TV Orchester', anchor: 'orchester', extra_class: 'red_left' }),
          text(
            bullets(
              '<strong>Gruppe A:</strong> 4.710 bis 5.930',
              '<strong>Gruppe B:</strong> 4.180 bis 5.120',
              '<strong>Gruppe C:</strong> 3.790 bis 4.560',
              '<strong>Gruppe D:</strong> 3.520 bis 4.190',
            ),
          ),
        ],
      ),
      headline('So lesen Sie die Werte'),
      text(
        paragraphs(
          'In den Orchestergruppen gilt der erste Betrag im Probejahr, der zweite nach zwanzig Dienstjahren; dazwischen liegen fünf Stufen. Zulagen für Stimmführung betragen zwischen 6 und 14 Prozent. Bei Teilzeit werden alle Beträge anteilig gezahlt, das Instrumentengeld jedoch voll.',
          'Häuser mit eigenem Haustarif zahlen nach diesem. Welche das sind, erfahren Mitglieder in der <a href="/de/service/beratung">Beratung</a>.',
        ),
      ),
      table(
        cells(
          ['Gruppe', 'Planstellen', 'Probejahr', 'Nach 20 Dienstjahren'],
          ['A', 'ab 130', '4.710', '5.930'],
          ['B', '99 bis 129', '4.180', '5.120'],
          ['C', '66 bis 98', '3.790', '4.560'],
          ['D', 'bis 65', '3.520', '4.190'],
        ),
        { caption: 'Orchestergruppen nach der Zahl der Planstellen', head: 'both' },
      ),
      link('Was die Begriffe bedeuten', '/de/themen/tarifvertraege/grundlagen'),
    ],
  },
  en: {
    slug: 'pay-tables',
    title: 'Pay tables',
    headline: 'Pay tables from August 1, 2026',
    metaDescription: 'Minimum fees, pay classes and pay groups under the stage and orchestra agreements.',
    modules: [
      text(
        paragraphs(
          'All amounts are gross per month for full-time work, in euros. Twelve monthly payments a year, plus the annual bonus in November. The next increase takes effect on August 1, 2027.',
        ),
      ),
      container(
        '33-33-33',
        [
          headline('Soloists', { preline: 'Stage agreement', anchor: 'solo', extra_class: 'red_left' }),
          text(
            bullets(
              '<strong>Minimum fee:</strong> 3,180',
              '<strong>From the 5th season:</strong> 3,420',
              '<strong>From the 9th season:</strong> 3,690',
              '<strong>Guests, per performance:</strong> at least 310',
            ),
          ),
        ],
        [
          headline('Chorus and dance', {
            preline: 'Stage agreement',
            anchor: 'chorus-and-dance',
            extra_class: 'red_left',
          }),
          text(
            bullets(
              '<strong>Class 1:</strong> 4,260',
              '<strong>Class 2:</strong> 3,840',
              '<strong>Class 3:</strong> 3,510',
              '<strong>Class 4:</strong> 3,240',
            ),
          ),
        ],
        [
          headline('Orchestra', {
            preline: 'Orchestra agreement',
            anchor: 'orchestra',
            extra_class: 'red_left',
          }),
          text(
            bullets(
              '<strong>Group A:</strong> 4,710 to 5,930',
              '<strong>Group B:</strong> 4,180 to 5,120',
              '<strong>Group C:</strong> 3,790 to 4,560',
              '<strong>Group D:</strong> 3,520 to 4,190',
            ),
          ),
        ],
      ),
      headline('How to read the figures'),
      text(
        paragraphs(
          'In the orchestra groups the first amount applies in the probationary year, the second after twenty years of service, with five steps in between. Supplements for section leaders are between 6 and 14 percent. For part-time work all amounts are paid pro rata, except the instrument allowance, which is paid in full.',
          'Houses with an agreement of their own pay according to that. Members can ask our <a href="/en/service/advice">advisers</a> which houses these are.',
        ),
      ),
      table(
        cells(
          ['Group', 'Positions', 'Probationary year', 'After 20 years'],
          ['A', '130 or more', '4,710', '5,930'],
          ['B', '99 to 129', '4,180', '5,120'],
          ['C', '66 to 98', '3,790', '4,560'],
          ['D', 'up to 65', '3,520', '4,190'],
        ),
        { caption: 'Orchestra groups by the number of positions', head: 'both' },
      ),
      link('What the terms mean', '/en/topics/collective-agreements/basics'),
    ],
  },
}
