import type { SeedPicture } from '../content'
import { picture } from './picture'

/** The work around the stage: workshops, offices, the town. */
export const trades: SeedPicture[] = [
  picture(
    'workshop-planks',
    [0.5, 0.5],
    {
      de: 'Holzlatten verschiedener Länge, einige rot, lehnen im warmen Licht an einer Wand',
      en: 'Planks of different lengths, some of them red, lean against a wall in warm light',
    },
    { de: 'Tischlerei', en: 'Carpentry workshop' },
  ),
  picture(
    'negotiation-table',
    [0.5, 0.6],
    {
      de: 'Langer Tisch mit Papieren unter einer Reihe leuchtender Kugellampen',
      en: 'Long table with papers under a row of glowing globe lamps',
    },
    { de: 'Vor der Verhandlung', en: 'Before the negotiation' },
  ),
  picture(
    'law-columns',
    [0.5, 0.5],
    {
      de: 'Säulen im Streiflicht zu beiden Seiten eines roten Läufers',
      en: 'Columns in raking light on both sides of a red runner',
    },
    { de: 'Säulengang', en: 'Colonnade' },
  ),
  picture(
    'archive-shelves',
    [0.5, 0.5],
    {
      de: 'Gang zwischen hohen Archivregalen, am Ende Licht',
      en: 'Aisle between tall archive shelves with light at the end',
    },
    { de: 'Archiv', en: 'Archive' },
  ),
  picture(
    'city-lights',
    [0.5, 0.5],
    { de: 'Unscharfe Lichter einer Stadt bei Nacht', en: 'Blurred lights of a city at night' },
    { de: 'Die Stadt am Abend', en: 'The town in the evening' },
  ),
  picture(
    'school-rows',
    [0.5, 0.6],
    {
      de: 'Reihen leerer Stühle, einige davon rot, im schrägen Licht hoher Fenster',
      en: 'Rows of empty chairs, some of them red, in slanting light from tall windows',
    },
    { de: 'Theater in der Schule', en: 'Theater at school' },
  ),
]
