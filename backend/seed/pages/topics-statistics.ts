import { htmlSelection } from '../blocks'
import { container, headline, image, link, type SeedPage, text } from '../content'
import { bullets, paragraphs } from '../html'

const seasonStatistics: SeedPage = {
  key: 'season-statistics',
  inMenu: true,
  heroPicture: 'auditorium-plan',
  de: {
    slug: 'spielzeitstatistik',
    title: 'Spielzeitstatistik',
    headline: 'Die Spielzeit 2024/25 in Zahlen',
    metaDescription:
      'Besuche, Vorstellungen, Beschäftigte und Einnahmen der Mitglieder des VBO in der Spielzeit 2024/25.',
    modules: [
      text(
        paragraphs(
          '302 von 310 Mitgliedern haben gemeldet. Zum dritten Mal nacheinander kamen mehr Menschen in unsere Häuser als im Jahr davor; nur das Musiktheater liegt noch knapp unter dem Stand von 2018/19.',
        ),
      ),
      container(
        '67-33',
        [
          headline('Publikum', { extra_class: 'red_left' }),
          container(
            '50-50',
            [headline('18,4 Mio.', { headline_level: 3, preline: 'Besuche', subline: 'plus 3,1 Prozent' })],
            [headline('81 %', { headline_level: 3, preline: 'Auslastung', subline: 'plus 2 Punkte' })],
          ),
          text(
            bullets(
              '<strong>Schauspiel:</strong> 5,2 Millionen Besuche',
              '<strong>Musiktheater und Tanz:</strong> 5,0 Millionen',
              '<strong>Konzert:</strong> 4,6 Millionen',
              '<strong>Kinder- und Jugendtheater:</strong> 2,7 Millionen',
              '<strong>Anderes:</strong> 0,9 Millionen',
            ),
          ),
        ],
        [
          image('gallery-tiers', {
            alias: 'portrait',
            description: 'Vier von fünf Plätzen waren besetzt, auch hier oben.',
          }),
        ],
      ),
      headline('Angebot'),
      text(
        paragraphs(
          'Gespielt wurden 52.700 Veranstaltungen, darunter 2.940 Neuinszenierungen und 511 Uraufführungen. Dazu kamen 21.300 Angebote für Schulen, von der Probebühne bis zum Klassenzimmerstück.',
        ),
      ),
      htmlSelection('season-figures'),
      headline('Personal und Geld'),
      text(
        paragraphs(
          'Die Häuser beschäftigten 39.600 Menschen fest, davon 22.000 künstlerisch. Frauen stellten 49 Prozent der Beschäftigten und 34 Prozent der Leitungen. Von 4,1 Milliarden Euro Betriebseinnahmen kamen 77 Prozent aus öffentlichen Zuschüssen.',
        ),
      ),
      headline('Was die Zahlen nicht sagen'),
      text(
        paragraphs(
          'Eine volle Vorstellung ist kein Beweis für ihre Güte, eine leere keiner dagegen. Die Statistik zeigt Richtungen: Kleine Formate wachsen schneller als große, der Vorverkauf rückt näher an den Abend, und wo es ein Ticket für junge Menschen gibt, steigt ihr Anteil binnen drei Spielzeiten um ein Drittel.',
        ),
      ),
      link('Wie wir zählen', '/de/themen/statistik/methodik'),
      link('Tabellen herunterladen', '/de/downloads', { button: true }),
    ],
  },
  en: {
    slug: 'season-statistics',
    title: 'Season statistics',
    headline: 'The 2024/25 season in figures',
    metaDescription: 'Visits, performances, employees and income of the VBO’s members in the 2024/25 season.',
    modules: [
      text(
        paragraphs(
          '302 of 310 members reported. For the third time running, more people came to our houses than the year before; only music theater is still slightly below its level of 2018/19.',
        ),
      ),
      container(
        '67-33',
        [
          headline('Audience', { extra_class: 'red_left' }),
          container(
            '50-50',
            [headline('18.4 m', { headline_level: 3, preline: 'Visits', subline: 'up 3.1 percent' })],
            [headline('81%', { headline_level: 3, preline: 'Seats filled', subline: 'up 2 points' })],
          ),
          text(
            bullets(
              '<strong>Drama:</strong> 5.2 million visits',
              '<strong>Music theater and dance:</strong> 5.0 million',
              '<strong>Concerts:</strong> 4.6 million',
              '<strong>Theater for young audiences:</strong> 2.7 million',
              '<strong>Other:</strong> 0.9 million',
            ),
          ),
        ],
        [
          image('gallery-tiers', {
            alias: 'portrait',
            description: 'Four seats in five were taken, up here as well.',
          }),
        ],
      ),
      headline('Program'),
      text(
        paragraphs(
          'There were 52,700 performances, among them 2,940 new productions and 511 world premieres. On top came 21,300 offers for schools, from the rehearsal stage to the classroom play.',
        ),
      ),
      htmlSelection('season-figures'),
      headline('Staff and money'),
      text(
        paragraphs(
          'The houses permanently employed 39,600 people, 22,000 of them as artists. Women made up 49 percent of all staff and 34 percent of directors. Of 4.1 billion euros of operating income, 77 percent came from public subsidies.',
        ),
      ),
      headline('What figures do not tell'),
      text(
        paragraphs(
          'A full house is no proof of quality, and an empty one no proof against it. Statistics show directions: small formats grow faster than large ones, tickets are bought closer to the night, and where there is a ticket for young people, their share rises by a third within three seasons.',
        ),
      ),
      link('How we count', '/en/topics/statistics/methodology'),
      link('Download the tables', '/en/downloads', { button: true }),
    ],
  },
}

