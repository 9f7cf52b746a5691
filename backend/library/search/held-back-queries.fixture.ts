import type { SearchCase } from './search-case.fixture'

/**
 * Queries that were written before the search was tuned, and were never used to tune it. They
 * measure the quality for unknown queries.
 */
export const heldBackQueries: readonly SearchCase[] = [
  { query: 'Präsidium', first: ['Präsidium'] },
  { query: 'praesidum', first: ['Präsidium'] },
  { query: 'satzung', first: ['Satzung', 'Satzung des VBO'] },
  { query: 'Mitgliedsantrag', first: ['Mitglied werden', 'Antrag auf Aufnahme'] },
  { query: 'vergütungs tabelle', first: ['Vergütungstabellen'] },
  { query: 'Künstliche Inteligenz', first: [/Künstliche Intelligenz/] },
  { query: '"Neue Musik"', first: ['Neue Musik braucht alte Stühle'] },
  { query: 'Gehaltstabelle Orchester', first: [/Vergütungstabelle.*Orchester|Vergütungstabellen/] },
  { query: 'Nichtverlängerung', first: [/Nichtverlängerung/] },
  { query: 'nichtverlaengerung anhörung', first: ['Rechtsprechung', /Nichtverlängerung/] },
  { query: 'Souffleuse', first: ['Die Souffleuse geht in Rente'] },
  { query: 'sufleuse', first: ['Die Souffleuse geht in Rente'] },
  { query: 'Brandschutz', first: ['Brandschutz hinter der Bühne'] },
  { query: 'Ingeborg Tannwald', first: ['Ingeborg Tannwald'] },
  { query: 'tanwald', first: ['Ingeborg Tannwald'] },
  { query: 'Zimthof', first: ['Theater Zimthof', /Zimthof/] },
  { query: 'Stellenanzeige loschen', first: ['Stellenanzeige löschen', 'Stellenanzeige veröffentlichen'] },
  { query: 'Presse verteiler', first: ['Presseverteiler'] },
  { query: 'Klimakonferenz', first: ['Klimakonferenz der Bühnen'] },
  { query: 'Weihnachten', first: ['Das Weihnachtsmärchen hat Besseres verdient'] },
  { query: 'Gewinnspiel Teilnahmebedingungen', first: ['Gewinnspiel'] },
  { query: 'Jobboerse', first: ['Jobbörse', /Jobbörse/] },
  { locale: 'en', query: 'collective agreement', first: ['Collective agreements'] },
  { locale: 'en', query: 'theatre', first: ['Theaters', /[Tt]heater/] },
  { locale: 'en', query: 'acessibility', first: ['Accessibility'] },
  { locale: 'en', query: 'salary table', first: ['Pay tables'] },
  { locale: 'en', query: 'prompter', first: ['The prompter retires'] },
  { locale: 'en', query: '"pay tables"', first: ['Pay tables'] },
  { locale: 'en', query: 'general assembly', first: ['General assembly'] },
  { locale: 'en', query: 'sponsorship', first: ['Sponsorship is no dirty word'] },
]
