import type { CreateExamples } from '../example'

/** Text: all allowed elements, more space, and words that must be broken. */
export const textExamples: CreateExamples = ({ localized, module }) => [
  {
    variant: 'text',
    amount: 'usual',
    modules: [
      module('text', {
        content: localized(
          '<p>Der Verband vertritt <strong>145 Theater</strong> und <em>65 Orchester</em>. Wie ein Haus Mitglied wird, steht <a href="/de/ueber-uns">auf einer eigenen Seite</a>, die Satzung liegt <a href="https://www.example.org/satzung">beim Register</a>.</p><ul><li>Tarife und Recht</li><li>Beratung der Häuser<ul><li>vor Ort</li><li>am Telefon</li></ul></li></ul><ol><li>Antrag stellen</li><li>Unterlagen schicken</li></ol>',
          '<p>The federation speaks for <strong>145 theaters</strong> and <em>65 orchestras</em>. <a href="/en/about-us">A separate page</a> explains how to join; <a href="https://www.example.org/statutes">the register</a> has the statutes.</p><ul><li>Agreements and law</li><li>Advice for members<ul><li>on site</li><li>by telephone</li></ul></li></ul><ol><li>Apply</li><li>Send your papers</li></ol>',
        ),
      }),
    ],
  },
  {
    variant: 'add_additional_space',
    amount: 'usual',
    modules: [
      module('text', {
        add_additional_space: true,
        content: localized('<p>Nach diesem Absatz steht mehr Raum.</p>', '<p>More room follows this paragraph.</p>'),
      }),
      module('text', { content: localized('<p>Danach geht es weiter.</p>', '<p>Then it goes on.</p>') }),
    ],
  },
  {
    variant: 'text',
    amount: 'long',
    modules: [
      module('text', {
        content: localized(
          '<p>Die Veranstaltungstechnikfachkräftequalifizierungsrichtlinie und die Sonderbühnenarbeitszeitverordnung gelten auch für Gastspieldirektionen: https://www.example.org/recht/sonderbuehnenarbeitszeitverordnung/fassung-vom-ersten-januar</p>',
          '<p>Pneumonoultramicroscopicsilicovolcanoconiosis is seldom sung; addresses are: https://www.example.org/law/regulations-on-the-working-hours-of-special-stages/as-of-the-first-of-january</p>',
        ),
      }),
    ],
  },
]
