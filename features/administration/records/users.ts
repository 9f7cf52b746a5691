import type { UserRole, userGroups } from '@/lib/contract/accounts/account'
import { userRecords } from '@/lib/contract/administration/users'
import type { Values } from '../calls'
import { type Choices, describeType } from '../record-type'
import {
  account,
  createMergeAction,
  duplicatesFilter,
  email,
  language,
  languages,
  name,
  phone,
  state,
  title,
} from './common-labels'

const group = { de: 'Gruppe', en: 'Group' }
export const groups: Choices<(typeof userGroups)[number]> = {
  Mitglied: { de: 'Mitglied', en: 'Member' },
  Jobbörse: { de: 'Jobbörse', en: 'Job board' },
  'Mitglied + Jobbörse': { de: 'Mitglied + Jobbörse', en: 'Member + job board' },
}
const role = { de: 'Rolle', en: 'Role' }
export const roles = {
  user: { de: 'Keine', en: 'None' },
  editor: { de: 'Redaktion', en: 'Editor' },
  office: { de: 'Geschäftsstelle', en: 'Office' },
  admin: { de: 'Administration', en: 'Administrator' },
}
export const states = {
  unverified: { de: 'E-Mail unbestätigt', en: 'Email not confirmed' },
  waiting: { de: 'Wartet auf Freischaltung', en: 'Waiting for activation' },
  active: { de: 'Freigeschaltet', en: 'Active' },
  inactive: { de: 'Gesperrt', en: 'Blocked' },
}
const organization = { de: 'Organisation', en: 'Organization' }

/** Only administrators may change accounts that have a role. */
const mayChange = (account: Values, userRole: UserRole) => account.role === 'user' || userRole === 'admin'

const keptRoleNote = {
  de: 'Eine Rolle bleibt am Konto. Mit „Rolle geben“ können Sie sie auch danach entziehen.',
  en: 'The account keeps its role. You can take it away afterward with “Set role.”',
}

