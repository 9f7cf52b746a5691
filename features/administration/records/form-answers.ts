import { formAnswerRecords } from '@/lib/contract/administration/form-answers'
import { describeType } from '../record-type'
import { language, languages, name, permanentDeleteAction, title } from './common-labels'

const form = { de: 'Formular', en: 'Form' }
const createdAt = { de: 'Gesendet am', en: 'Sent on' }
const expiresAt = { de: 'Wird gelöscht am', en: 'Deleted on' }
const files = { de: 'Dateien', en: 'Files' }
const answers = { de: 'Antworten', en: 'Answers' }

export const formAnswers = describeType(formAnswerRecords, {
  name: { one: { de: 'Antwort', en: 'Response' }, many: { de: 'Antworten auf Formulare', en: 'Form responses' } },
  columns: {
    form: { label: form, kind: 'relation' },
    summary: { label: answers, kind: 'text' },
    created_at: { label: createdAt, kind: 'time' },
    files: { label: files, kind: 'number' },
    expires_at: { label: expiresAt, kind: 'time', isHidden: true },
    language: { label: language, kind: 'choice', choices: languages, isHidden: true },
  },
  filters: { form: { label: form, kind: 'form' } },
  fields: {
    form: { label: form, kind: 'facts', fields: { title: { label: title, kind: 'line' } } },
    language: { label: language, kind: 'choice', choices: languages },
    created_at: { label: createdAt, kind: 'time' },
    expires_at: { label: expiresAt, kind: 'time' },
    answers: {
      label: answers,
      kind: 'rows',
      rowLabel: { de: 'Antwort', en: 'Answer' },
      fields: {
        label: { label: { de: 'Frage', en: 'Question' }, kind: 'line' },
        values: { label: { de: 'Antwort', en: 'Answer' }, kind: 'texts' },
      },
      emptyRow: {},
    },
    files: {
      label: files,
      kind: 'rows',
      rowLabel: { de: 'Datei', en: 'File' },
      fields: { url: { label: name, kind: 'line', linkTextField: 'name' } },
      emptyRow: {},
    },
  },
  groups: [{ label: answers, fields: ['form', 'answers', 'files', 'language', 'created_at', 'expires_at'] }],
  actions: { delete: permanentDeleteAction },
  can: { create: false, change: false, delete: true },
})
