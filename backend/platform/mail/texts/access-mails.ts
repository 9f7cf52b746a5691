import type { Locale } from '@/lib/contract/common/locale'
import type { MailData } from '../../db/schema/operations/mail-data'
import type { SiteIdentity } from '../site-identity'
import { type Letters, type ShortText, toShortLetter } from './letter'

type AccessMail = 'job-team-changed' | 'role-changed' | 'passkey-copied'
type Change = MailData['job-team-changed']

const roles: Record<Locale, Record<MailData['role-changed']['after'], string>> = {
  de: { user: 'keine', editor: 'Redaktion', office: 'Geschäftsstelle', admin: 'Administration' },
  en: { user: 'none', editor: 'editor', office: 'office', admin: 'administrator' },
}

const teamChangesInGerman: Record<Change['change'], (change: Change) => ShortText> = {
  'key-made': ({ team, by, what }) => [
    `Neuer API-Schlüssel im Team „${team}“`,
    `${by} hat soeben den API-Schlüssel „${what}“ angelegt. Wer ihn hat, kann mit einem Programm auf die Stellenanzeigen des Teams zugreifen.`,
  ],
  'key-ended': ({ team, what }) => [
    `Ein API-Schlüssel des Teams „${team}“ gilt nicht mehr`,
    `der API-Schlüssel „${what}“ wurde soeben widerrufen. Programme, die ihn verwenden, brauchen einen neuen.`,
  ],
  invited: ({ team, by, what }) => [
    `Einladung in das Team „${team}“`,
    `${by} hat soeben ${what} in das Team eingeladen. Wer die Einladung annimmt, sieht, ändert, veröffentlicht und löscht die Stellenanzeigen des Teams.`,
  ],
  joined: ({ team, by, what }) => [
    `Neues Mitglied im Team „${team}“`,
    `${what} ist dem Team soeben beigetreten, eingeladen von ${by}.`,
  ],
  left: ({ team, what }) => [
    `${what || 'Ein Mitglied'} hat das Team „${team}“ verlassen`,
    `${what || 'Ein Mitglied'} hat das Team soeben verlassen. Die Stellenanzeigen bleiben im Team. Bitte prüfen Sie, wen sie als Kontakt nennen.`,
  ],
  removed: ({ team, by, what }) => [
    `${what} gehört nicht mehr zum Team „${team}“`,
    `${by} hat soeben ${what} aus dem Team entfernt. Die Stellenanzeigen bleiben im Team. Offene Einladungen und API-Schlüssel dieser Person gelten nicht mehr.`,
  ],
  owner: ({ team, by, what }) => [
    `Neue Leitung im Team „${team}“`,
    `${by} hat soeben ${what} zur Leitung des Teams gemacht. Die Leitung lädt Personen ein, entfernt sie und legt API-Schlüssel an.`,
  ],
  member: ({ team, by, what }) => [
    `Änderung der Leitung im Team „${team}“`,
    `${by} hat soeben ${what} die Leitung des Teams entzogen. Offene Einladungen und API-Schlüssel dieser Person gelten nicht mehr.`,
  ],
  inherited: ({ team, what }) => [
    `Neue Leitung im Team „${team}“`,
    `die bisherige Leitung kann das Team nicht mehr verwalten. Jetzt leitet es ${what}.`,
  ],
}

const teamChangesInEnglish: Record<Change['change'], (change: Change) => ShortText> = {
  'key-made': ({ team, by, what }) => [
    `New API key in the team “${team}”`,
    `${by} has just created the API key “${what}”. Anyone who has it can access the team’s job ads with a program.`,
  ],
  'key-ended': ({ team, what }) => [
    `An API key of the team “${team}” is no longer valid`,
    `The API key “${what}” has just been revoked. Programs that use it need a new one.`,
  ],
  invited: ({ team, by, what }) => [
    `Invitation to the team “${team}”`,
    `${by} has just invited ${what} to the team. Anyone who accepts the invitation can see, change, publish, and delete the team’s job ads.`,
  ],
  joined: ({ team, by, what }) => [
    `New member in the team “${team}”`,
    `${what} has just joined the team, invited by ${by}.`,
  ],
  left: ({ team, what }) => [
    `${what || 'A member'} has left the team “${team}”`,
    `${what || 'A member'} has just left the team. The job ads stay with the team. Please check whom they name as a contact.`,
  ],
  removed: ({ team, by, what }) => [
    `${what} is no longer in the team “${team}”`,
    `${by} has just removed ${what} from the team. The job ads stay with the team. This person’s open invitations and API keys are no longer valid.`,
  ],
  owner: ({ team, by, what }) => [
    `New owner in the team “${team}”`,
    `${by} has just made ${what} an owner of the team. Owners invite and remove people and create API keys.`,
  ],
  member: ({ team, by, what }) => [
    `Change of owner in the team “${team}”`,
    `${by} has just removed ${what} as an owner of the team. This person’s open invitations and API keys are no longer valid.`,
  ],
  inherited: ({ team, what }) => [
    `New owner in the team “${team}”`,
    `The previous owner can no longer manage the team. The new owner is ${what}.`,
  ],
}

