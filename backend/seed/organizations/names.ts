import type { OrganizationCategory } from '@/lib/contract/organization-record'
import type { Localized } from '../../db/schema/columns'
import type { Random } from '../random'

/** What a member is, and how such members call themselves; `{x}` is an invented place, `{city}` the city. */
export interface Kind {
  title: Localized
  names: readonly string[]
}

const kind = (de: string, en: string, ...names: string[]): Kind => ({ title: { de, en }, names })

export const kinds: Record<OrganizationCategory, readonly Kind[]> = {
  theater: [
    kind('Stadttheater', 'Municipal theater', 'Theater am {x}', 'Bühnen am {x}', 'Haus am {x}'),
    kind('Mehrspartenhaus', 'Opera, drama and dance under one roof', 'Vereinigte Bühnen {x}', 'Theater {x}'),
    kind('Landesbühne', 'Touring state theater', 'Landesbühne {x}', 'Wanderbühne {x}'),
    kind('Schauspielhaus', 'Playhouse', 'Schauspiel am {x}', 'Schauspielhaus {x}'),
    kind('Opernhaus', 'Opera house', 'Oper am {x}', 'Opernhaus {x}'),
    kind('Puppentheater', 'Puppet theater', 'Puppenbühne {x}', 'Figurentheater am {x}'),
    kind(
      'Kinder- und Jugendtheater',
      'Theater for young audiences',
      'Junge Bühne {x}',
      'Theater Kleiner {x}',
    ),
    kind('Kammertheater', 'Studio theater', 'Kammerspiele am {x}', 'Kammerbühne {x}'),
    kind('Tanztheater', 'Dance theater', 'Tanzhaus am {x}', 'Tanzbühne {x}'),
    kind('Freilichtbühne', 'Open-air theater', 'Freilichtbühne {x}', 'Sommertheater am {x}'),
  ],
  orchestra: [
    kind('Sinfonieorchester', 'Symphony orchestra', 'Philharmonie am {x}', 'Sinfoniker am {x}'),
    kind('Kammerorchester', 'Chamber orchestra', 'Kammerorchester {x}', 'Camerata {x}'),
    kind('Theaterorchester', 'Theater orchestra', 'Orchester am {x}', 'Bühnenorchester {x}'),
    kind('Barockorchester', 'Baroque orchestra', 'Collegium {x}', 'Barockensemble am {x}'),
    kind('Ensemble für neue Musik', 'New music ensemble', 'Ensemble {x}', 'Sinfonietta {x}'),
    kind('Landesorchester', 'State orchestra', 'Landesphilharmonie {x}', 'Landessinfoniker {x}'),
  ],
  other: [
    kind('Konzerthaus', 'Concert hall', 'Konzerthaus am {x}', 'Musikhalle {x}'),
    kind('Festival', 'Festival', 'Festspiele am {x}', 'Theatertage {x}'),
    kind('Akademie', 'Academy', 'Akademie am {x}', 'Theaterakademie {x}'),
    kind('Chor', 'Choir', 'Vokalensemble {x}', 'Kammerchor am {x}'),
    kind('Freie Spielstätte', 'Independent venue', 'Spielstätte {x}', 'Kulturhaus am {x}'),
    kind('Bühnenverlag', 'Theater publisher', 'Bühnenverlag {x}', 'Verlag am {x}'),
    kind('Besucherorganisation', 'Audience organisation', 'Theatergemeinde {x}', 'Publikumsring {x}'),
    kind('Förderverein', 'Friends of the performing arts', 'Förderkreis {x}', 'Bühnenfreunde {x}'),
  ],
}

/** No places that there are: what stands in front is no part of a town's name. */
const first = [
  ...[
    'Ahorn',
    'Amsel',
    'Distel',
    'Eiben',
    'Farn',
    'Funken',
    'Garn',
    'Ginster',
    'Hasel',
    'Holunder',
    'Kiebitz',
  ],
  ...[
    'Kornblumen',
    'Kreide',
    'Kranich',
    'Laternen',
    'Lerchen',
    'Mohn',
    'Nebel',
    'Quarz',
    'Quitten',
    'Reiher',
  ],
  ...[
    'Safran',
    'Schiefer',
    'Schilf',
    'Schlehen',
    'Spindel',
    'Tinten',
    'Ulmen',
    'Wacholder',
    'Zimt',
    'Zinnober',
  ],
]
const last = ['bogen', 'garten', 'graben', 'hof', 'kai', 'platz', 'speicher', 'steg', 'turm', 'wall']

/** An invented place: of masculine gender, as the names want it. */
export function inventedPlace(random: Random): string {
  return `${random.pick(first)}${random.pick(last)}`
}
