import type { FormFieldData } from '@/lib/contract/blocks/form'
import type { CreateExamples, ExampleBuilder } from '../example'

const createFieldFactory =
  ({ module, localized }: ExampleBuilder) =>
  (kind: FormFieldData['kind'], german: string, english: string, overrides: Partial<FormFieldData> = {}) =>
    module('formfield', { kind, label: localized(german, english), ...overrides })

/** Forms: one with a field of each kind, and the shortest possible. */
export const formExamples: CreateExamples = (builder) => {
  const { localized, module } = builder
  const createField = createFieldFactory(builder)
  const houses = localized('Großes Haus\nKammerspiele\nFoyer', 'Main house\nStudio stage\nFoyer')
  return [
    {
      variant: 'form',
      amount: 'many',
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
              createField('line', 'Name', 'Name', { is_required: true }),
              createField('email', 'E-Mail-Adresse', 'Email address', {
                is_required: true,
                help: localized('Dorthin schreiben wir den Treffpunkt.', 'We write there where we meet.'),
              }),
              createField('date', 'Wunschtag', 'Preferred day'),
              createField('radio', 'Haus', 'House', { options: houses }),
              createField('select', 'Treffpunkt', 'Meeting point', { options: houses }),
              createField('checkboxes', 'Was möchten Sie sehen?', 'What would you like to see?', {
                options: houses,
              }),
              createField('text', 'Fragen', 'Questions'),
              createField('file', 'Foto für den Ausweis', 'Photograph for the badge'),
              createField('consent', 'Ich habe die Hausordnung gelesen.', 'I have read the house rules.', {
                is_required: true,
              }),
            ],
          },
        ),
      ],
    },
    {
      variant: 'form',
      amount: 'sparse',
      modules: [module('form', {}, { children: [createField('line', 'Stichwort', 'Keyword')] })],
    },
  ]
}
