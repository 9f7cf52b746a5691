import type { JobPost } from './family'
import { player, principal } from './players'

/** Positions of wind and brass players, of percussion and harp. */
export const windsAndPercussion: readonly JobPost[] = [
  player(
    ['Soloflöte', 'Principal flute'],
    'flute',
    ['Mozarts Konzert G-Dur oder D-Dur mit Kadenz', 'Mozart’s concerto in G major or D major with cadenza'],
    principal,
  ),
  player(['2. Flöte mit Verpflichtung zur Piccoloflöte', 'Second flute with piccolo'], 'flute', [
    'ein Konzert von Vivaldi für Piccoloflöte',
    'a piccolo concerto by Vivaldi',
  ]),
  player(
    ['Solooboe', 'Principal oboe'],
    'oboe',
    ['Mozarts Konzert C-Dur mit Kadenz', 'Mozart’s concerto in C major with cadenza'],
    principal,
  ),
  player(['2. Oboe mit Verpflichtung zum Englischhorn', 'Second oboe with English horn'], 'oboe', [
    'Sicherheit auf beiden Instrumenten',
    'confidence on both instruments',
  ]),
  player(
    ['Soloklarinette', 'Principal clarinet'],
    'clarinet',
    ['Mozarts Konzert; gespielt wird das deutsche System', 'Mozart’s concerto; the German system is used'],
    principal,
  ),
  player(
    ['Bassklarinette mit Verpflichtung zur 2. Klarinette', 'Bass clarinet with second clarinet'],
    'clarinet',
    ['Erfahrung in Oper und zeitgenössischer Musik', 'experience in opera and contemporary music'],
  ),
  player(
    ['Solofagott', 'Principal bassoon'],
    'bassoon',
    ['Mozarts Konzert B-Dur mit Kadenz', 'Mozart’s concerto in B-flat major with cadenza'],
    principal,
  ),
  player(['Kontrafagott mit Verpflichtung zum 2. Fagott', 'Contrabassoon with second bassoon'], 'bassoon', [
    'sichere Tiefe und ein eigenes Instrument für das Probespiel',
    'a secure low register and your own instrument for the audition',
  ]),
  player(
    ['Solohorn', 'Principal horn'],
    'horn',
    [
      'Mozarts Konzert Nr. 4 und ein Konzert von Richard Strauss',
      'Mozart’s concerto no. 4 and a concerto by Richard Strauss',
    ],
    principal,
  ),
  player(['Tiefes Horn (2. und 4. Horn)', 'Low horn (second and fourth)'], 'horn', [
    'Beethovens Sonate und tiefe Orchesterstellen',
    'Beethoven’s sonata and low orchestral excerpts',
  ]),
  player(
    ['Solotrompete', 'Principal trumpet'],
    'trumpet',
    [
      'Haydns Konzert, gespielt auf der Drehventiltrompete',
      'Haydn’s concerto, played on a rotary-valve trumpet',
    ],
    principal,
  ),
  player(['Wechselposaune (2. und 3. Posaune)', 'Second trombone with third'], 'trombone', [
    'ein Konzert von David oder Grøndahl',
    'a concerto by David or Grøndahl',
  ]),
  player(['Basstuba', 'Tuba'], 'tuba', [
    'ein Konzert von Vaughan Williams oder Hindemiths Sonate',
    'a concerto by Vaughan Williams or Hindemith’s sonata',
  ]),
  player(
    ['Solopauke mit Verpflichtung zum Schlagzeug', 'Principal timpani with percussion'],
    'timpani',
    [
      'sicheres Spiel auf Pauken mit Wiener und deutscher Aufstellung',
      'confident playing in both Viennese and German timpani setups',
    ],
    principal,
  ),
  player(['Schlagzeug mit Verpflichtung zur Pauke', 'Percussion with timpani'], 'percussion', [
    'ein Vortragsstück auf Marimba und Orchesterstellen auf kleiner Trommel',
    'a marimba piece and orchestral excerpts on the snare drum',
  ]),
  player(
    ['Soloharfe', 'Principal harp'],
    'harp',
    [
      'Kadenzen aus „Der Nussknacker“ und „Lucia di Lammermoor“',
      'cadenzas from “The Nutcracker” and “Lucia di Lammermoor”',
    ],
    { ...principal, tasks: [] },
  ),
]
