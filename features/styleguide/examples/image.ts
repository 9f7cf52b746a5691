import { imageAliases } from '@/lib/contract/blocks/image'
import type { CreateExamples } from '../example'

const getPictureName = (alias: string) => (alias === 'portrait' || alias === 'vertical' ? 'spot' : 'hall')

/** Image: each crop, as a link, without texts, without a picture. */
export const imageExamples: CreateExamples = ({ localized, module, image }) => [
  ...imageAliases.map((alias) => ({
    variant: `alias: ${alias}`,
    amount: 'usual' as const,
    modules: [
      module('image', {
        alias,
        image: image(getPictureName(alias), localized('Lichtkegel im Nebel', 'Cones of light in haze')),
        description: localized('Beleuchtungsprobe am Vormittag', 'Lighting rehearsal in the morning'),
      }),
    ],
  })),
  {
    variant: 'link',
    amount: 'sparse',
    modules: [
      module('image', {
        image: { ...image('stairs', ''), copyright: '' },
        link: localized('/de/ueber-uns', '/en/about-us'),
      }),
    ],
  },
  { variant: 'image: null', amount: 'sparse', modules: [module('image', { image: null })] },
]
