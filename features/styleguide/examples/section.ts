import { sectionColors } from '@/lib/contract/blocks/section'
import type { CreateExamples, Example } from '../example'

/** Section: in each color, with a picture and two columns, and with one column and no picture. */
export const sectionExamples: CreateExamples = ({ localized, module, column, image }) =>
  sectionColors.flatMap((href): Example[] => [
    {
      variant: `href: ${href}`,
      amount: 'usual',
      modules: [
        module(
          'section',
          { href, image: image('hall', '') },
          {
            columns: [
              column(0, [
                module('headline', {
                  headline_level: 2,
                  preline: localized('Für Mitglieder', 'For members'),
                  content: localized('Beratung, wenn es ernst wird', 'Advice when it matters'),
                }),
              ]),
              column(1, [
                module('text', {
                  content: localized(
                    '<p>Unsere Juristinnen und Juristen antworten <a href="/de/ansprechpersonen">am selben Tag</a>.</p>',
                    '<p>Our lawyers answer <a href="/en/contact">on the same day</a>.</p>',
                  ),
                }),
                module('link', {
                  extra_class: 'button',
                  content: localized('Ansprechperson finden', 'Find a contact'),
                  link: localized('/de/ansprechpersonen', '/en/contact'),
                }),
              ]),
            ],
          },
        ),
      ],
    },
    {
      variant: `href: ${href}`,
      amount: 'sparse',
      modules: [
        module(
          'section',
          { href },
          {
            columns: [
              column(0, [
                module('quote', {
                  content: localized('Vorhang auf, wir fangen an.', 'Curtain up, we begin.'),
                }),
              ]),
            ],
          },
        ),
      ],
    },
  ])
