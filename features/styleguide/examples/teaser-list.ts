import { teaserListClasses } from '@/lib/contract/blocks/teaser-list'
import type { Module } from '@/lib/contract/module'
import type { Example, ExamplesOf, Workshop } from '../example'

function teasers({ say, module, image }: Workshop): Module[] {
  return [
    module('teaserlistitem', {
      image: image('hall', ''),
      preline: say('Recht', 'Law'),
      headline: say('Was sich bei den Tarifen ändert', 'What changes in the agreements'),
      subline: say('Ab Januar', 'From January'),
      text: say('Die Ergebnisse der Verhandlungen, kurz erklärt.', 'The results of the talks in short.'),
      link: say('/de/ueber-uns', '/en/about-us'),
      link_text: say('Weiterlesen', 'Read on'),
    }),
    module('teaserlistitem', {
      image: image('costume', ''),
      headline: say(
        'Kostümfundusinventarisierungsprojekt: ein Erfahrungsbericht',
        'Taking stock of four thousand costumes: a report',
      ),
      link: 'https://www.example.org/',
    }),
    module('teaserlistitem', {
      image: image('stairs', ''),
      preline: say('Häuser', 'Houses'),
      headline: say('Umbau bei laufendem Betrieb', 'Rebuilding while playing'),
      text: say(
        'Drei Bühnen berichten, wie sie saniert haben, ohne eine Vorstellung abzusagen.',
        'Three houses tell how they renovated without canceling a single performance.',
      ),
      link: say('/de/ueber-uns', '/en/about-us'),
    }),
    module('teaserlistitem', { headline: say('Ohne Bild und ohne Ziel', 'Without picture or address') }),
  ]
}

/** Teaser list: each class with uneven teasers, and with a single one. */
export const teaserListExamples: ExamplesOf = (workshop) =>
  teaserListClasses.flatMap((extra_class): Example[] => [
    {
      variant: `extra_class: ${extra_class}`,
      shows: 'many',
      modules: [workshop.module('teaserlist', { extra_class }, { children: teasers(workshop) })],
    },
    {
      variant: `extra_class: ${extra_class}`,
      shows: 'sparse',
      modules: [workshop.module('teaserlist', { extra_class }, { children: teasers(workshop).slice(0, 1) })],
    },
  ])
