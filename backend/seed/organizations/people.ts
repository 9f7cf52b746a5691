import type { OrganizationCategory } from '@/lib/contract/organization-record'
import type { Random } from '../random'

const givenNames = [
  ...[
    'Adile',
    'Agnieszka',
    'Alwine',
    'Anouk',
    'Arvid',
    'Benno',
    'Birte',
    'Bogdan',
    'Carlotta',
    'Cemre',
    'Dagny',
    'Dario',
  ],
  ...[
    'Edda',
    'Elif',
    'Enno',
    'Farid',
    'Femke',
    'Fiete',
    'Frauke',
    'Gesa',
    'Gregor',
    'Hanno',
    'Hedda',
    'Henning',
    'Ilja',
  ],
  ...[
    'Imke',
    'Isolde',
    'Jale',
    'Jannis',
    'Joris',
    'Juliane',
    'Kerem',
    'Kirsten',
    'Lamin',
    'Leonore',
    'Lioba',
    'Ludger',
  ],
  ...[
    'Malin',
    'Marek',
    'Merle',
    'Mirjam',
    'Nele',
    'Nuri',
    'Oda',
    'Oskar',
    'Pelin',
    'Philine',
    'Quirin',
    'Raluca',
    'Ramin',
  ],
  ...[
    'Rieke',
    'Ruben',
    'Selma',
    'Sönke',
    'Svea',
    'Thabo',
    'Thea',
    'Tjark',
    'Ulrike',
    'Valentin',
    'Veit',
    'Wanda',
    'Yasemin',
  ],
]

/** Of two parts of surnames, so that most are nobody's. */
const familyFirst = [
  ...[
    'Ahle',
    'Bracken',
    'Dorn',
    'Eschen',
    'Fahren',
    'Gries',
    'Hagel',
    'Immen',
    'Jarken',
    'Kessel',
    'Linders',
    'Mersen',
  ],
  ...['Nessel', 'Ohlen', 'Pappel', 'Quast', 'Rohr', 'Sassen', 'Tannen', 'Uhlen', 'Varen', 'Wester', 'Zickel'],
]
const familyLast = [
  'bach',
  'berg',
  'brink',
  'dahl',
  'feld',
  'hagen',
  'horst',
  'kamp',
  'loh',
  'mann',
  'ried',
  'wald',
]

export function inventedPerson(random: Random): string {
  return `${random.pick(givenNames)} ${random.pick(familyFirst)}${random.pick(familyLast)}`
}

type Titles = readonly (readonly [de: string, en: string])[]

/** What people of a member do: of the first line one leads it. */
export const functions: Record<OrganizationCategory, { lead: Titles; contact: Titles }> = {
  theater: {
    lead: [
      ['Intendanz', 'Artistic director'],
      ['Generalintendanz', 'General director'],
    ],
    contact: [
      ['Geschäftsführung', 'Managing director'],
      ['Dramaturgie', 'Dramaturgy'],
      ['Presse und Kommunikation', 'Press and communication'],
      ['Theaterpädagogik', 'Education and outreach'],
      ['Technische Leitung', 'Technical director'],
      ['Personal', 'Human resources'],
    ],
  },
  orchestra: {
    lead: [
      ['Orchesterdirektion', 'Orchestra director'],
      ['Chefdirigat', 'Chief conductor'],
    ],
    contact: [
      ['Orchesterbüro', 'Orchestra office'],
      ['Konzertdramaturgie', 'Concert programming'],
      ['Musikvermittlung', 'Music education'],
      ['Presse und Kommunikation', 'Press and communication'],
      ['Orchesterinspektion', 'Orchestra manager'],
    ],
  },
  other: {
    lead: [
      ['Leitung', 'Director'],
      ['Geschäftsführung', 'Managing director'],
      ['Vorsitz', 'Chair'],
    ],
    contact: [
      ['Programm', 'Programme'],
      ['Verwaltung', 'Administration'],
      ['Presse und Kommunikation', 'Press and communication'],
      ['Mitgliedschaft und Service', 'Membership and service'],
    ],
  },
}
