import type { SeedPicture } from '../content'
import { picture } from './picture'

/** The hall, the audience and the orchestra. */
export const halls: SeedPicture[] = [
  picture(
    'seat-arcs',
    [0.5, 0.6],
    {
      de: 'Bögen leerer Orchesterstühle um ein beleuchtetes rotes Podest mit Pult',
      en: 'Arcs of empty orchestra chairs around a lit red rostrum with a music stand',
    },
    { de: 'Orchesteraufstellung', en: 'Orchestra seating' },
  ),
  picture(
    'auditorium-plan',
    [0.5, 0.55],
    {
      de: 'Gezeichneter Saalplan mit gebogenen Sitzreihen, ein Block ist rot',
      en: 'Drawn plan of an auditorium with curved rows, one block in red',
    },
    { de: 'Saalplan', en: 'Seating plan' },
  ),
  picture(
    'bow-strokes',
    [0.5, 0.5],
    { de: 'Lichtspuren von Bogenstrichen vor Schwarz', en: 'Traces of light left by bow strokes on black' },
    { de: 'Bogenstriche, lange belichtet', en: 'Bow strokes, long exposure' },
  ),
  picture(
    'orchestra-pit',
    [0.5, 0.6],
    {
      de: 'Beleuchtete Notenpulte stehen in Bögen im dunklen Orchestergraben',
      en: 'Lit music stands in arcs in the dark orchestra pit',
    },
    { de: 'Orchestergraben', en: 'Orchestra pit' },
  ),
  picture(
    'score-lines',
    [0.55, 0.5],
    {
      de: 'Geschwungene Notenlinien, einige rot, in der Mitte scharf, am Rand unscharf',
      en: 'Curving staves, one of them red, sharp in the middle and blurred at the edges',
    },
    { de: 'Notenlinien', en: 'Staves' },
  ),
  picture(
    'violin-arcs',
    [0.5, 0.5],
    {
      de: 'Korpus einer Geige mit Saiten und F-Löchern im Streiflicht',
      en: 'Body of a violin with strings and f-holes in raking light',
    },
    { de: 'Geige', en: 'Violin' },
  ),
  picture(
    'timpani',
    [0.5, 0.6],
    { de: 'Vier kupferne Kesselpauken im Scheinwerferlicht', en: 'Four copper kettledrums in the spotlight' },
    { de: 'Pauken', en: 'Timpani' },
  ),
  picture(
    'brass-bells',
    [0.5, 0.5],
    {
      de: 'Fünf Schallbecher von Blechblasinstrumenten glänzen im Dunkeln',
      en: 'Five bells of brass instruments gleam in the dark',
    },
    { de: 'Blechbläser', en: 'Brass' },
  ),
  picture(
    'gallery-tiers',
    [0.5, 0.45],
    {
      de: 'Drei geschwungene Ränge, von kleinen Lampen beleuchtet, in einem dunklen Saal',
      en: 'Three curved tiers lit by small lamps in a dark hall',
    },
    { de: 'Ränge', en: 'Tiers' },
  ),
  picture(
    'foyer-stairs',
    [0.55, 0.5],
    {
      de: 'Eine breite Foyertreppe mit rotem Läufer, von der Seite beleuchtet',
      en: 'A wide foyer staircase with a red runner, lit from the side',
    },
    { de: 'Foyertreppe', en: 'Foyer stairs' },
  ),
  picture(
    'audience-silhouettes',
    [0.5, 0.4],
    {
      de: 'Köpfe des Publikums als Silhouetten vor einer hellen Bühne',
      en: 'Heads of the audience in silhouette against a bright stage',
    },
    { de: 'Publikum', en: 'Audience' },
  ),
]
