import { containerLayouts, type Module } from '@/lib/contract/blocks/module'
import type { CreateExamples, ExampleBuilder } from '../example'

function createContent({ localized, module, image }: ExampleBuilder, index: number): Module[] {
  const place = localized(`Spalte ${index + 1}`, `Column ${index + 1}`)
  return [
    module('headline', { headline_level: 2, content: place }),
    index === 0
      ? module('image', { alias: 'landscape_small', image: image('stairs', '') })
      : module('text', {
          content: localized(
            '<p>Hier steht, was Bühnenarbeiterinnen, Garderobieren und Orchesterwarte wissen müssen.</p>',
            '<p>What stage hands, dressers and orchestra attendants need to know stands here.</p>',
          ),
        }),
  ]
}

/** Container: each of the six layouts, one with an empty column. */
export const containerExamples: CreateExamples = (builder) => {
  const { module, column } = builder
  return [
    ...containerLayouts.map((name, layout) => ({
      variant: `layout: ${layout} (${name})`,
      amount: 'usual' as const,
      modules: [
        module(
          'container',
          { layout },
          { columns: name.split('-').map((_, index) => column(index, createContent(builder, index))) },
        ),
      ],
    })),
    {
      variant: 'layout: 3 (50-50)',
      amount: 'sparse',
      modules: [module('container', { layout: 3 }, { columns: [column(0, []), column(1, createContent(builder, 1))] })],
    },
  ]
}
