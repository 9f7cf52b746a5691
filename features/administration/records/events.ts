import { eventRecords } from '@/lib/contract/administration/events'
import { eventKindTitles, eventStatusTitles } from '@/lib/contract/records/event-record'
import { describeType } from '../record-type'
import { kind, pageColumns, pageFields, pageFilters, place, texts } from './common-labels'
import { pageRecordActions } from './page-actions'

const status = { de: 'Findet statt?', en: 'Status' }
const audience = { de: 'Für wen', en: 'Audience' }
const audiences = { public: { de: 'Alle', en: 'Everyone' }, members: { de: 'Mitglieder', en: 'Members' } }
const start = { de: 'Beginn', en: 'Start' }
const end = { de: 'Ende', en: 'End' }

export const events = describeType(eventRecords, {
  name: {
    one: { de: 'Termin', en: 'Event' },
    many: { de: 'Termine', en: 'Events' },
    create: { de: 'Neuer Termin', en: 'New event' },
  },
  columns: {
    ...pageColumns,
    start: { label: start, kind: 'time' },
    end: { label: end, kind: 'time', isHidden: true },
    kind: { label: kind, kind: 'choice', choices: eventKindTitles },
    place: { label: place, kind: 'text' },
    status: { label: status, kind: 'choice', choices: eventStatusTitles, isHidden: true },
    audience: { label: audience, kind: 'choice', choices: audiences, isHidden: true },
    recurs: { label: { de: 'Wiederholt sich', en: 'Recurs' }, kind: 'check', isHidden: true },
  },
  filters: {
    ...pageFilters,
    kind: { label: kind, kind: 'choice', choices: eventKindTitles },
    status: { label: status, kind: 'choice', choices: eventStatusTitles },
    from: { label: { de: 'Ab', en: 'From' }, kind: 'day' },
    until: { label: { de: 'Bis', en: 'Until' }, kind: 'day' },
  },
  fields: {
    ...pageFields,
    kind: { label: kind, kind: 'choice', choices: eventKindTitles },
    status: { label: status, kind: 'choice', choices: eventStatusTitles },
    audience: { label: audience, grantsAccess: true, kind: 'choice', choices: audiences },
    all_day: { label: { de: 'Ganztägig', en: 'All day' }, kind: 'check' },
    start: { label: start, kind: 'day', allDayField: 'all_day', isRequired: true },
    end: { label: end, kind: 'day', allDayField: 'all_day', startField: 'start', isRequired: true },
    place: { label: place, kind: 'line' },
    link: { label: { de: 'Weiterführende Adresse', en: 'Web address' }, kind: 'line', input: 'url' },
    rrule: {
      label: { de: 'Wiederholung', en: 'Recurrence' },
      kind: 'recurrence',
      startField: 'start',
      allDayField: 'all_day',
    },
    exdates: { label: { de: 'Ausgelassene Termine', en: 'Skipped dates' }, kind: 'days' },
  },
  groups: [
    { label: texts, fields: ['title', 'teaser', 'image', 'slug'] },
    {
      label: { de: 'Wann und wo', en: 'When and where' },
      fields: ['all_day', 'start', 'end', 'place', 'link', 'rrule', 'exdates'],
    },
    { label: { de: 'Einordnung', en: 'Classification' }, fields: ['kind', 'status', 'audience'] },
  ],
  actions: pageRecordActions,
  can: { create: true, change: true, delete: true },
  isPage: true,
})
