import type { Module } from '@/lib/contract/blocks/module'
import { teaserListClasses } from '@/lib/contract/blocks/teaser-list'
import type { CreateExamples, Example, ExampleBuilder } from '../example'

function createTeasers({ localized, module, image }: ExampleBuilder): Module[] {
  return [
    module('teaserlistitem', {
      image: image('hall', ''),
      preline: localized('Recht', 'Law'),
      headline: localized('Was sich bei den Tarifen ändert', 'What changes in the agreements'),
      subline: localized('Ab Januar', 'From January'),
      text: localized('Die Ergebnisse der Verhandlungen, kurz erklärt.', 'The results of the talks in short.'),
      link: localized('/de/ueber-uns', '/en/about-us'),
      link_text: localized('Weiterlesen', 'Read on'),
    }),
    module('teaserlistitem', {
      image: image('costume', ''),
      headline: localized(
        'Kostümfundusinventarisierungsprojekt: ein Erfahrungsbericht',
        'Taking stock of four thousand costumes: a report',
      ),
      link: 'https://www.example.org/',
    }),
    module('teaserlistitem', {
      image: image('stairs', ''),
      preline: localized('Häuser', 'Houses'),
      headline: localized('Umbau bei laufendem Betrieb', 'Rebuilding while playing'),
      text: localized(
        'Drei Bühnen berichten, wie sie saniert haben, ohne eine Vorstellung abzusagen.',
        'Three theaters tell how they renovated without canceling a single performance.',
      ),
      link: localized('/de/ueber-uns', '/en/about-us'),
    }),
    module('teaserlistitem', {
      headline: localized('Ohne Bild und ohne Ziel', 'Without picture or address'),
    }),
  ]
}

/** Teaser list: each class with uneven teasers, and with a single one. */
export const teaserListExamples: CreateExamples = (builder) =>
  teaserListClasses.flatMap((extra_class): Example[] => [
    {
      variant: `extra_class: ${extra_class}`,
      amount: 'many',
      modules: [builder.module('teaserlist', { extra_class }, { children: createTeasers(builder) })],
    },
    {
      variant: `extra_class: ${extra_class}`,
      amount: 'sparse',
      modules: [builder.module('teaserlist', { extra_class }, { children: createTeasers(builder).slice(0, 1) })],
    },
  ])
