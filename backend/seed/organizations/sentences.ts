import type { Sentence } from '../sentence'

/** What the page of a member says: of each list one sentence, of `programme` and `people` two. */
export interface Texts {
  teaser: readonly Sentence[]
  opening: readonly Sentence[]
  history: readonly Sentence[]
  programmeTitle: Sentence
  programme: readonly Sentence[]
  peopleTitle: Sentence
  people: readonly Sentence[]
  visit: readonly Sentence[]
}

/** For all kinds of members. */
export const visit: readonly Sentence[] = [
  [
    'Karten gibt es online und eine Stunde vor Beginn an der Abendkasse. Alle Räume sind ohne Stufen zu erreichen.',
    'Tickets are sold online and at the door from one hour before the start. All rooms are step-free.',
  ],
  [
    'Vom Bahnhof sind es zehn Minuten zu Fuß; Fahrräder stehen überdacht im Hof.',
    'The station is ten minutes away on foot; bicycles are parked under cover in the yard.',
  ],
  [
    'Für Gruppen und Schulklassen gibt es Einführungen vor der Vorstellung, auf Wunsch in einfacher Sprache.',
    'Groups and school classes get an introduction before the performance, in plain language on request.',
  ],
  [
    'An jedem ersten Donnerstag im Monat zahlt das Publikum, was es kann.',
    'On the first Thursday of each month the audience pays what it can.',
  ],
  [
    'Eine Höranlage ist in allen Sälen eingebaut, Plätze für Rollstühle sind in jeder Preisgruppe zu haben.',
    'Every hall has a hearing loop, and wheelchair spaces are available in every price group.',
  ],
  [
    'Wer unter 30 ist, zahlt am Tag der Vorstellung zwölf Euro auf allen Plätzen.',
    'Under-30s pay twelve euros for any seat on the day of the performance.',
  ],
]

/** For houses. */
export const history: readonly Sentence[] = [
  [
    'Gegründet wurde das Haus {founded} von Bürgerinnen und Bürgern, die eine eigene Bühne wollten; bis heute trägt es die Stadt zusammen mit einem Freundeskreis.',
    'It was founded in {founded} by citizens who wanted a stage of their own; the city supports it to this day together with a circle of friends.',
  ],
  [
    'Angefangen hat alles {founded} in einer ehemaligen Weberei, deren Sheddach noch über dem Foyer zu sehen ist.',
    'It all began in {founded} in a former weaving mill, whose saw-tooth roof can still be seen above the foyer.',
  ],
  [
    'Das Gebäude wurde {founded} eröffnet, im Krieg zerstört und nach alten Plänen wieder aufgebaut; die letzte Sanierung brachte leise Lüftung und eine neue Obermaschinerie.',
    'The building opened in {founded}, was destroyed in the war and rebuilt to the old plans; the last refurbishment brought quiet ventilation and new flying equipment.',
  ],
  [
    'Seit {founded} gibt es die Einrichtung; ihre Satzung nennt als ersten Zweck, dass Kunst für alle in {city} erreichbar sein soll.',
    'It has existed since {founded}; the first purpose in its statutes is that everybody in {city} should have access to the arts.',
  ],
  [
    'Was {founded} als Sommerbühne begann, ist heute ein Betrieb mit {staff} Beschäftigten aus vielen Ländern.',
    'What began as a summer stage in {founded} is now an enterprise with {staff} employees from many countries.',
  ],
  [
    'Die ersten Jahre ab {founded} waren von Umzügen geprägt, erst im vierten Quartier blieb man: einem Kornspeicher aus Backstein.',
    'The first years from {founded} were marked by removals; only the fourth home lasted: a granary of brick.',
  ],
]
