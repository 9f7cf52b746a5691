import { containerLayouts, type Module } from '@/lib/contract/module'
import type { ExamplesOf, Workshop } from '../example'

function columnContent({ say, module, image }: Workshop, index: number): Module[] {
  const place = say(`Spalte ${index + 1}`, `Column ${index + 1}`)
  return [
    module('headline', { headline_level: 2, content: place }),
    index === 0
      ? module('image', { alias: 'landscape_small', image: image('stairs', '') })
      : module('text', {
          content: say(
            '<p>Hier steht, was Bühnenarbeiterinnen, Garderobieren und Orchesterwarte wissen müssen.</p>',
            '<p>What stage hands, dressers and orchestra attendants need to know stands here.</p>',
          ),
        }),
  ]
}

/** Container: each of the six layouts, one with an empty column. */
export const containerExamples: ExamplesOf = (workshop) => {
  const { module, column } = workshop
  return [
    ...containerLayouts.map((name, layout) => ({
      variant: `layout: ${layout} (${name})`,
      shows: 'usual' as const,
      modules: [
        module(
          'container',
          { layout },
          { columns: name.split('-').map((_, index) => column(index, columnContent(workshop, index))) },
        ),
      ],
    })),
    {
      variant: 'layout: 3 (50-50)',
      shows: 'sparse',
      modules: [
        module(
          'container',
          { layout: 3 },
          { columns: [column(0, []), column(1, columnContent(workshop, 1))] },
        ),
      ],
    },
  ]
}
