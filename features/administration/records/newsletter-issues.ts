import { type IssueSection, issueRecords, type SectionSource } from '@/lib/contract/administration/newsletter-issues'
import { locales } from '@/lib/contract/common/locale'
import { listTopics } from '@/lib/contract/forms/subscription'
import { describeType } from '../record-type'
import {
  deleteAction,
  deleteCommentAction,
  endDispatchAction,
  getTopicChoices,
  languages as languageNames,
  resumeLabel,
  state,
  stopQuestion,
  testLabel,
  texts,
  yesOrNo,
} from './common-labels'
import { toFutureTime } from './future-time'
import { haltedFilter } from './press-dispatch'

const states = {
  draft: { de: 'Entwurf', en: 'Draft' },
  planned: { de: 'Geplant', en: 'Scheduled' },
  sending: { de: 'Wird gesendet', en: 'Sending' },
  stopped: { de: 'Angehalten', en: 'Stopped' },
  done: { de: 'Gesendet', en: 'Sent' },
}
const sources = {
  articles: { de: 'Debattenbeiträge', en: 'Articles' },
  'press-releases': { de: 'Pressemitteilungen', en: 'Press releases' },
  events: { de: 'Termine', en: 'Events' },
  jobs: { de: 'Stellenanzeigen', en: 'Job ads' },
  menu: { de: 'Seiten', en: 'Pages' },
}
const subject = { de: 'Betreff', en: 'Subject' }
const plannedAt = { de: 'Sendezeit', en: 'Sending time' }
const planLabel = { de: 'Zeitversetzt senden', en: 'Schedule' }
const sendLabel = { de: 'Jetzt senden', en: 'Send now' }
const visibilityFields = {
  is_page: { label: { de: 'Auch als Seite zeigen', en: 'Also show as a page' }, grantsAccess: true, kind: 'check' },
  is_listed: { label: { de: 'In der Liste der Ausgaben zeigen', en: 'Show in the list of issues' }, kind: 'check' },
} as const
type Row = Readonly<Record<string, unknown>>
const isOpen = ({ state: current }: Row) => current === 'draft' || current === 'planned'
const isStopped = ({ state: current }: Row) => current === 'stopped'
const isChangeable = (row: Row) => isOpen(row) || isStopped(row)

/** Creates a section without chosen records. Its title is that of its source. */
export const createSection = (source: SectionSource, days: number | null): IssueSection => ({
  title: sources[source],
  source,
  records: [],
  count: 3,
  days,
})

