import type { CreateExamples } from '../example'

/** Quote: with an author, without, and with a long text. */
export const quoteExamples: CreateExamples = ({ localized, module }) => [
  {
    variant: 'quote',
    amount: 'usual',
    modules: [
      module('quote', {
        content: localized('Licht ist das Erste, was spricht.', 'Light is the first to speak.'),
        author: localized('Mira Talbach, Lichtdesignerin', 'Mira Talbach, lighting designer'),
      }),
    ],
  },
  {
    variant: 'quote',
    amount: 'sparse',
    modules: [module('quote', { content: localized('Stille ist auch ein Ton.', 'Silence is a note as well.') })],
  },
  {
    variant: 'quote',
    amount: 'long',
    modules: [
      module('quote', {
        content: localized(
          'Wer einen Spielplan macht, plant nicht nur Abende, sondern Dienste, Umbauten, Ruhezeiten und Orchestergrabenbelegungspläne – und hofft, dass davon am Abend niemand etwas merkt.',
          'Whoever plans a season plans not evenings alone but shifts, changes of set, hours of rest and who sits in the pit when – and hopes that in the evening nobody notices any of it.',
        ),
        author: localized(
          'Dr. Henrike Sommerfeld-Brückner, Künstlerische Betriebsdirektorin und stellvertretende Intendantin',
          'Dr Henrike Sommerfeld-Brückner, director of artistic operations and deputy general director',
        ),
      }),
    ],
  },
]