const methodology: SeedPage = {
  key: 'methodology',
  inMenu: true,
  de: {
    slug: 'methodik',
    title: 'Methodik',
    headline: 'Wie wir zählen',
    metaDescription: 'Erhebung, Definitionen, Prüfung und Nutzung der Spielzeitstatistik des VBO.',
    modules: [
      text(
        paragraphs(
          'Die Spielzeitstatistik ist eine Vollerhebung unter unseren Mitgliedern. Jedes Haus meldet zwischen September und Dezember die Zahlen der abgelaufenen Spielzeit über ein Formular, das Widersprüche sofort anzeigt.',
        ),
      ),
      headline('Definitionen', { anchor: 'definitionen' }),
      text(
        bullets(
          '<strong>Besuch:</strong> eine eingelöste Karte, auch eine Frei- oder Ehrenkarte. Wer zweimal kommt, zählt zweimal.',
          '<strong>Veranstaltung:</strong> eine öffentliche Aufführung oder ein Konzert mit eigenem Personal. Gastspiele zählen beim gastgebenden Haus als Vermietung.',
          '<strong>Auslastung:</strong> Besuche geteilt durch angebotene Plätze.',
          '<strong>Beschäftigte:</strong> Personen mit Arbeitsvertrag am 1. Januar, nicht umgerechnet auf Vollzeit.',
        ),
      ),
      headline('Prüfung'),
      text(
        paragraphs(
          'Abweichungen von mehr als 15 Prozent zum Vorjahr klären wir mit dem Haus. Fehlende Werte schätzen wir nicht, sondern weisen sie aus. Wird ein Fehler bekannt, korrigieren wir ihn in der Datei und nennen ihn im Änderungsverzeichnis.',
        ),
      ),
      headline('Nutzung'),
      text(
        paragraphs(
          'Sie dürfen die Tabellen frei verwenden, wenn Sie „VBO, Spielzeitstatistik“ als Quelle nennen. Zahlen einzelner Häuser veröffentlichen wir nur mit deren Zustimmung. Für Forschung stellen wir anonymisierte Daten bereit.',
        ),
      ),
      link('Die aktuellen Ergebnisse', '/de/themen/statistik/spielzeitstatistik'),
    ],
  },
  en: {
    slug: 'methodology',
    title: 'Methodology',
    headline: 'How we count',
    metaDescription: 'Collection, definitions, checks and use of the VBO’s season statistics.',
    modules: [
      text(
        paragraphs(
          'The season statistics are a full survey of our members. Between September and December each house reports the figures of the season just ended, in a form that shows contradictions at once.',
        ),
      ),
      headline('Definitions', { anchor: 'definitions' }),
      text(
        bullets(
          '<strong>Visit:</strong> a ticket used, including free and complimentary ones. Those who come twice count twice.',
          '<strong>Performance:</strong> a public performance or concert with the house’s own staff. Touring companies count as a rental with the host.',
          '<strong>Seats filled:</strong> visits divided by seats on offer.',
          '<strong>Employees:</strong> people with an employment contract on January 1, not converted to full-time posts.',
        ),
      ),
      headline('Checks'),
      text(
        paragraphs(
          'We clear up deviations of more than 15 percent from the year before with the house. We do not estimate missing values but mark them as such. If a mistake comes to light, we correct it in the file and name it in the list of changes.',
        ),
      ),
      headline('Use'),
      text(
        paragraphs(
          'You may use the tables freely if you name “VBO, season statistics” as your source. We publish figures of single houses only with their consent. For research we provide anonymized data.',
        ),
      ),
      link('The latest results', '/en/topics/statistics/season-statistics'),
    ],
  },
}

