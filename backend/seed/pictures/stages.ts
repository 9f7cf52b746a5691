import type { SeedPicture } from '../content'
import { picture } from './picture'

/** The stage, its light and its machinery. */
export const stages: SeedPicture[] = [
  picture(
    'hero-curtain',
    [0.7, 0.6],
    {
      de: 'Ein roter Samtvorhang öffnet sich auf helles Licht, das über den Bühnenboden fällt',
      en: 'A red velvet curtain opens on bright light that spills across the stage floor',
    },
    { de: 'Kurz vor der Vorstellung', en: 'Just before the performance' },
  ),
  picture(
    'curtain-red',
    [0.5, 0.5],
    {
      de: 'Falten eines roten Samtvorhangs im Streiflicht',
      en: 'Folds of a red velvet curtain in raking light',
    },
    { de: 'Hauptvorhang', en: 'House curtain' },
  ),
  picture(
    'footlights',
    [0.45, 0.7],
    {
      de: 'Eine Reihe Rampenlichter vor dem Saum eines roten Vorhangs',
      en: 'A row of footlights before the hem of a red curtain',
    },
    { de: 'Rampenlicht', en: 'Footlights' },
  ),
  picture(
    'costume-folds',
    [0.45, 0.45],
    {
      de: 'Rote, graublaue und helle Stoffbahnen hängen dicht nebeneinander',
      en: 'Red, gray-blue and pale lengths of cloth hang side by side',
    },
    { de: 'Kostümfundus', en: 'Costume store' },
  ),
  picture(
    'light-cones',
    [0.55, 0.45],
    {
      de: 'Blaue, weiße und rote Lichtkegel treffen sich im Nebel auf der Bühne',
      en: 'Blue, white and red cones of light meet in the haze on the stage',
    },
    { de: 'Lichtprobe', en: 'Lighting rehearsal' },
  ),
  picture(
    'spot-single',
    [0.5, 0.6],
    {
      de: 'Ein einzelner Lichtkegel fällt auf eine leere Bühne',
      en: 'A single cone of light falls on an empty stage',
    },
    { de: 'Ein Scheinwerfer', en: 'One spotlight' },
  ),
  picture(
    'lamp-row',
    [0.32, 0.4],
    {
      de: 'Eine Reihe leuchtender Scheinwerfer an einem Rohr, zwei davon rot',
      en: 'A row of glowing stage lanterns on a bar, two of them red',
    },
    { de: 'Beleuchterbrücke', en: 'Lighting bridge' },
  ),
  picture(
    'fly-ropes',
    [0.5, 0.5],
    {
      de: 'Dicht gespannte Seile im Schnürboden vor kaltem Gegenlicht',
      en: 'Taut ropes in the fly tower against cold light',
    },
    { de: 'Handzüge im Bühnenturm', en: 'Hand lines in the fly tower' },
  ),
  picture(
    'stage-floor',
    [0.62, 0.6],
    {
      de: 'Bühnenboden aus Brettern mit rotem Klebekreuz im Streiflicht',
      en: 'Stage floor of boards with a red tape cross in raking light',
    },
    { de: 'Markierung auf der Bühne', en: 'Mark on the stage' },
  ),
  picture(
    'cyclorama',
    [0.5, 0.6],
    {
      de: 'Rot glühender Rundhorizont hinter schwarzen Gassen',
      en: 'Cyclorama glowing red behind black wings',
    },
    { de: 'Rundhorizont', en: 'Cyclorama' },
  ),
  picture(
    'gridiron',
    [0.5, 0.45],
    {
      de: 'Blick nach oben: Kaltes Licht fällt durch die Latten des Schnürbodens',
      en: 'Looking up: cold light falls through the slats of the gridiron',
    },
    { de: 'Schnürboden von unten', en: 'The grid from below' },
  ),
  picture(
    'empty-stage-cold',
    [0.4, 0.6],
    {
      de: 'Leere Bühne in kaltem Licht, in der Mitte eine einzelne Glühlampe auf einem Ständer',
      en: 'Empty stage in cold light with a single bulb on a stand in the middle',
    },
    { de: 'Nach der Vorstellung', en: 'After the performance' },
  ),
  picture(
    'rehearsal-light',
    [0.5, 0.6],
    {
      de: 'Fensterlicht fällt schräg auf den Boden einer Probebühne mit zwei leeren Stühlen',
      en: 'Window light falls at an angle on the floor of a rehearsal room with two empty chairs',
    },
    { de: 'Probebühne am Morgen', en: 'Rehearsal room in the morning' },
  ),
]
