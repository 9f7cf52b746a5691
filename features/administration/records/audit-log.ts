import { auditLogRecords, type LoggedState, type SecurityEvent } from '@/lib/contract/administration/audit-log'
import { type Choices, describeType, type Label } from '../record-type'
import { account } from './common-labels'
import { groups, roles, states } from './users'

const time = { de: 'Zeit', en: 'Time' }
const event = { de: 'Ereignis', en: 'Event' }
const events: Readonly<Record<SecurityEvent, Label>> = {
  'signed-up': { de: 'Registriert', en: 'Signed up' },
  'sign-up-repeated': { de: 'Mit einer bekannten Adresse registriert', en: 'Signed up with a known address' },
  'email-verified': { de: 'E-Mail-Adresse bestätigt', en: 'Email address confirmed' },
  'logged-in': { de: 'Angemeldet', en: 'Logged in' },
  'login-failed': { de: 'Anmeldung fehlgeschlagen', en: 'Login failed' },
  'locked-out': { de: 'Nach Fehlversuchen ausgesperrt', en: 'Locked out after failed attempts' },
  'proof-given': { de: 'Passwort erneut bestätigt', en: 'Password confirmed again' },
  'proof-failed': { de: 'Erneute Bestätigung des Passworts fehlgeschlagen', en: 'Password confirmation failed' },
  'second-factor-added': { de: 'Zweiter Faktor eingerichtet', en: 'Second factor added' },
  'second-factor-removed': { de: 'Zweiter Faktor entfernt', en: 'Second factor removed' },
  'second-factor-failed': { de: 'Zweiter Faktor falsch', en: 'Second factor incorrect' },
  'recovery-codes-made': { de: 'Wiederherstellungscodes erzeugt', en: 'Recovery codes created' },
  'recovery-code-used': { de: 'Wiederherstellungscode benutzt', en: 'Recovery code used' },
  'right-refused': { de: 'Zugriff ohne Berechtigung abgelehnt', en: 'Access without permission rejected' },
  'csrf-refused': { de: 'Fremde Anfrage abgelehnt', en: 'Cross-site request rejected' },
  'logged-out': { de: 'Abgemeldet', en: 'Logged out' },
  'other-sessions-ended': { de: 'Andere Sitzungen beendet', en: 'Other sessions ended' },
  'session-ended': { de: 'Sitzung beendet', en: 'Session ended' },
  'password-reset-requested': { de: 'Neues Passwort angefordert', en: 'Password reset requested' },
  'password-reset': { de: 'Passwort zurückgesetzt', en: 'Password reset' },
  'password-changed': { de: 'Passwort geändert', en: 'Password changed' },
  'email-change-requested': { de: 'Neue E-Mail-Adresse angefordert', en: 'Change of email address requested' },
  'email-changed': { de: 'E-Mail-Adresse geändert', en: 'Email address changed' },
  'email-change-withdrawn': { de: 'Neue E-Mail-Adresse zurückgezogen', en: 'Change of email address withdrawn' },
  'email-change-stopped': { de: 'Neue E-Mail-Adresse gestoppt', en: 'Change of email address stopped' },
  created: { de: 'Konto angelegt', en: 'Account created' },
  activated: { de: 'Konto freigeschaltet', en: 'Account activated' },
  refused: { de: 'Registrierung abgelehnt', en: 'Registration rejected' },
  deactivated: { de: 'Konto gesperrt', en: 'Account blocked' },
  'group-changed': { de: 'Gruppe geändert', en: 'Group changed' },
  'role-changed': { de: 'Rolle geändert', en: 'Role changed' },
  deleted: { de: 'Konto gelöscht', en: 'Account deleted' },
  'form-answers-exported': { de: 'Antworten eines Formulars exportiert', en: 'Form responses exported' },
  'form-answers-deleted': { de: 'Antworten eines Formulars gelöscht', en: 'Form responses deleted' },
  'personal-data-exported': { de: 'Personenbezogene Daten exportiert', en: 'Personal data exported' },
  'personal-data-deleted': { de: 'Personenbezogene Daten gelöscht', en: 'Personal data deleted' },
  'address-blocked': { de: 'Adresse für Newsletter und Verteiler gesperrt', en: 'Address blocked for mailing lists' },
  'address-unblocked': { de: 'Sperre einer Adresse aufgehoben', en: 'Address unblocked for mailing lists' },
  'restored-from-backup': { de: 'Aus einer Sicherung wiederhergestellt', en: 'Restored from a backup' },
  'passkey-copied': {
    de: 'Passkey abgelehnt: Zähler nicht gestiegen',
    en: 'Passkey rejected: its counter didn’t increase',
  },
  'team-key-made': { de: 'API-Schlüssel eines Teams angelegt', en: 'API key of a team created' },
  'team-key-ended': { de: 'API-Schlüssel eines Teams widerrufen', en: 'API key of a team revoked' },
  'team-invitation-made': { de: 'In ein Team eingeladen', en: 'Invited to a team' },
  'team-invitation-ended': { de: 'Einladung in ein Team beendet', en: 'Invitation to a team ended' },
  'team-joined': { de: 'Team beigetreten', en: 'Team joined' },
  'team-left': { de: 'Team verlassen', en: 'Team left' },
  'team-role-changed': { de: 'Rolle in einem Team geändert', en: 'Role in a team changed' },
  'delegate-named': { de: 'Pflege eines Eintrags übertragen', en: 'Entry assigned to an account' },
  'delegate-ended': { de: 'Pflege eines Eintrags beendet', en: 'Entry no longer assigned to an account' },
  'preview-link-made': { de: 'Vorschau-Link angelegt', en: 'Preview link created' },
  'preview-link-ended': { de: 'Vorschau-Link widerrufen', en: 'Preview link revoked' },
  'plan-unconfirmed': { de: 'Plan muss bestätigt werden', en: 'Plan requires confirmation' },
}
const stateLabels: Choices<LoggedState> = {
  ...roles,
  ...groups,
  waiting: states.waiting,
  active: states.active,
  inactive: states.inactive,
  none: { de: 'Keine', en: 'None' },
  owner: { de: 'Leitung', en: 'Owner' },
  member: { de: 'Mitglied', en: 'Member' },
}
const person = { de: 'Wer', en: 'Who' }
const object = { de: 'Gegenstand', en: 'Object' }
const oldState = { de: 'Vorher', en: 'Before' }
const newState = { de: 'Nachher', en: 'After' }
const channel = { de: 'Über', en: 'Via' }
const channels = { user: { de: 'Website', en: 'Website' }, 'command-line': { de: 'Befehlszeile', en: 'Command line' } }
const network = { de: 'Netz', en: 'Network' }
const detail = { de: 'Aufruf', en: 'Call' }
const requestId = { de: 'Anfrage', en: 'Request' }

