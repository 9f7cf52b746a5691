import { container, headline, link, type SeedPage, text } from '../content'
import { bullets, paragraphs, steps } from '../html'

export const funding: SeedPage = {
  key: 'funding',
  inMenu: true,
  de: {
    slug: 'finanzierung',
    title: 'Finanzierung',
    headline: 'Wer Tarife will, muss Zuschüsse erhöhen',
    metaDescription:
      'Wie Theater und Orchester finanziert werden und was der VBO von Ländern und Kommunen fordert.',
    modules: [
      text(
        paragraphs(
          'Öffentlich getragene Häuser geben drei Viertel ihres Geldes für Menschen aus. Steigen die Gehälter um vier Prozent und der Zuschuss um zwei, fehlt schon im ersten Jahr eine halbe Produktion. Im dritten Jahr fehlt die Stelle, die sie hätte machen können.',
        ),
      ),
      container(
        '33-33-33',
        [
          headline('77 %', { preline: 'öffentliche Zuschüsse', extra_class: 'red_left' }),
          text(paragraphs('Länder und Gemeinden tragen sie fast je zur Hälfte.')),
        ],
        [
          headline('17 %', { preline: 'eigene Einnahmen', extra_class: 'red_left' }),
          text(paragraphs('Karten, Gastspiele, Vermietung, Gastronomie.')),
        ],
        [
          headline('6 %', { preline: 'Dritte', extra_class: 'red_left' }),
          text(paragraphs('Stiftungen, Fördervereine, Projektmittel.')),
        ],
      ),
      headline('Unsere Forderungen'),
      text(
        steps(
          '<strong>Dynamisierung:</strong> Zuschüsse folgen den Tarifabschlüssen, vertraglich und ohne Antrag.',
          '<strong>Mehrjährigkeit:</strong> Finanzierungsverträge laufen mindestens fünf Jahre.',
          '<strong>Rücklagen:</strong> Wer gut wirtschaftet, darf behalten, was übrig bleibt.',
          '<strong>Investition:</strong> Ein Bund-Länder-Programm für Bühnentechnik, denn ein Drittel der Obermaschinerien ist älter als vierzig Jahre.',
        ),
      ),
      headline('Was ein Haus zurückgibt'),
      text(
        bullets(
          'Arbeit für im Schnitt 130 Menschen, Lehrstellen in vierzehn Berufen',
          'Für jeden Euro Zuschuss rund 1,40 Euro Umsatz in der Region',
          'Einen Ort, an dem Fremde zwei Stunden lang dasselbe ansehen',
        ),
      ),
      link('Die Zahlen dahinter', '/de/themen/statistik/spielzeitstatistik'),
    ],
  },
  en: {
    slug: 'funding',
    title: 'Funding',
    headline: 'Those who want fair pay must raise subsidies',
    metaDescription:
      'How theaters and orchestras are funded and what the VBO asks of states and municipalities.',
    modules: [
      text(
        paragraphs(
          'Publicly maintained houses spend three quarters of their money on people. If pay rises by four percent and the subsidy by two, half a production is missing in the very first year. In the third year, the post that could have made it is missing.',
        ),
      ),
      container(
        '33-33-33',
        [
          headline('77%', { preline: 'Public subsidies', extra_class: 'red_left' }),
          text(paragraphs('Federal states and municipalities bear almost half each.')),
        ],
        [
          headline('17%', { preline: 'Own income', extra_class: 'red_left' }),
          text(paragraphs('Tickets, tours, rentals, catering.')),
        ],
        [
          headline('6%', { preline: 'Third parties', extra_class: 'red_left' }),
          text(paragraphs('Foundations, friends’ societies, project grants.')),
        ],
      ),
      headline('What we ask for'),
      text(
        steps(
          '<strong>Indexation:</strong> subsidies follow the collective agreements, by contract and without application.',
          '<strong>Multi-year terms:</strong> funding contracts run for at least five years.',
          '<strong>Reserves:</strong> those who manage well may keep what is left.',
          '<strong>Investment:</strong> a joint federal program for stage technology, for a third of all flying systems is older than forty years.',
        ),
      ),
      headline('What a house gives back'),
      text(
        bullets(
          'Work for 130 people on average, apprenticeships in fourteen trades',
          'Around 1.40 euros of regional turnover for every euro of subsidy',
          'A place where strangers look at the same thing for two hours',
        ),
      ),
      link('The figures behind it', '/en/topics/statistics/season-statistics'),
    ],
  },
}
