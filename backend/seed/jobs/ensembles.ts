import type { JobPost } from './family'
import { player, withStrings } from './players'

/** Who learns in an orchestra is asked for nothing that comes after the studies. */
const academy: Omit<JobPost, 'title'> = {
  occupation: 'academy-musician',
  contracts: ['internship-contract'],
  employments: ['internship'],
  fee: [950, 1250],
  tasks: [
    [
      'Dienste im Orchester an der Seite einer Mentorin oder eines Mentors',
      'services in the orchestra beside a mentor',
    ],
    [
      'Einzelunterricht, Probespieltraining und Kammermusik',
      'individual lessons, audition training and chamber music',
    ],
    ['ein eigenes Konzert der Akademie in jeder Spielzeit', 'a concert of the academy’s own in each season'],
  ],
  requirements: [
    [
      'ein laufendes oder eben abgeschlossenes Studium, Alter höchstens 27 Jahre',
      'current or recently completed studies, maximum age 27',
    ],
    ['Neugier auf den Alltag eines Orchesters', 'curiosity about the everyday life of an orchestra'],
    [
      'Zeit für etwa achtzig Dienste im Jahr neben dem Studium',
      'time for about eighty services a year beside your studies',
    ],
  ],
}

/** Positions of ensembles for early and new music, and of academies. */
export const ensembles: readonly JobPost[] = [
  player(
    ['Cembalo und Orgelpositiv als Continuo', 'Harpsichord and chamber organ continuo'],
    'keyboard',
    [
      'Generalbassspiel vom Blatt und Erfahrung mit historischer Stimmung',
      'continuo at sight and experience with historical tuning',
    ],
    { houses: ['Barockorchester'], contracts: ['freelance'], employments: ['freelance'], fee: [190, 260] },
  ),
  player(
    ['Barockvioline', 'Baroque violin'],
    'violin',
    [
      'Vertrautheit mit historischer Spielweise und ein Instrument in alter Mensur',
      'familiarity with historical performance practice and a period instrument',
    ],
    { houses: ['Barockorchester'], contracts: ['freelance'], employments: ['freelance'], fee: [190, 260] },
  ),
  player(
    ['Saxophon für neue Musik', 'Saxophone for new music'],
    'saxophone',
    [
      'erweiterte Spieltechniken und Erfahrung mit Live-Elektronik',
      'extended techniques and experience with live electronics',
    ],
    {
      houses: ['Ensemble für neue Musik'],
      contracts: ['freelance'],
      employments: ['freelance'],
      fee: [200, 280],
    },
  ),
  player(
    ['Schlagzeug für ein Ensemble neuer Musik', 'Percussion for a new music ensemble'],
    'percussion',
    [
      'ein großes Instrumentarium und Lust auf Uraufführungen',
      'a large collection of instruments and a taste for world premieres',
    ],
    {
      houses: ['Ensemble für neue Musik'],
      contracts: ['freelance', 'house-agreement'],
      employments: ['part-time'],
    },
  ),
  {
    ...academy,
    title: ['Orchesterakademie: Violine oder Viola', 'Orchestra academy: violin or viola'],
    specialization: 'violin',
    houses: withStrings,
  },
  {
    ...academy,
    title: ['Orchesterakademie: Bläser*in (Horn, Posaune)', 'Orchestra academy: brass (horn, trombone)'],
    specialization: 'horn',
  },
]