export const auditLog = describeType(auditLogRecords, {
  name: { one: { de: 'Eintrag', en: 'Entry' }, many: { de: 'Sicherheitsprotokoll', en: 'Security log' } },
  columns: {
    event: { label: event, kind: 'choice', choices: events, isTitle: true },
    at: { label: time, kind: 'time' },
    account: { label: account, kind: 'text' },
    by: { label: person, kind: 'text' },
    before: { label: oldState, kind: 'choice', choices: stateLabels },
    after: { label: newState, kind: 'choice', choices: stateLabels },
    object: { label: object, kind: 'text', isHidden: true },
    actor: { label: channel, kind: 'choice', choices: channels, isHidden: true },
    network: { label: network, kind: 'text' },
    detail: { label: detail, kind: 'text', isHidden: true },
    request_id: { label: requestId, kind: 'text', isHidden: true },
  },
  filters: {
    event: { label: event, kind: 'choice', choices: events },
    user: { label: account, kind: 'relation', type: 'users' },
  },
  fields: {
    at: { label: time, kind: 'time' },
    event: { label: event, kind: 'choice', choices: events },
    account: { label: account, kind: 'line' },
    by: { label: person, kind: 'line' },
    object: { label: object, kind: 'line' },
    before: { label: oldState, kind: 'choice', choices: stateLabels },
    after: { label: newState, kind: 'choice', choices: stateLabels },
    actor: { label: channel, kind: 'choice', choices: channels },
    network: { label: network, kind: 'line' },
    detail: { label: detail, kind: 'line' },
    request_id: { label: requestId, kind: 'line' },
  },
  actions: {},
  can: { create: false, change: false, delete: false },
})
