import { type Texts, visit } from './sentences'

export const orchestraTexts: Texts = {
  teaser: [
    [
      'Konzerte für {city}: Sinfonik, Kammermusik und Musik unserer Zeit.',
      'Concerts for {city}: symphonic works, chamber music and music of our time.',
    ],
    [
      '{staff} Musikerinnen und Musiker, {shows} Konzerte im Jahr und ein Saal, der gut klingt.',
      '{staff} musicians, {shows} concerts a year and a hall that sounds good.',
    ],
    [
      'Ein Orchester, das in Schulen, Kirchen und Fabrikhallen ebenso zu Hause ist wie im Konzertsaal.',
      'An orchestra as much at home in schools, churches and factories as in the concert hall.',
    ],
    [
      'Große Sinfonik und kleine Formate, gespielt von Menschen, die zuhören.',
      'Great symphonies and small formats, played by people who listen.',
    ],
    [
      'Musik aus vier Jahrhunderten, jede Saison mit einem Werk, das niemand kennt.',
      'Music of four centuries, each season with a work that nobody knows.',
    ],
  ],
  opening: [
    [
      '<strong>{name}</strong> gibt in einer Saison {shows} Konzerte, die Hälfte davon außerhalb von {city}.',
      '<strong>{name}</strong> gives {shows} concerts a season, half of them outside {city}.',
    ],
    [
      'Mit {staff} fest angestellten Musikerinnen und Musikern gehört <strong>{name}</strong> zu den Klangkörpern, die eine ganze Region versorgen.',
      'With {staff} permanent musicians <strong>{name}</strong> is one of the orchestras that serve a whole region.',
    ],
    [
      'Der Klang von <strong>{name}</strong> ist hell und beweglich; das liegt am Saal mit {seats} Plätzen, in dem auch geprobt wird.',
      'The sound of <strong>{name}</strong> is bright and agile, thanks to the hall with {seats} seats in which it also rehearses.',
    ],
    [
      '<strong>{name}</strong> spielt, was auf dem Pult liegt, und manchmal, was noch gar nicht geschrieben ist: Jede Saison gibt es zwei Uraufführungen.',
      '<strong>{name}</strong> plays what is on the stands, and sometimes what is not written yet: there are two world premieres each season.',
    ],
    [
      'Rund {guests} Menschen hören <strong>{name}</strong> in einer Saison, ein Drittel von ihnen ist unter 25.',
      'Some {guests} people hear <strong>{name}</strong> in a season, a third of them under 25.',
    ],
  ],
  history: [
    [
      'Hervorgegangen ist das Orchester {founded} aus einer Stadtkapelle, deren Noten noch im Archiv liegen.',
      'The orchestra emerged from a town band in {founded}, whose scores are still in the archive.',
    ],
    [
      'Seit der Gründung {founded} hat es sieben Chefdirigate gegeben; die kürzeste Zeit dauerte eine Saison, die längste 22 Jahre.',
      'Since its foundation in {founded} there have been seven chief conductors; the shortest term lasted a season, the longest 22 years.',
    ],
    [
      '{founded} schlossen sich zwei kleinere Ensembles zusammen; beide Namen stehen noch am Bühneneingang.',
      'In {founded} two smaller ensembles merged; both names are still at the stage door.',
    ],
    [
      'Die Musikerinnen und Musiker haben das Orchester {founded} selbst gegründet und wählen bis heute den Vorstand.',
      'The musicians founded the orchestra themselves in {founded} and elect its board to this day.',
    ],
    [
      'Das erste Konzert fand {founded} in einer Turnhalle statt, das zweihundertste schon im eigenen Saal.',
      'The first concert took place in a gym in {founded}, the two hundredth in a hall of its own.',
    ],
  ],
  programmeTitle: ['Die Saison', 'The season'],
  programme: [
    [
      'Acht Sinfoniekonzerte bilden das Gerüst; dazwischen liegen Kammermusik, Familienkonzerte und Abende im Club.',
      'Eight symphony concerts are the backbone; chamber music, family concerts and club nights lie between them.',
    ],
    [
      'Eine Reihe widmet sich Komponistinnen des 19. Jahrhunderts, deren Werke neu herausgegeben werden.',
      'One series is devoted to women composers of the 19th century, whose works are being edited anew.',
    ],
    [
      'Mit dem Theater der Stadt entstehen vier Opernproduktionen im Jahr.',
      'Four opera productions a year are made with the theater of the city.',
    ],
    [
      'Alle Programme werden aufgezeichnet und stehen vier Wochen lang frei im Netz.',
      'All programmes are recorded and are free to hear online for four weeks.',
    ],
    [
      'Auf Reisen fährt das Orchester mit der Bahn, die Instrumente kommen im eigenen Wagen nach.',
      'On tour the orchestra travels by rail, and the instruments follow in a van of its own.',
    ],
    [
      'Ein Kompositionsauftrag im Jahr geht an jemanden unter dreißig.',
      'One commission a year goes to a composer under thirty.',
    ],
  ],
  peopleTitle: ['Die Menschen', 'The people'],
  people: [
    [
      'In der Akademie lernen zwölf junge Musikerinnen und Musiker zwei Jahre lang den Alltag im Orchester kennen.',
      'In the academy twelve young musicians learn about everyday life in an orchestra for two years.',
    ],
    [
      'Probespiele finden bis zur letzten Runde hinter einem Vorhang statt.',
      'Auditions take place behind a screen up to the last round.',
    ],
    [
      'Gehörschutz, Physiotherapie und Dispositionen mit Ruhetagen gehören zum Alltag.',
      'Hearing protection, physiotherapy and schedules with days of rest are part of everyday life.',
    ],
    [
      'Jedes Pult übernimmt eine Patenschaft für eine Schulklasse in {city}.',
      'Each desk sponsors a school class in {city}.',
    ],
    [
      '{staff} Stellen sind besetzt, dazu kommen Aushilfen aus der ganzen Region.',
      '{staff} positions are filled, and substitutes come from the whole region.',
    ],
  ],
  visit,
}
