import { outboxRecords, returnedMailPrefix } from '@/lib/contract/administration/outbox'
import { mailTemplateTitles } from '@/lib/contract/forms/mail-templates'
import { describeType } from '../record-type'
import { kind, state, yesOrNo } from './common-labels'

const states = {
  waiting: { de: 'Wartet', en: 'Waiting' },
  sent: { de: 'Gesendet', en: 'Sent' },
  failed: { de: 'Fehlgeschlagen', en: 'Failed' },
}
const recipient = { de: 'An', en: 'To' }
const subject = { de: 'Betreff', en: 'Subject' }
const attempts = { de: 'Versuche', en: 'Attempts' }
const problem = { de: 'Grund', en: 'Reason' }
const createdAt = { de: 'Erstellt am', en: 'Created on' }
const dueAt = { de: 'Nächster Versuch', en: 'Next attempt' }
const endedAt = { de: 'Beendet am', en: 'Ended on' }

export const outbox = describeType(outboxRecords, {
  name: { one: { de: 'E-Mail', en: 'Email' }, many: { de: 'Postausgang', en: 'Outbox' } },
  columns: {
    subject: { label: subject, kind: 'text', isTitle: true },
    recipient: { label: recipient, kind: 'text' },
    state: { label: state, kind: 'choice', choices: states },
    template: { label: kind, kind: 'choice', choices: mailTemplateTitles, isHidden: true },
    attempts: { label: attempts, kind: 'number' },
    problem: { label: problem, kind: 'text' },
    created_at: { label: createdAt, kind: 'time' },
    due_at: { label: dueAt, kind: 'time', isHidden: true },
    ended_at: { label: endedAt, kind: 'time', isHidden: true },
  },
  filters: {
    state: { label: state, kind: 'choice', choices: states },
    template: { label: kind, kind: 'choice', choices: mailTemplateTitles },
    returned: { label: { de: 'Zurückgekommen', en: 'Returned' }, kind: 'choice', choices: yesOrNo },
  },
  fields: {
    recipient: { label: recipient, kind: 'line' },
    subject: { label: subject, kind: 'line' },
    template: { label: kind, kind: 'choice', choices: mailTemplateTitles },
    state: { label: state, kind: 'choice', choices: states },
    attempts: { label: attempts, kind: 'number' },
    problem: { label: problem, kind: 'line' },
    created_at: { label: createdAt, kind: 'time' },
    due_at: { label: dueAt, kind: 'time' },
    ended_at: { label: endedAt, kind: 'time' },
  },
  actions: {
    resend: {
      label: { de: 'Jetzt noch einmal senden', en: 'Send again now' },
      // The content of sent and returned mails is deleted.
      isOffered: ({ state: current, problem: reason }) =>
        current !== 'sent' && !String(reason).startsWith(returnedMailPrefix),
    },
  },
  can: { create: false, change: false, delete: false },
})
