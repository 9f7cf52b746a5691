import { imageListClasses } from '@/lib/contract/blocks/image-list'
import type { CreateExamples, Example } from '../example'

const names = ['hall', 'seats', 'stairs', 'spot', 'costume', 'hall']

/** Image list: each class with many pictures of different shapes, and with a single one. */
export const imageListExamples: CreateExamples = ({ localized, module, image }) =>
  imageListClasses.flatMap((extra_class): Example[] => [
    {
      variant: `extra_class: ${extra_class}`,
      amount: 'many',
      modules: [
        module(
          'imagelist',
          { extra_class },
          {
            children: names.map((name, index) =>
              module('imagelistitem', {
                image: image(name, localized(`Szene ${index + 1}`, `Scene ${index + 1}`)),
                description: index % 2 === 0 ? localized('Vor der Vorstellung', 'Before the performance') : '',
                link: index === 1 ? localized('/de/ueber-uns', '/en/about-us') : '',
              }),
            ),
          },
        ),
      ],
    },
    {
      variant: `extra_class: ${extra_class}`,
      amount: 'sparse',
      modules: [
        module('imagelist', { extra_class }, { children: [module('imagelistitem', { image: image('seats', '') })] }),
      ],
    },
  ])
