import { auditLogRecords } from '@/lib/contract/administration/audit-log'
import { describeType } from '../record-type'
import { account, basics } from './common-labels'

const at = { de: 'Zeit', en: 'Time' }
const event = { de: 'Ereignis', en: 'Event' }
const actor = { de: 'Durch', en: 'By' }
const actors = {
  user: { de: 'Website', en: 'Website' },
  'command-line': { de: 'Befehlszeile', en: 'Command line' },
}
const network = { de: 'Netz', en: 'Network' }
const detail = { de: 'Aufruf', en: 'Call' }
const requestId = { de: 'Anfrage', en: 'Request' }

/** The security log. */
export const auditLog = describeType(auditLogRecords, {
  name: { one: { de: 'Eintrag', en: 'Entry' }, many: { de: 'Sicherheitsprotokoll', en: 'Security log' } },
  columns: {
    event: { label: event, kind: 'text', isTitle: true },
    at: { label: at, kind: 'time' },
    account: { label: account, kind: 'text' },
    actor: { label: actor, kind: 'choice', choices: actors },
    network: { label: network, kind: 'text' },
    detail: { label: detail, kind: 'text', isExtra: true },
    request_id: { label: requestId, kind: 'text', isExtra: true },
  },
  filters: {
    event: { label: event, kind: 'line' },
    user: { label: account, kind: 'relation', type: 'users' },
  },
  fields: {
    at: { label: at, kind: 'time' },
    event: { label: event, kind: 'line' },
    account: { label: account, kind: 'line' },
    actor: { label: actor, kind: 'choice', choices: actors },
    network: { label: network, kind: 'line' },
    detail: { label: detail, kind: 'line' },
    request_id: { label: requestId, kind: 'line' },
  },
  groups: [{ label: basics, fields: ['at', 'event', 'account', 'actor', 'network', 'detail', 'request_id'] }],
  actions: {},
  can: { create: false, change: false, delete: false },
})
