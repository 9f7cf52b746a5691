import type { SearchCase } from './search-case.fixture'

/**
 * Queries that were written before the search was tuned, and were never used to tune it. They
 * measure the quality for unknown queries.
 */
export const validationQueries: readonly SearchCase[] = [
  { query: 'Präsidium', titles: ['Präsidium'] },
  { query: 'praesidum', titles: ['Präsidium'] },
  { query: 'satzung', titles: ['Satzung', 'Satzung des VBO'] },
  { query: 'Mitgliedsantrag', titles: ['Mitglied werden', 'Antrag auf Aufnahme'] },
  { query: 'vergütungs tabelle', titles: ['Vergütungstabellen'] },
  { query: 'Künstliche Inteligenz', titles: [/Künstliche Intelligenz/] },
  { query: '"Neue Musik"', titles: ['Neue Musik braucht alte Stühle'] },
  { query: 'Gehaltstabelle Orchester', titles: [/Vergütungstabelle.*Orchester|Vergütungstabellen/] },
  { query: 'Nichtverlängerung', titles: [/Nichtverlängerung/] },
  { query: 'nichtverlaengerung anhörung', titles: ['Rechtsprechung', /Nichtverlängerung/] },
  { query: 'Souffleuse', titles: ['Die Souffleuse geht in Rente'] },
  { query: 'sufleuse', titles: ['Die Souffleuse geht in Rente'] },
  { query: 'Brandschutz', titles: ['Brandschutz hinter der Bühne'] },
  { query: 'Ingeborg Tannwald', titles: ['Ingeborg Tannwald'] },
  { query: 'tanwald', titles: ['Ingeborg Tannwald'] },
  { query: 'Zimthof', titles: ['Theater Zimthof', /Zimthof/] },
  { query: 'Stellenanzeige loschen', titles: ['Stellenanzeige löschen', 'Stellenanzeige veröffentlichen'] },
  { query: 'Presse verteiler', titles: ['Presseverteiler'] },
  { query: 'Klimakonferenz', titles: ['Klimakonferenz der Bühnen'] },
  { query: 'Weihnachten', titles: ['Das Weihnachtsmärchen hat Besseres verdient'] },
  { query: 'Gewinnspiel Teilnahmebedingungen', titles: ['Gewinnspiel'] },
  { query: 'Jobboerse', titles: ['Jobbörse', /Jobbörse/] },
  { locale: 'en', query: 'collective agreement', titles: ['Collective agreements'] },
  { locale: 'en', query: 'theatre', titles: ['Theaters', /[Tt]heater/] },
  { locale: 'en', query: 'acessibility', titles: ['Accessibility'] },
  { locale: 'en', query: 'salary table', titles: ['Pay tables'] },
  { locale: 'en', query: 'prompter', titles: ['The prompter retires'] },
  { locale: 'en', query: '"pay tables"', titles: ['Pay tables'] },
  { locale: 'en', query: 'general assembly', titles: ['General assembly'] },
  { locale: 'en', query: 'sponsorship', titles: ['Sponsorship is no dirty word'] },
]
