import { scheduleRecords } from '@/lib/contract/administration/schedule'
import { describeType } from '../record-type'
import { basics, language, languages, title, yesOrNo } from './common-labels'

const kind = { de: 'Was geschieht', en: 'What happens' }
const kinds = {
  publish: { de: 'Erscheint', en: 'Appears' },
  unpublish: { de: 'Geht offline', en: 'Goes offline' },
  mail: { de: 'E-Mail wird versucht', en: 'A mail is tried' },
  expiry: { de: 'Anzeige läuft ab', en: 'An ad expires' },
}
const at = { de: 'Wann', en: 'When' }
const type = { de: 'Bereich', en: 'Area' }
const plannedBy = { de: 'Geplant von', en: 'Planned by' }
const unconfirmed = { de: 'Wartet auf Bestätigung', en: 'Waits to be confirmed' }
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
    unconfirmed: { label: unconfirmed, kind: 'check' },
    planned_by: { label: plannedBy, kind: 'text', isExtra: true },
    type: { label: type, kind: 'text', isExtra: true },
  },
  filters: {
    unconfirmed: { label: unconfirmed, kind: 'choice', choices: yesOrNo },
    kind: { label: kind, kind: 'choice', choices: kinds },
  },
  fields: {
    title: { label: title, kind: 'line' },
    kind: { label: kind, kind: 'choice', choices: kinds },
    at: { label: at, kind: 'time' },
    language: { label: language, kind: 'choice', choices: languages },
    type: { label: type, kind: 'line' },
    record: { label: { de: 'Nummer', en: 'Number' }, kind: 'number' },
    planned_by: { label: plannedBy, kind: 'line' },
    unconfirmed: { label: unconfirmed, kind: 'check' },
  },
  groups: [
    {
      label: basics,
      fields: ['title', 'kind', 'at', 'language', 'type', 'record', 'planned_by', 'unconfirmed'],
    },
  ],
  actions: {
    confirm: {
      label: { de: 'Bestätigen', en: 'Confirm it' },
      question: {
        de: 'Die Person, die diese Veröffentlichung geplant hat, darf das nicht mehr. Mit Ihrer Bestätigung geschieht sie zu ihrer Zeit, oder sofort, wenn diese vorbei ist.',
        en: 'The person who planned this publication may not publish any more. If you confirm it, it happens at its time, or at once if that is over.',
      },
      isFor: ({ unconfirmed: waits }) => waits === true,
    },
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
