import type { JobPost } from './family'
import { player, principal, withStrings } from './players'

/** Positions of string players. */
export const strings: readonly JobPost[] = [
  player(
    ['1. Konzertmeister*in', 'First concertmaster'],
    'violin',
    [
      'die großen Soli aus „Schwanensee“, „Ein Heldenleben“ und „Scheherazade“',
      'the major solos from “Swan Lake,” “Ein Heldenleben” and “Scheherazade”',
    ],
    { ...principal, occupation: 'concertmaster', houses: withStrings },
  ),
  player(
    ['Vorspieler*in der 1. Violinen', 'Assistant principal first violin'],
    'violin',
    ['ein Konzert von Mozart und ein romantisches Konzert', 'a concerto by Mozart and a romantic concerto'],
    principal,
  ),
  player(
    ['Violine tutti (1. Violine)', 'Section first violin'],
    'violin',
    [
      'Mozarts Violinkonzert Nr. 3, 4 oder 5, erster Satz mit Kadenz',
      'Mozart’s violin concerto no. 3, 4 or 5, first movement with cadenza',
    ],
    { houses: withStrings },
  ),
  player(
    ['Violine tutti (2. Violine)', 'Section second violin'],
    'violin',
    [
      'Mozarts Violinkonzert Nr. 4 oder 5, erster Satz mit Kadenz',
      'Mozart’s violin concerto no. 4 or 5, first movement with cadenza',
    ],
    { houses: withStrings },
  ),
  player(
    ['Stimmführung der 2. Violinen', 'Principal second violin'],
    'violin',
    ['Quartett- oder andere Kammermusikerfahrung', 'experience in quartets or other chamber music'],
    principal,
  ),
  player(
    ['Solobratsche', 'Principal viola'],
    'viola',
    [
      'ein Konzert von Stamitz oder Hoffmeister und eines von Bartók, Hindemith oder Walton',
      'a concerto by Stamitz or Hoffmeister and one by Bartók, Hindemith or Walton',
    ],
    principal,
  ),
  player(
    ['Viola tutti', 'Section viola'],
    'viola',
    [
      'ein Konzert von Stamitz oder Hoffmeister, erster Satz mit Kadenz',
      'a concerto by Stamitz or Hoffmeister, first movement with cadenza',
    ],
    { houses: withStrings },
  ),
  player(
    ['Stellvertretendes Solocello', 'Associate principal cello'],
    'cello',
    [
      'Haydns Konzert D-Dur und ein romantisches Konzert',
      'Haydn’s concerto in D major and a romantic concerto',
    ],
    principal,
  ),
  player(
    ['Violoncello tutti', 'Section cello'],
    'cello',
    [
      'Haydns Konzert D-Dur, erster Satz mit Kadenz',
      'Haydn’s concerto in D major, first movement with cadenza',
    ],
    { houses: withStrings },
  ),
  player(
    ['Kontrabass tutti', 'Section double bass'],
    'double-bass',
    [
      'ein Konzert von Dittersdorf oder Vanhal in Solostimmung',
      'a concerto by Dittersdorf or Vanhal in solo tuning',
    ],
    { houses: withStrings },
  ),
]
