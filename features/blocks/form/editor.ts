import { type FormFieldKind, initialKeepDays, keepDays } from '@/lib/contract/blocks/form'
import { choose, type EditorOf, plain } from '../block-editor'
import { text, title } from '../common-fields'
import type { Shape } from '../diagrams'

const days = keepDays.map((value) => ({
  value,
  name: { de: `${value} Tage`, en: `${value} days` },
}))

export const formEditor: EditorOf<'form'> = {
  name: { de: 'Formular', en: 'Form' },
  about: {
    de: 'Fragen, deren Antworten Sie per E-Mail bekommen.',
    en: 'Questions whose answers reach you by e-mail.',
  },
  diagram: [...input(0), [0, 16, 14, 7, 'red']],
  group: 'areas',
  fields: {
    title,
    content: { ...text, kind: 'richText' },
    recipients: {
      kind: 'line',
      label: {
        de: 'Wer die Antworten bekommt (E-Mail-Adressen, durch Kommas getrennt)',
        en: 'Who gets the answers (e-mail addresses, separated by commas)',
      },
    },
    subject: { kind: 'line', label: { de: 'Betreff der E-Mail', en: 'Subject of the e-mail' } },
    button: { kind: 'line', label: { de: 'Text der Schaltfläche', en: 'Text of the button' } },
    thanks: { kind: 'plainText', label: { de: 'Dank nach dem Absenden', en: 'Thanks once it is sent' } },
    keep_days: {
      kind: 'choice',
      choices: days,
      label: { de: 'Antworten aufbewahren', en: 'Keep answers for' },
    },
  },
  inline: [...plain('title'), { field: 'content', kind: 'rich' }, ...plain('thanks', 'button')],
  textFields: ['title', 'content', 'button', 'thanks', 'subject'],
  defaults: { keep_days: initialKeepDays },
  placeholder: (locale) => ({ title: title.label[locale] }),
}

const option = { de: 'Möglichkeit', en: 'Option' } as const
const label = { de: 'Beschriftung', en: 'Label' } as const

export const formFieldEditor: EditorOf<'formfield'> = {
  name: { de: 'Feld', en: 'Field' },
  about: { de: 'Eine Frage des Formulars.', en: 'A question of the form.' },
  diagram: input(5),
  group: 'items',
  fields: {
    label: { kind: 'line', label },
    kind: {
      label: { de: 'Art', en: 'Kind' },
      ...choose<FormFieldKind>({
        line: { name: { de: 'Text in einer Zeile', en: 'Text on one line' } },
        text: { name: { de: 'Text in mehreren Zeilen', en: 'Text on several lines' } },
        email: { name: { de: 'E-Mail-Adresse', en: 'E-mail address' } },
        radio: { name: { de: 'Eine aus wenigen Möglichkeiten', en: 'One of a few options' } },
        select: { name: { de: 'Eine aus vielen Möglichkeiten', en: 'One of many options' } },
        checkboxes: { name: { de: 'Mehrere Möglichkeiten', en: 'Several options' } },
        date: { name: { de: 'Datum', en: 'Date' } },
        file: { name: { de: 'Datei', en: 'File' } },
        consent: { name: { de: 'Zustimmung', en: 'Consent' } },
      }),
    },
    is_required: { kind: 'switch', label: { de: 'Pflichtfeld', en: 'Required' } },
    help: { kind: 'plainText', label: { de: 'Hilfe', en: 'Help' } },
    options: {
      kind: 'plainText',
      rows: 6,
      label: { de: 'Möglichkeiten (eine je Zeile)', en: 'Options (one a line)' },
    },
  },
  inline: [...plain('label', 'help'), { field: 'options', kind: 'lines' }],
  textFields: ['label', 'help', 'options'],
  defaults: { label: '', kind: 'line', is_required: false },
  placeholder: (locale) => ({ label: label[locale], options: option[locale] }),
  emptyFields: ({ kind, options }) =>
    (kind === 'radio' || kind === 'checkboxes') && !options ? ['options'] : [],
}

/** A field with its label. */
function input(y: number): Shape[] {
  return [
    [0, y, 14, 2, 'text'],
    [0, y + 4, 36, 8, 'column'],
  ]
}
