import type { JobPost } from './family'
import { player, withStrings } from './players'

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
  player(
    ['Orchesterakademie: Violine oder Viola', 'Orchestra academy: violin or viola'],
    'violin',
    [
      'ein laufendes oder abgeschlossenes Studium, Alter höchstens 27 Jahre',
      'current or completed studies, maximum age 27',
    ],
    {
      occupation: 'academy-musician',
      contracts: ['internship-contract'],
      employments: ['internship'],
      fee: [950, 1250],
      houses: withStrings,
    },
  ),
  player(
    ['Orchesterakademie: Bläser*in (Horn, Posaune)', 'Orchestra academy: brass (horn, trombone)'],
    'horn',
    [
      'ein laufendes oder abgeschlossenes Studium, Alter höchstens 27 Jahre',
      'current or completed studies, maximum age 27',
    ],
    {
      occupation: 'academy-musician',
      contracts: ['internship-contract'],
      employments: ['internship'],
      fee: [950, 1250],
    },
  ),
]