export const statistics: SeedPage = {
  key: 'statistics',
  inMenu: true,
  menuPicture: 'auditorium-plan',
  de: {
    slug: 'statistik',
    title: 'Statistik',
    headline: 'Was sich zählen lässt',
    metaDescription: 'Seit 1964 erhebt der VBO Zahlen über Theater und Orchester: Ergebnisse und Methodik.',
    modules: [
      text(
        paragraphs(
          'Ob ein Abend glückt, steht in keiner Tabelle. Ob ein Haus ihn sich leisten kann, schon. Seit 1964 erheben wir jedes Jahr, wie viel gespielt wird, wer kommt, wer arbeitet und wer bezahlt. Es ist die längste ununterbrochene Reihe ihrer Art im Land.',
        ),
      ),
      container(
        '50-50',
        [
          headline('Ergebnisse', { extra_class: 'red_left' }),
          text(paragraphs('Besuche, Veranstaltungen, Personal und Finanzen der Spielzeit 2024/25.')),
          link('Zur Spielzeitstatistik', '/de/themen/statistik/spielzeitstatistik'),
        ],
        [
          headline('Verfahren', { extra_class: 'red_left' }),
          text(paragraphs('Wie wir erheben, was unsere Begriffe bedeuten und wie Sie zitieren.')),
          link('Zur Methodik', '/de/themen/statistik/methodik'),
        ],
      ),
      headline('Wofür die Zahlen gut sind'),
      text(
        bullets(
          '<strong>Häuser</strong> planen Personal, Preise und Spielpläne.',
          '<strong>Städte und Länder</strong> begründen Zuschüsse.',
          '<strong>Medien und Forschung</strong> prüfen, was behauptet wird, auch von uns.',
          '<strong>Wir selbst</strong> rechnen vor jeder Tarifrunde, was ein Prozent kostet: zuletzt 29 Millionen Euro.',
        ),
      ),
      headline('Vergleichen, ohne zu werten'),
      text(
        paragraphs(
          'Mitglieder erhalten zu jeder Veröffentlichung ein Blatt, das ihr Haus neben die zehn ähnlichsten stellt. Es hilft im Aufsichtsrat, im Stadtrat und beim Blick in den Spiegel. Eine Rangliste erscheint bei uns nie.',
        ),
      ),
    ],
  },
  en: {
    slug: 'statistics',
    title: 'Statistics',
    headline: 'What can be counted',
    metaDescription:
      'Since 1964 the VBO has collected figures on theaters and orchestras: results and methodology.',
    modules: [
      text(
        paragraphs(
          'No table tells whether an evening comes off. Whether a house can afford it, one does. Since 1964 we have recorded each year how much is performed, who comes, who works and who pays. It is the longest unbroken series of its kind in the country.',
        ),
      ),
      container(
        '50-50',
        [
          headline('Results', { extra_class: 'red_left' }),
          text(paragraphs('Visits, performances, staff and finances of the 2024/25 season.')),
          link('See the season statistics', '/en/topics/statistics/season-statistics'),
        ],
        [
          headline('Method', { extra_class: 'red_left' }),
          text(paragraphs('How we collect, what our terms mean and how to cite us.')),
          link('See the methodology', '/en/topics/statistics/methodology'),
        ],
      ),
      headline('What the figures are good for'),
      text(
        bullets(
          '<strong>Houses</strong> plan staff, prices and repertoire.',
          '<strong>Cities and states</strong> justify subsidies.',
          '<strong>Media and researchers</strong> check claims, our own included.',
          '<strong>We ourselves</strong> work out before each round what one percent costs: most recently, 29 million euros.',
        ),
      ),
      headline('Compare without ranking'),
      text(
        paragraphs(
          'With each publication, members receive a sheet that puts their house beside the ten most similar ones. It helps before the supervisory board, the city council and the mirror. We never publish a ranking.',
        ),
      ),
    ],
  },
  children: [seasonStatistics, methodology],
}
