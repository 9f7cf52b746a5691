import type { CreateExamples } from '../example'

/** FAQ: short and long questions, answers of text and of other blocks. */
export const faqExamples: CreateExamples = ({ localized, module }) => [
  {
    variant: 'faq',
    amount: 'many',
    modules: [
      module(
        'faq',
        {},
        {
          children: [
            module(
              'faqitem',
              { content: localized('Wer kann Mitglied werden?', 'Who can become a member?') },
              {
                children: [
                  module('text', {
                    content: localized(
                      '<p>Jedes Theater und jedes Orchester mit eigenem Ensemble.</p>',
                      '<p>Every theater and every orchestra with a company of its own.</p>',
                    ),
                  }),
                ],
              },
            ),
            module(
              'faqitem',
              {
                content: localized(
                  'Gilt die Arbeitszeitdokumentationspflicht auch für Gastspielverpflichtungen im Ausland, und wer bewahrt die Nachweise auf?',
                  'Does the duty to record working hours also hold for guest performances abroad, and who keeps the records?',
                ),
              },
              {
                children: [
                  module('text', {
                    content: localized('<p>Ja, zwei Jahre lang.</p>', '<p>Yes, for two years.</p>'),
                  }),
                  module('link', {
                    content: localized('Zum Merkblatt', 'To the leaflet'),
                    link: localized('/de/ueber-uns', '/en/about-us'),
                  }),
                ],
              },
            ),
            module('faqitem', { content: localized('Und ohne Antwort?', 'And without an answer?') }),
          ],
        },
      ),
    ],
  },
]
