import type { CreateExamples } from '../example'

const names = ['logo-folds', 'logo-arcs', 'logo-light', 'logo-folds', 'logo-arcs']

/** Logo list: with and without links and texts. */
export const logoListExamples: CreateExamples = ({ localized, module, image }) => [
  {
    variant: 'logolist',
    amount: 'many',
    modules: [
      module(
        'logolist',
        {},
        {
          children: names.map((name, index) =>
            module('logolistitem', {
              image: image(name, localized(`Partnerhaus ${index + 1}`, `Partner ${index + 1}`)),
              image_copyright: index === 0 ? 'VBO' : '',
              link: index % 2 === 0 ? 'https://www.example.org/' : '',
              text: index === 1 ? localized('Kulturstiftungsverwaltungsgesellschaft', 'Foundation for culture') : '',
            }),
          ),
        },
      ),
    ],
  },
  {
    variant: 'logolist',
    amount: 'sparse',
    modules: [
      module('logolist', {}, { children: [module('logolistitem', { image: image('logo-light', 'Lichthaus') })] }),
    ],
  },
]