export const users = describeType(userRecords, {
  name: { one: account, many: { de: 'Konten', en: 'Accounts' } },
  columns: {
    name: { label: name, kind: 'text', isTitle: true },
    email: { label: email, kind: 'text', isInRecordHead: true },
    organization: { label: organization, kind: 'text' },
    state: { label: state, kind: 'choice', choices: states, isInRecordHead: true },
    group: { label: group, kind: 'choice', choices: groups },
    role: { label: role, kind: 'choice', choices: roles, isInRecordHead: true },
    requested_access: {
      label: { de: 'Gewünschter Zugang', en: 'Requested access' },
      kind: 'choice',
      choices: {
        members: { de: 'Mitgliederbereich', en: 'Members’ area' },
        jobs: { de: 'Jobbörse', en: 'Job board' },
        both: { de: 'Beides', en: 'Both' },
      },
      isInRecordHead: true,
    },
    created_at: { label: { de: 'Registriert am', en: 'Signed up on' }, kind: 'time', isHidden: true },
  },
  filters: {
    state: { label: state, kind: 'choice', choices: states },
    group: { label: group, kind: 'choice', choices: groups },
    role: { label: role, kind: 'choice', choices: roles },
    duplicates: duplicatesFilter,
  },
  fields: {
    first_name: { label: { de: 'Vorname', en: 'First name' }, kind: 'line', isRequired: true },
    last_name: { label: { de: 'Nachname', en: 'Last name' }, kind: 'line', isRequired: true },
    salutation: { label: { de: 'Anrede', en: 'Salutation' }, kind: 'line' },
    title: { label: title, kind: 'line' },
    position: { label: { de: 'Funktion', en: 'Position' }, kind: 'line' },
    organization: { label: organization, kind: 'line' },
    phone: { label: phone, kind: 'line', input: 'tel' },
    language: { label: language, kind: 'choice', choices: languages },
    group: {
      label: group,
      grantsAccess: true,
      kind: 'choice',
      choices: groups,
      emptyLabel: { de: 'Keine', en: 'None' },
    },
  },
  groups: [
    {
      label: { de: 'Person', en: 'Person' },
      fields: ['salutation', 'title', 'first_name', 'last_name', 'position', 'organization', 'phone', 'language'],
    },
    { label: { de: 'Zugang', en: 'Access' }, fields: ['group'] },
  ],
  actions: {
    activate: {
      label: { de: 'Freischalten', en: 'Activate' },
      presets: [
        { label: { de: 'Freischalten wie gewünscht', en: 'Activate as requested' }, values: {} },
        { label: { de: 'Freischalten als Mitglied', en: 'Activate as a member' }, values: { group: 'Mitglied' } },
        {
          label: { de: 'Freischalten für die Jobbörse', en: 'Activate for the job board' },
          values: { group: 'Jobbörse' },
        },
        { label: { de: 'Freischalten für beides', en: 'Activate for both' }, values: { group: 'Mitglied + Jobbörse' } },
      ],
      undo: 'take-back',
      isOffered: (row, role) => mayChange(row, role) && row.state === 'waiting',
    },
    unblock: {
      label: { de: 'Entsperren', en: 'Unblock' },
      undo: 'deactivate',
      isOffered: (row, role) => mayChange(row, role) && row.state === 'inactive',
    },
    // Not offered as an action. It only undoes an activation.
    'take-back': { label: { de: 'Freischaltung zurücknehmen', en: 'Take back activation' }, isOffered: () => false },
    refuse: {
      label: { de: 'Ablehnen', en: 'Reject' },
      question: {
        de: 'Die Registrierung wird gelöscht, die Begründung geht per E-Mail an die Person.',
        en: 'The registration is deleted, and the reason is sent to the person by email.',
      },
      fields: { reason: { label: { de: 'Begründung', en: 'Reason' }, kind: 'text', isRequired: true } },
      isOffered: (row, role) => mayChange(row, role) && row.state === 'waiting',
    },
    resend: {
      label: { de: 'Registrierungs-E-Mail noch einmal senden', en: 'Resend registration email' },
      question: {
        de: 'Die Person erhält noch einmal die E-Mail zur Bestätigung ihrer Adresse oder, wenn ihr Konto schon freigeschaltet ist, die Nachricht darüber.',
        en: 'The person receives the email to confirm the address again or, if the account is already active, the message about its activation.',
      },
      isOffered: (row, role) => mayChange(row, role) && (row.state === 'unverified' || row.state === 'active'),
    },
    deactivate: {
      label: { de: 'Sperren', en: 'Block' },
      question: {
        de: 'Die Person wird überall abgemeldet und kann sich nicht mehr anmelden. Ihre Einladungen in ein Team und ihre API-Schlüssel enden. Was sie geplant hat, wartet auf eine Bestätigung.',
        en: 'The person is logged out everywhere and can no longer log in. Their team invitations and API keys end, and what they scheduled waits for a confirmation.',
      },
      listNotes: (rows) => (rows.some((row) => row.role !== 'user') ? [keptRoleNote] : []),
      isOffered: (row, role) => mayChange(row, role) && row.state === 'active',
    },
    'sign-out': {
      label: { de: 'Überall abmelden', en: 'Log out everywhere' },
      question: {
        de: 'Alle Geräte der Person werden abgemeldet. Ihre Einladungen in ein Team und ihre API-Schlüssel enden. Was sie geplant hat, wartet auf eine Bestätigung.',
        en: 'The person is logged out on all devices. Their team invitations and API keys end, and what they scheduled waits for a confirmation.',
      },
      isOffered: (row, role) => mayChange(row, role) && row.state === 'active',
    },
    merge: {
      ...createMergeAction({
        de: 'Das andere Konto endet endgültig. Seine Stellenanzeigen, Gremien und Aufgaben gehören dann dem bleibenden Konto; Passwort und Rolle gehen nicht über. Ist das bleibende Konto in einem anderen Team, behält das bisherige Team seine Anzeigen. Von zwei offenen Vorschlägen für dieselbe Organisation bleibt der neuere. Die Person erhält darüber eine E-Mail an die Adresse des anderen Kontos.',
        en: 'The other account ends for good. Its job ads, committees, and responsibilities then belong to the remaining account; its password and role do not. If the remaining account is in another team, the former team keeps its ads. Of two open proposals for the same organization, the newer one remains. The person gets an email about this at the address of the other account.',
      }),
      isOffered: (row, role) => mayChange(row, role) && row.state !== 'unverified',
    },
    role: {
      label: { de: 'Rolle geben', en: 'Set role' },
      fields: { role: { label: role, kind: 'choice', choices: roles } },
      isOffered: (row, role) => role === 'admin' && (row.state === 'active' || row.state === 'inactive'),
    },
  },
  can: { create: false, change: true, delete: false },
  isChangeable: mayChange,
})
