import {
  type FormFieldKind,
  formFieldSchema,
  initialKeepDays,
  keepDays,
  lacksOptions,
} from '@/lib/contract/blocks/form'
import { defineChoiceField, type EditorOf, toPlainFields } from '../block-editor'
import { text, title } from '../common-fields'
import type { Shape } from '../diagrams'

const days = keepDays.map((value) => ({ value, name: { de: `${value} Tage`, en: `${value} days` } }))

export const formEditor: EditorOf<'form'> = {
  name: { de: 'Formular', en: 'Form' },
  purpose: { de: 'Fragen, deren Antworten per E-Mail ankommen.', en: 'Questions whose answers arrive by email.' },
  searchWords: { de: 'umfrage anmeldung kontaktformular eingabe', en: 'survey registration contact input' },
  diagram: [...drawInput(0), [0, 16, 14, 7, 'red']],
  group: 'areas',
  fields: {
    title,
    content: { ...text, kind: 'richText' },
    recipients: {
      kind: 'line',
      label: {
        de: 'Wer die Antworten erhält (E-Mail-Adressen, durch Kommas getrennt; ohne Angabe die der Website)',
        en: 'Who receives the responses (email addresses, separated by commas; by default the site’s address)',
      },
    },
    subject: { kind: 'line', label: { de: 'Betreff der E-Mail', en: 'Subject of the email' } },
    button: { kind: 'line', label: { de: 'Text der Schaltfläche', en: 'Button text' } },
    thanks: { kind: 'plainText', label: { de: 'Dank nach dem Absenden', en: 'Thank-you text after sending' } },
    keep_days: { kind: 'choice', choices: days, label: { de: 'Antworten aufbewahren', en: 'Keep responses for' } },
  },
  inline: [...toPlainFields('title'), { field: 'content', kind: 'rich' }, ...toPlainFields('thanks', 'button')],
  textFields: ['title', 'content', 'button', 'thanks', 'subject'],
  defaults: { keep_days: initialKeepDays },
  placeholder: (locale) => ({ title: title.label[locale] }),
}

const option = { de: 'Möglichkeit', en: 'Option' } as const
const label = { de: 'Beschriftung', en: 'Label' } as const

export const formFieldEditor: EditorOf<'formfield'> = {
  name: { de: 'Feld', en: 'Field' },
  purpose: { de: 'Eine Frage des Formulars.', en: 'A question in the form.' },
  searchWords: { de: 'frage eingabe', en: 'question input' },
  diagram: drawInput(5),
  group: 'items',
  fields: {
    label: { kind: 'line', label },
    kind: {
      label: { de: 'Art', en: 'Type' },
      ...defineChoiceField<FormFieldKind>({
        line: { name: { de: 'Text in einer Zeile', en: 'Text on one line' } },
        text: { name: { de: 'Text in mehreren Zeilen', en: 'Text on several lines' } },
        email: { name: { de: 'E-Mail-Adresse', en: 'Email address' } },
        radio: { name: { de: 'Eine aus wenigen Möglichkeiten', en: 'One of a few options' } },
        select: { name: { de: 'Eine aus vielen Möglichkeiten', en: 'One of many options' } },
        checkboxes: { name: { de: 'Mehrere Möglichkeiten', en: 'Several options' } },
        date: { name: { de: 'Datum', en: 'Date' } },
        file: { name: { de: 'Datei', en: 'File' } },
        consent: { name: { de: 'Zustimmung', en: 'Consent' } },
      }),
    },
    is_required: { kind: 'switch', label: { de: 'Pflichtfeld', en: 'Required' } },
    help: { kind: 'plainText', label: { de: 'Hilfetext', en: 'Help text' } },
    options: {
      kind: 'plainText',
      rows: 6,
      label: { de: 'Möglichkeiten (eine pro Zeile)', en: 'Options (one per line)' },
    },
  },
  inline: [...toPlainFields('label', 'help'), { field: 'options', kind: 'lines' }],
  textFields: ['label', 'help', 'options'],
  defaults: { label: '', kind: 'line', is_required: false },
  placeholder: (locale) => ({ label: label[locale], options: option[locale] }),
  emptyFields: (data) => {
    const field = formFieldSchema.safeParse(data)
    return field.success && lacksOptions(field.data) ? ['options'] : []
  },
}

/** Draws a field with its label. */
function drawInput(y: number): Shape[] {
  return [
    [0, y, 14, 2, 'text'],
    [0, y + 4, 36, 8, 'column'],
  ]
}
