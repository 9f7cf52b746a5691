import { scheduleRecords } from '@/lib/contract/administration/schedule'
import { describeType } from '../record-type'
import { basics, language, languages, title } from './common-labels'

const kind = { de: 'Was geschieht', en: 'What happens' }
const kinds = {
  publish: { de: 'Erscheint', en: 'Appears' },
  unpublish: { de: 'Geht offline', en: 'Goes offline' },
  mail: { de: 'E-Mail wird versucht', en: 'A mail is tried' },
  expiry: { de: 'Anzeige läuft ab', en: 'An ad expires' },
}
const at = { de: 'Wann', en: 'When' }
const type = { de: 'Bereich', en: 'Area' }
const isOfPage = ({ kind: present }: Readonly<Record<string, unknown>>) =>
  present === 'publish' || present === 'unpublish'

/** All that is planned. */
export const schedule = describeType(scheduleRecords, {
  name: { one: { de: 'Geplantes', en: 'Planned step' }, many: { de: 'Geplant', en: 'Planned' } },
  columns: {
    title: { label: title, kind: 'text', isTitle: true },
    kind: { label: kind, kind: 'choice', choices: kinds },
    at: { label: at, kind: 'time' },
    language: { label: language, kind: 'choice', choices: languages },
    type: { label: type, kind: 'text', isExtra: true },
  },
  filters: { kind: { label: kind, kind: 'choice', choices: kinds } },
  fields: {
    title: { label: title, kind: 'line' },
    kind: { label: kind, kind: 'choice', choices: kinds },
    at: { label: at, kind: 'time' },
    language: { label: language, kind: 'choice', choices: languages },
    type: { label: type, kind: 'line' },
    record: { label: { de: 'Nummer', en: 'Number' }, kind: 'number' },
  },
  groups: [{ label: basics, fields: ['title', 'kind', 'at', 'language', 'type', 'record'] }],
  actions: {
    cancel: {
      label: { de: 'Absagen', en: 'Cancel it' },
      question: { de: 'Es geschieht dann nicht.', en: 'It then does not happen.' },
      isFor: isOfPage,
    },
    move: {
      label: { de: 'Verschieben', en: 'Move' },
      fields: { at: { label: { de: 'Neuer Zeitpunkt', en: 'New time' }, kind: 'time', isRequired: true } },
      isFor: isOfPage,
    },
  },
  can: { create: false, change: false, delete: false },
})
