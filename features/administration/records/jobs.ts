import { jobRecords } from '@/lib/contract/administration/jobs'
import { listJobFields } from '@/lib/contract/jobs/job-fields'
import { describeType } from '../record-type'
import {
  category,
  contact,
  description,
  email,
  language,
  member,
  permanentDeleteAction,
  phone,
  place,
  region,
  regions,
  state,
  title,
  yesOrNo,
} from './common-labels'

const states = {
  draft: { de: 'Entwurf', en: 'Draft' },
  published: { de: 'Veröffentlicht', en: 'Published' },
  expired: { de: 'Abgelaufen', en: 'Expired' },
  withdrawn: { de: 'Zurückgezogen', en: 'Withdrawn' },
}
const employer = { de: 'Arbeitgeber', en: 'Employer' }
const owner = { de: 'Inseriert von', en: 'Posted by' }
const isBlocked = { de: 'Von uns gesperrt', en: 'Blocked by us' }

/** The job ads of all users. The office may withdraw and delete them. */
export const jobs = describeType(jobRecords, {
  name: { one: { de: 'Stellenanzeige', en: 'Job ad' }, many: { de: 'Stellenanzeigen', en: 'Job ads' } },
  columns: {
    title: { label: title, kind: 'text', isTitle: true },
    employer: { label: employer, kind: 'text' },
    state: { label: state, kind: 'choice', choices: states, isInRecordHead: true },
    place: { label: place, kind: 'text' },
    deadline: { label: { de: 'Bewerbungsfrist', en: 'Application deadline' }, kind: 'day' },
    published_at: { label: { de: 'Veröffentlicht am', en: 'Published on' }, kind: 'time' },
    owner: { label: owner, kind: 'relation' },
    organization: { label: member, kind: 'relation', isHidden: true },
    category: { label: category, kind: 'text', isHidden: true },
    is_blocked: { label: isBlocked, kind: 'check', isHidden: true },
    expires_at: { label: { de: 'Läuft bis', en: 'Runs until' }, kind: 'time', isHidden: true },
    updated_at: { label: { de: 'Zuletzt geändert', en: 'Last changed' }, kind: 'time', isHidden: true },
  },
  filters: {
    state: { label: state, kind: 'choice', choices: states },
    is_blocked: { label: isBlocked, kind: 'choice', choices: yesOrNo },
    organization: { label: member, kind: 'relation', type: 'organizations' },
    owner: { label: owner, kind: 'relation', type: 'users' },
    category: { label: category, kind: 'lookup', lookup: 'category' },
    region: { label: region, kind: 'choice', choices: regions },
    published_since: { label: { de: 'Veröffentlicht seit', en: 'Published since' }, kind: 'day' },
  },
  fields: {
    title: { label: title, kind: 'line' },
    employer: { label: employer, kind: 'line' },
    language: { label: language, kind: 'line' },
    description: { label: description, kind: 'html' },
    requirements: { label: { de: 'Anforderungen', en: 'Requirements' }, kind: 'html' },
    offer: { label: { de: 'Angebot', en: 'Offer' }, kind: 'html' },
    salary: { label: { de: 'Vergütung', en: 'Pay' }, kind: 'line' },
    contact_name: { label: contact, kind: 'line' },
    contact_email: { label: email, kind: 'line' },
    contact_phone: { label: phone, kind: 'line' },
    application_url: { label: { de: 'Bewerbung (Adresse)', en: 'Application (address)' }, kind: 'line' },
    application_email: { label: { de: 'Bewerbung (E-Mail)', en: 'Application (email)' }, kind: 'line' },
  },
  groups: [
    { label: { de: 'Anzeige', en: 'Ad' }, fields: listJobFields({ office: 'ad' }) },
    {
      label: { de: 'Kontakt und Bewerbung', en: 'Contact and application' },
      fields: listJobFields({ office: 'contact' }),
    },
  ],
  actions: {
    withdraw: {
      label: { de: 'Sperren', en: 'Block' },
      question: {
        de: 'Eine laufende Anzeige verschwindet sofort. Die Inserierenden können sie erst wieder veröffentlichen, wenn Sie die Sperre aufheben. Die Begründung geht per E-Mail an die Inserierenden.',
        en: 'A running ad disappears immediately. Its owners can’t publish it again until you unblock it. The reason is sent to its owners by email.',
      },
      fields: { reason: { label: { de: 'Begründung', en: 'Reason' }, kind: 'text', isRequired: true } },
      isOffered: ({ state: current, is_blocked: isBlockedAd }) => current !== 'draft' && isBlockedAd !== true,
    },
    unblock: {
      label: { de: 'Sperre aufheben', en: 'Unblock' },
      question: {
        de: 'Die Inserierenden können die Anzeige danach wieder veröffentlichen. Sie erfahren es per E-Mail.',
        en: 'Its owners can then publish the ad again. They are told by email.',
      },
      isOffered: ({ is_blocked: isBlockedAd }) => isBlockedAd === true,
    },
    delete: {
      ...permanentDeleteAction,
      question: {
        de: 'Das lässt sich nicht rückgängig machen. Der Text einer laufenden oder gesperrten Anzeige kann danach nicht wieder veröffentlicht werden.',
        en: 'This cannot be undone. The text of a running or blocked ad can’t be published again afterward.',
      },
    },
  },
  can: { create: false, change: false, delete: true },
})
