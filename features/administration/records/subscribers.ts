import { subscriberRecords } from '@/lib/contract/administration/subscribers'
import { describeType } from '../record-type'
import { email, language, languages, name, permanentDeleteAction, phone, state, yesOrNo } from './common-labels'

const lists = {
  newsletter: { de: 'Newsletter', en: 'Newsletter' },
  press: { de: 'Presseverteiler', en: 'Press mailing list' },
  'job-alerts': { de: 'Stellenservice', en: 'Job alerts' },
}
const list = { de: 'Liste', en: 'List' }
const states = {
  pending: { de: 'Unbestätigt', en: 'Not confirmed' },
  confirmed: { de: 'Bestätigt', en: 'Confirmed' },
  blocked: { de: 'Gesperrt', en: 'Blocked' },
  refused: { de: 'Unzustellbar', en: 'Undeliverable' },
}
const isBlocked = ({ state: current }: Readonly<Record<string, unknown>>) => current === 'blocked'
const topics = { de: 'Themen', en: 'Topics' }
const medium = { de: 'Medium', en: 'Media outlet' }
const position = { de: 'Funktion', en: 'Position' }
const requestedAt = { de: 'Angemeldet am', en: 'Requested on' }
const refusedAt = { de: 'Zuletzt unzustellbar', en: 'Last undeliverable' }
const refusal = { de: 'Meldung des Mailservers', en: 'Message of the mail server' }
const confirmedAt = { de: 'Bestätigt am', en: 'Confirmed on' }

export const subscribers = describeType(subscriberRecords, {
  name: {
    one: { de: 'Abonnement', en: 'Subscription' },
    many: { de: 'Newsletter und Verteiler', en: 'Newsletter and mailing lists' },
  },
  columns: {
    email: { label: email, kind: 'text', isTitle: true },
    list: { label: list, kind: 'choice', choices: lists },
    name: { label: name, kind: 'text' },
    medium: { label: medium, kind: 'text', isHidden: true },
    position: { label: position, kind: 'text', isHidden: true },
    phone: { label: phone, kind: 'text', isHidden: true },
    state: { label: state, kind: 'choice', choices: states },
    about: { label: topics, kind: 'text', isHidden: true },
    language: { label: language, kind: 'choice', choices: languages, isHidden: true },
    requested_at: { label: requestedAt, kind: 'time' },
    confirmed_at: { label: confirmedAt, kind: 'time', isHidden: true },
    refused_at: { label: refusedAt, kind: 'time' },
    refusal: { label: refusal, kind: 'text', isHidden: true },
    consent_version: { label: { de: 'Fassung des Textes', en: 'Version of the text' }, kind: 'text', isHidden: true },
  },
  filters: {
    list: { label: list, kind: 'choice', choices: lists },
    state: { label: state, kind: 'choice', choices: states },
    refused: { label: { de: 'Unzustellbare E-Mails', en: 'Undeliverable emails' }, kind: 'choice', choices: yesOrNo },
  },
  fields: {
    email: { label: email, kind: 'line' },
    list: { label: list, kind: 'choice', choices: lists },
    name: { label: name, kind: 'line' },
    state: { label: state, kind: 'choice', choices: states },
    language: { label: language, kind: 'choice', choices: languages },
    about: { label: topics, kind: 'line' },
    requested_at: { label: requestedAt, kind: 'time' },
    confirmed_at: { label: confirmedAt, kind: 'time' },
    refused_at: { label: refusedAt, kind: 'time' },
    refusal: { label: refusal, kind: 'line' },
    medium: { label: medium, kind: 'line' },
    position: { label: position, kind: 'line' },
    phone: { label: phone, kind: 'line' },
    consent: {
      label: { de: 'Nachweis', en: 'Proof' },
      kind: 'facts',
      fields: {
        version: { label: { de: 'Fassung des Textes', en: 'Version of the text' }, kind: 'line' },
        requested_at: { label: requestedAt, kind: 'time' },
        requested_from: { label: { de: 'von Adresse', en: 'from address' }, kind: 'line' },
        confirmed_at: { label: confirmedAt, kind: 'time' },
        confirmed_from: { label: { de: 'von Adresse', en: 'from address' }, kind: 'line' },
      },
    },
  },
  groups: [
    {
      label: { de: 'Abonnement', en: 'Subscription' },
      fields: ['email', 'list', 'name', 'state', 'language', 'about', 'medium', 'position', 'phone'],
    },
    { label: { de: 'Zustellung', en: 'Delivery' }, fields: ['refused_at', 'refusal'] },
    { label: { de: 'Einwilligung', en: 'Consent' }, fields: ['requested_at', 'confirmed_at', 'consent'] },
  ],
  actions: {
    reactivate: {
      label: { de: 'Wieder beliefern', en: 'Deliver again' },
      question: {
        de: 'Die unzustellbaren E-Mails werden vergessen. Das Abonnement erhält ab der nächsten Ausgabe wieder Post.',
        en: 'The undeliverable emails are forgotten. The subscription receives mail again from the next issue on.',
      },
      isOffered: ({ refused_at }) => refused_at !== null,
    },
    block: {
      label: { de: 'Adresse sperren', en: 'Block the address' },
      question: {
        de: 'Diese Adresse erhält dann von keiner Liste mehr Post, und niemand kann sie wieder anmelden. Ihre anderen Abonnements und der Name werden gelöscht.',
        en: 'This address then gets no mail from any list, and nobody can sign it up again. Its other subscriptions and the name are deleted.',
      },
      isOffered: (row) => !isBlocked(row),
    },
    unblock: {
      label: { de: 'Sperre aufheben', en: 'Unblock the address' },
      question: {
        de: 'Der Eintrag wird gelöscht. Die Adresse kann sich dann wieder anmelden.',
        en: 'The entry is deleted. The address can then sign up again.',
      },
      isOffered: isBlocked,
    },
    delete: { ...permanentDeleteAction, isOffered: (row) => !isBlocked(row) },
  },
  can: { create: false, change: false, delete: true },
})
