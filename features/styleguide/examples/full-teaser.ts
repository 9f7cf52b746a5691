import { fullTeaserClasses } from '@/lib/contract/blocks/full-teaser'
import type { CreateExamples } from '../example'

/** Full teaser: each class, with long texts, and with only a headline. */
export const fullTeaserExamples: CreateExamples = ({ localized, module, image }) => [
  ...fullTeaserClasses.map((extra_class) => ({
    variant: `extra_class: ${extra_class}`,
    amount: 'usual' as const,
    modules: [
      module('fullteaser', {
        extra_class,
        image: image('seats', localized('Sitzreihen im Halbrund', 'Rows of seats in a half circle')),
        preline: localized('Spielzeit 2026/27', 'Season 2026/27'),
        headline: localized('Wir öffnen die Häuser', 'We open our theaters'),
        text: localized(
          'Ein Wochenende lang zeigen Theater und Orchester, was hinter dem Vorhang geschieht.',
          'For a weekend theaters and orchestras show what happens behind the curtain.',
        ),
        link: localized('/de/ueber-uns', '/en/about-us'),
        link_text: localized('Zum Programm', 'To the program'),
      }),
    ],
  })),
  {
    variant: 'extra_class: image-left-bg-red',
    amount: 'long',
    modules: [
      module('fullteaser', {
        extra_class: 'image-left-bg-red',
        image: image('spot', ''),
        preline: localized('Nachwuchskräftegewinnungsoffensive', 'Recruiting the next generation'),
        headline: localized(
          'Veranstaltungstechnikausbildungsbetriebe gesucht: Bewerbungsfristverlängerung',
          'Houses wanted that train stage technicians: the deadline has been extended',
        ),
        text: localized(
          'Gute Technik fällt nicht auf. Damit das so bleibt, bilden die Häuser aus: in Ton, Licht, Maschinerie und Video. '.repeat(
            4,
          ),
          'Good engineering goes unnoticed. To keep it so theaters train people: in sound, light, machinery and video. '.repeat(
            4,
          ),
        ),
        link: 'https://www.example.org/',
        link_text: localized('Ausbildungsbetriebsanmeldeformular öffnen', 'Open the form for training companies'),
      }),
    ],
  },
  {
    variant: 'extra_class: default',
    amount: 'sparse',
    modules: [module('fullteaser', { headline: localized('Nur ein Titel', 'A headline alone') })],
  },
]