const unexpectedInGerman = ({ email }: SiteIdentity) =>
  `Damit haben Sie nicht gerechnet? Dann ändern Sie bitte Ihr Passwort und wenden Sie sich an uns${email && `: ${email}`}.`
const unexpectedInEnglish = ({ email }: SiteIdentity) =>
  `If you didn’t expect this, please change your password and contact us${email && `: ${email}`}.`

/** Mails about changes of access, to the responsible users. */
export const accessMails: Record<Locale, Pick<Letters, AccessMail>> = {
  de: {
    'job-team-changed': (data, site) => ({
      ...toShortLetter(teamChangesInGerman[data.change](data)),
      preheader: 'Das betrifft ein Team, zu dem Sie gehören.',
      facts: [{ label: 'Team', value: data.team }],
      afterwards: [unexpectedInGerman(site)],
    }),
    'role-changed': ({ by, before, after }, site) => ({
      subject: 'Die Rolle Ihres Kontos wurde geändert',
      preheader: `Rolle: ${roles.de[after]}`,
      paragraphs: [`die Rolle Ihres Kontos wurde soeben geändert${by && `, von ${by}`}.`],
      facts: [
        { label: 'Bisher', value: roles.de[before] },
        { label: 'Jetzt', value: roles.de[after] },
      ],
      afterwards: [unexpectedInGerman(site)],
    }),
    'passkey-copied': ({ passkey }, site) => ({
      subject: 'Ein Passkey Ihres Kontos wurde abgelehnt',
      preheader: 'Vielleicht gibt es eine Kopie des Passkeys.',
      paragraphs: [
        `mit Ihrem Passkey „${passkey}“ wollte sich soeben jemand ausweisen. Sein Zähler ist dabei nicht gestiegen, wie es nach einer Kopie des Passkeys vorkommt. Deshalb haben wir ihn abgelehnt.`,
        'Bitte entfernen Sie diesen Passkey in Ihrem Profil und richten Sie einen neuen ein, auch wenn Sie es selbst waren.',
      ],
      afterwards: [
        `Weitere Ablehnungen am selben Tag melden wir nicht noch einmal. Haben Sie Fragen? Dann wenden Sie sich bitte an uns${site.email && `: ${site.email}`}.`,
      ],
    }),
  },
  en: {
    'job-team-changed': (data, site) => ({
      ...toShortLetter(teamChangesInEnglish[data.change](data)),
      preheader: 'This is about a team that you belong to.',
      facts: [{ label: 'Team', value: data.team }],
      afterwards: [unexpectedInEnglish(site)],
    }),
    'role-changed': ({ by, before, after }, site) => ({
      subject: 'The role of your account was changed',
      preheader: `Role: ${roles.en[after]}`,
      paragraphs: [`The role of your account has just been changed${by && ` by ${by}`}.`],
      facts: [
        { label: 'Before', value: roles.en[before] },
        { label: 'Now', value: roles.en[after] },
      ],
      afterwards: [unexpectedInEnglish(site)],
    }),
    'passkey-copied': ({ passkey }, site) => ({
      subject: 'A passkey of your account was rejected',
      preheader: 'There may be a copy of the passkey.',
      paragraphs: [
        `Someone has just tried to use your passkey “${passkey}”. Its counter didn’t increase, which can mean that there is a copy of the passkey. We have therefore rejected it.`,
        'Please remove this passkey in your profile and set up a new one, even if it was you.',
      ],
      afterwards: [
        `We don’t report further rejections on the same day. If you have questions, please contact us${site.email && `: ${site.email}`}.`,
      ],
    }),
  },
}
