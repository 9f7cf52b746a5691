import { scheduleRecords } from '@/lib/contract/administration/schedule'
import { describeType } from '../record-type'
import { language, languages, title, yesOrNo } from './common-labels'

const kind = { de: 'Was geschieht', en: 'What happens' }
const kinds = {
  publish: { de: 'Erscheint', en: 'Appears' },
  unpublish: { de: 'Geht offline', en: 'Goes offline' },
  mail: { de: 'E-Mail wird gesendet', en: 'Email is sent' },
  expiry: { de: 'Anzeige läuft ab', en: 'Ad expires' },
}
const time = { de: 'Wann', en: 'When' }
const type = { de: 'Bereich', en: 'Area' }
const types = {
  articles: { de: 'Debattenbeiträge', en: 'Articles' },
  'press-releases': { de: 'Pressemitteilungen', en: 'Press releases' },
  'newsletter-issues': { de: 'Newsletter-Ausgaben', en: 'Newsletter issues' },
  events: { de: 'Termine', en: 'Events' },
  organizations: { de: 'Mitglieder', en: 'Members' },
  jobs: { de: 'Stellenanzeigen', en: 'Job ads' },
}
const plannedBy = { de: 'Geplant von', en: 'Scheduled by' }
const unconfirmed = { de: 'Wartet auf Bestätigung', en: 'Waiting for confirmation' }
const isPageStep = (step: Readonly<Record<string, unknown>>) => step.kind === 'publish' || step.kind === 'unpublish'

export const schedule = describeType(scheduleRecords, {
  name: { one: { de: 'Geplanter Vorgang', en: 'Scheduled action' }, many: { de: 'Geplant', en: 'Scheduled' } },
  columns: {
    title: { label: title, kind: 'text', isTitle: true },
    kind: { label: kind, kind: 'choice', choices: kinds },
    at: { label: time, kind: 'time' },
    language: { label: language, kind: 'choice', choices: languages },
    unconfirmed: { label: unconfirmed, kind: 'check' },
    planned_by: { label: plannedBy, kind: 'text', isHidden: true },
    type: { label: type, kind: 'choice', choices: types, isHidden: true },
  },
  filters: {
    unconfirmed: { label: unconfirmed, kind: 'choice', choices: yesOrNo },
    kind: { label: kind, kind: 'choice', choices: kinds },
  },
  fields: {
    title: { label: title, kind: 'line' },
    kind: { label: kind, kind: 'choice', choices: kinds },
    at: { label: time, kind: 'time' },
    language: { label: language, kind: 'choice', choices: languages },
    type: { label: type, kind: 'choice', choices: types },
    record: { label: { de: 'Eintrag', en: 'Entry' }, kind: 'number', typeField: 'type' },
    planned_by: { label: plannedBy, kind: 'line' },
    unconfirmed: { label: unconfirmed, kind: 'check' },
  },
  actions: {
    confirm: {
      label: { de: 'Bestätigen', en: 'Confirm' },
      question: {
        de: 'Die Person, die das geplant hat, darf es nicht mehr. Wenn Sie bestätigen, geschieht es zum geplanten Zeitpunkt, oder sofort, wenn dieser schon vorbei ist.',
        en: 'The person who scheduled this no longer has permission to do so. If you confirm it, it happens at the scheduled time, or immediately if that time has passed.',
      },
      isOffered: (step) => step.unconfirmed === true,
    },
    cancel: {
      label: { de: 'Absagen', en: 'Cancel' },
      question: {
        de: 'Der geplante Vorgang wird dann nicht ausgeführt.',
        en: 'The scheduled action won’t be carried out.',
      },
      isOffered: isPageStep,
    },
    move: {
      label: { de: 'Verschieben', en: 'Reschedule' },
      fields: { at: { label: { de: 'Neuer Zeitpunkt', en: 'New time' }, kind: 'time', isRequired: true } },
      isOffered: isPageStep,
    },
  },
  can: { create: false, change: false, delete: false },
})