/** The columns, fields and texts of newsletter issues in the administration. */
export const newsletterIssues = describeType(issueRecords, {
  name: {
    one: { de: 'Newsletter-Ausgabe', en: 'Newsletter issue' },
    many: { de: 'Newsletter-Ausgaben', en: 'Newsletter issues' },
    create: { de: 'Neue Ausgabe', en: 'New issue' },
  },
  columns: {
    subject: { label: subject, kind: 'localized', isTitle: true },
    state: { label: state, kind: 'choice', choices: states },
    planned_at: { label: plannedAt, kind: 'time' },
    sent: { label: { de: 'Zugestellt', en: 'Delivered' }, kind: 'number' },
    refused: { label: { de: 'Abgelehnt', en: 'Refused' }, kind: 'number' },
    failed: { label: { de: 'Fehlgeschlagen', en: 'Failed' }, kind: 'number', isHidden: true },
    unsubscribed: { label: { de: 'Abgemeldet', en: 'Unsubscribed' }, kind: 'number', isHidden: true },
    skipped: { label: { de: 'Übersprungen', en: 'Skipped' }, kind: 'number', isHidden: true },
    ended_at: { label: { de: 'Beendet am', en: 'Ended on' }, kind: 'time', isHidden: true },
    problem: { label: { de: 'Störung', en: 'Fault' }, kind: 'text', isHidden: true },
  },
  filters: {
    state: { label: state, kind: 'choice', choices: states },
    commented: { label: { de: 'Kommentare', en: 'Comments' }, kind: 'choice', choices: yesOrNo },
    halted: haltedFilter,
  },
  fields: {
    subject: { label: subject, kind: 'localizedLine', isRequired: true },
    preheader: {
      label: { de: 'Vorschautext', en: 'Preview text' },
      hint: {
        de: 'Mailprogramme zeigen ihn in der Liste hinter dem Betreff.',
        en: 'Email programs show it in the list after the subject.',
      },
      kind: 'localizedLine',
    },
    topics: {
      label: { de: 'Themen', en: 'Topics' },
      hint: {
        de: 'Alle, die mindestens eines davon abonniert haben, erhalten die Ausgabe.',
        en: 'Everyone who subscribed to at least one of them receives the issue.',
      },
      kind: 'choices',
      choices: getTopicChoices('newsletter'),
      isRequired: true,
    },
    languages: {
      label: { de: 'Sprachen', en: 'Languages' },
      hint: {
        de: 'Wer E-Mails nur in einer anderen Sprache möchte, erhält die Ausgabe nicht.',
        en: 'Readers who want emails in another language do not receive the issue.',
      },
      kind: 'choices',
      choices: languageNames,
      isRequired: true,
    },
    text: { label: { de: 'Editorial', en: 'Editorial' }, kind: 'localizedHtml' },
    sections: {
      label: { de: 'Abschnitte', en: 'Sections' },
      kind: 'rows',
      rowLabel: { de: 'Abschnitt', en: 'Section' },
      fields: {
        title: { label: { de: 'Überschrift', en: 'Heading' }, kind: 'localizedLine' },
        source: { label: { de: 'Inhalt', en: 'Content' }, kind: 'choice', choices: sources },
        records: {
          label: { de: 'Auswahl', en: 'Selection' },
          hint: {
            de: 'Ohne Auswahl: beim Senden die neuesten oder nächsten Einträge. Nur Öffentliches erscheint.',
            en: 'Without a selection: the latest or next entries at the time of sending. Only public entries appear.',
          },
          kind: 'sourceRecords',
          sourceField: 'source',
          getPublicPath: (locale, source) => `/${locale}/api/administration/newsletter-issues/choices/${source}/`,
          types: {
            articles: 'articles',
            'press-releases': 'press-releases',
            events: 'events',
            jobs: 'jobs',
            menu: 'menu',
          },
        },
        count: {
          label: { de: 'Höchstzahl ohne Auswahl', en: 'Maximum without a selection' },
          kind: 'number',
          min: 1,
          max: 12,
        },
        days: {
          label: { de: 'Termine der nächsten Tage ohne Auswahl', en: 'Days of events without a selection' },
          hint: { de: '28 für vier Wochen; leer für alle.', en: '28 for four weeks; empty for all.' },
          kind: 'number',
          min: 1,
          max: 366,
        },
      },
      emptyRow: createSection('articles', null),
    },
    slug: {
      label: { de: 'Adresse', en: 'Address' },
      hint: { de: 'Leer: aus dem Betreff.', en: 'Leave empty to use the subject.' },
      kind: 'line',
    },
    is_page: visibilityFields.is_page,
    is_listed: visibilityFields.is_listed,
  },
  groups: [
    { label: texts, fields: ['subject', 'preheader', 'text', 'sections'] },
    { label: { de: 'Empfang', en: 'Recipients' }, fields: ['topics', 'languages'] },
    { label: { de: 'Website', en: 'Website' }, fields: ['is_page', 'is_listed', 'slug'] },
  ],
  actions: {
    test: {
      label: testLabel,
      presets: [{ label: testLabel, values: {} }],
      isForStoredValues: true,
      isOffered: isChangeable,
    },
    plan: {
      label: { de: 'Senden', en: 'Send' },
      question: {
        de: 'Ohne Zeitpunkt wird sofort gesendet. Ab dem Senden lässt sich die Ausgabe nicht mehr ändern.',
        en: 'Without a time, it is sent immediately. Once sending starts, the issue cannot be changed.',
      },
      fields: { at: { label: plannedAt, kind: 'time' } },
      getInitialParameters: ([row]) => ({ at: toFutureTime(row?.planned_at) }),
      getSubmitLabel: ({ at }) => (at === null ? sendLabel : planLabel),
      isForStoredValues: true,
      isOffered: isOpen,
    },
    stop: {
      label: { de: 'Anhalten', en: 'Stop' },
      question: stopQuestion,
      isOffered: ({ state: current }) => current === 'planned' || current === 'sending',
    },
    resume: {
      label: resumeLabel,
      question: {
        de: 'Nur wer die Ausgabe noch nicht erhalten hat, bekommt sie, so wie sie jetzt gespeichert ist.',
        en: 'Only readers who have not received the issue get it, as it is stored now.',
      },
      isForStoredValues: true,
      isOffered: isStopped,
    },
    end: {
      ...endDispatchAction,
      question: {
        de: 'Wer die Ausgabe noch nicht erhalten hat, bekommt sie nicht mehr. Ihre Seite wird verborgen.',
        en: 'Readers who have not received the issue will not get it. Its page is hidden.',
      },
      isOffered: isStopped,
    },
    show: {
      label: { de: 'Seite zeigen oder verbergen', en: 'Show or hide the page' },
      fields: visibilityFields,
      getInitialParameters: ([row]) => ({ is_page: row?.is_page, is_listed: row?.is_listed }),
      isOffered: (row) => !isOpen(row),
    },
    'remove-comment': deleteCommentAction,
    delete: deleteAction,
  },
  can: { create: true, change: true, delete: true },
  isChangeable,
  getInitialValues: () => ({
    topics: [...listTopics.newsletter],
    languages: [...locales],
    sections: [createSection('articles', null), createSection('events', 28)],
    is_page: true,
    is_listed: true,
    slug: '',
  }),
})
