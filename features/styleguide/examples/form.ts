import type { FormFieldData } from '@/lib/contract/blocks/form'
import type { CreateExamples, ExampleBuilder } from '../example'

const createFormField =
  ({ module, localized }: ExampleBuilder) =>
  (kind: FormFieldData['kind'], german: string, english: string, more: Partial<FormFieldData> = {}) =>
    module('formfield', { kind, label: localized(german, english), ...more })

/** Forms: one with a field of each kind, and the shortest possible. */
export const formExamples: CreateExamples = (builder) => {
  const { localized, module } = builder
  const field = createFormField(builder)
  const houses = localized('Großes Haus\nKammerspiele\nFoyer', 'Main house\nStudio stage\nFoyer')
  return [
    {
      variant: 'form',
      shows: 'many',
      modules: [
        module(
          'form',
          {
            title: localized('Anmeldung zur Führung', 'Sign up for the tour'),
            content: localized(
              '<p>Wir zeigen Ihnen Bühne, Werkstätten und Fundus.</p>',
              '<p>We show you the stage, the workshops and the costume store.</p>',
            ),
            button: localized('Anmelden', 'Sign up'),
          },
          {
            children: [
              field('line', 'Name', 'Name', { is_required: true }),
              field('email', 'E-Mail-Adresse', 'Email address', {
                is_required: true,
                help: localized('Dorthin schreiben wir den Treffpunkt.', 'We write there where we meet.'),
              }),
              field('date', 'Wunschtag', 'Preferred day'),
              field('radio', 'Haus', 'House', { options: houses }),
              field('select', 'Treffpunkt', 'Meeting point', { options: houses }),
              field('checkboxes', 'Was möchten Sie sehen?', 'What would you like to see?', {
                options: houses,
              }),
              field('text', 'Fragen', 'Questions'),
              field('file', 'Foto für den Ausweis', 'Photograph for the badge'),
              field('consent', 'Ich habe die Hausordnung gelesen.', 'I have read the house rules.', {
                is_required: true,
              }),
            ],
          },
        ),
      ],
    },
    {
      variant: 'form',
      shows: 'sparse',
      modules: [module('form', {}, { children: [field('line', 'Stichwort', 'Keyword')] })],
    },
  ]
}
