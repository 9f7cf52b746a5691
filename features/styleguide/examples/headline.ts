import { headlineClasses } from '@/lib/contract/blocks/headline'
import type { CreateExamples } from '../example'

/** Headline: each class, each level, and long German words. */
export const headlineExamples: CreateExamples = ({ localized, module }) => [
  ...headlineClasses.map((extra_class) => ({
    variant: `extra_class: ${extra_class}`,
    amount: 'usual' as const,
    modules: [
      module('headline', {
        headline_level: 2,
        extra_class,
        preline: localized('Tarifverhandlungen 2026', 'Pay talks 2026'),
        content: localized('Ein Haus, viele Gewerke', 'One house, many trades'),
        subline: localized('Was wir für die Bühnen erreicht haben', 'What we have achieved for the stages'),
      }),
    ],
  })),
  ...[2, 3, 4, 5, 6].map((headline_level) => ({
    variant: `headline_level: ${headline_level}`,
    amount: 'sparse' as const,
    modules: [module('headline', { headline_level, content: localized('Größe, Maß und Fuß', 'Size and measure') })],
  })),
  {
    variant: 'headline_level: 2',
    amount: 'long',
    modules: [
      module('headline', {
        headline_level: 2,
        extra_class: 'red_left',
        preline: localized('Veranstaltungsstättenbetriebsverordnung', 'Regulations for places of assembly'),
        content: localized(
          '„Bühnenarbeitsrechtsänderungsgesetz“ und Orchestermusikervergütungsordnung',
          '“Counterrevolutionary” instrumentation, or the unconstitutionality of overtime',
        ),
        subline: localized(
          'Generalintendantinnen und Orchestergeschäftsführer über Planungssicherheit',
          'Directors and orchestra managers on what it takes to plan several seasons ahead',
        ),
      }),
    ],
  },
]
