import { linkClasses } from '@/lib/contract/blocks/link'
import type { CreateExamples, Example } from '../example'

/** Link: both classes, internal, external, to a file, without a label. */
export const linkExamples: CreateExamples = ({ localized, module }) => [
  ...linkClasses.flatMap((extra_class): Example[] => [
    {
      variant: `extra_class: ${extra_class}`,
      amount: 'usual',
      modules: [
        module('link', {
          extra_class,
          content: localized('Mehr über den Verband', 'More about the federation'),
          link: localized('/de/ueber-uns', '/en/about-us'),
        }),
        module('link', {
          extra_class,
          content: localized('Das Gesetz im Wortlaut', 'The act in full'),
          link: 'https://www.example.org/act',
        }),
        module('link', {
          extra_class,
          content: localized('Satzung (PDF)', 'Statutes (PDF)'),
          link: '/media/satzung.pdf',
          open_new_window: true,
        }),
      ],
    },
    {
      variant: `extra_class: ${extra_class}`,
      amount: 'long',
      modules: [
        module('link', {
          extra_class,
          content: localized(
            'Muster einer Arbeitszeitdokumentationsvereinbarung für Mehrspartenhäuser herunterladen',
            'Download the model agreement on recording working hours in theaters with several branches',
          ),
          link: 'https://www.example.org/model',
        }),
      ],
    },
  ]),
  { variant: 'link', amount: 'sparse', modules: [module('link', { link: 'https://www.example.org/' })] },
]
