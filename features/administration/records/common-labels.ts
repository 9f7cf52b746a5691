import { regionTitles } from '@/lib/contract/common/region'
import { listTopics } from '@/lib/contract/forms/subscription'
import type { Choices, Column, Filter, Label, RecordAction } from '../record-type'

export const title = { de: 'Titel', en: 'Title' }
export const name = { de: 'Name', en: 'Name' }
export const state = { de: 'Status', en: 'Status' }
export const category = { de: 'Kategorie', en: 'Category' }
export const categories = { de: 'Kategorien', en: 'Categories' }
export const email = { de: 'E-Mail', en: 'Email' }
export const phone = { de: 'Telefon', en: 'Phone' }
export const position = { de: 'Reihenfolge', en: 'Order' }
export const place = { de: 'Ort', en: 'Place' }
export const region = { de: 'Bundesland', en: 'Federal state' }
export const language = { de: 'Sprache', en: 'Language' }
export const address = { de: 'Adresse', en: 'Address' }
export const picture = { de: 'Bild', en: 'Picture' }
export const description = { de: 'Beschreibung', en: 'Description' }
export const kind = { de: 'Art', en: 'Type' }
export const member = { de: 'Mitglied', en: 'Member' }
export const contact = { de: 'Kontakt', en: 'Contact' }
export const street = { de: 'Straße', en: 'Street' }
export const zip = { de: 'Postleitzahl', en: 'Postal code' }
export const country = { de: 'Land', en: 'Country' }
export const account = { de: 'Konto', en: 'Account' }
export const basics = { de: 'Angaben', en: 'Details' }
export const texts = { de: 'Texte', en: 'Texts' }

export const slug = {
  label: { de: 'Adresse der Seite', en: 'Page address' },
  hint: {
    de: 'Der letzte Teil der Adresse. Bleibt das Feld leer, wird er aus dem Titel gebildet.',
    en: 'The last part of the address. If empty, it is derived from the title.',
  },
}

const mergeLabel = { de: 'Zusammenführen …', en: 'Merge…' }

/**
 * Creates the action that merges two records.
 * @param question explains the consequences
 * @param unitedFields fields whose values are united
 */
export function createMergeAction(question: Label, unitedFields: readonly string[] = []): RecordAction {
  return { label: mergeLabel, question, isForPair: true, unitedFields }
}

export const duplicatesFilter = {
  label: { de: 'Doppelte', en: 'Duplicates' },
  kind: 'choice',
  choices: { true: { de: 'Nur mögliche Doppelte', en: 'Only possible duplicates' } },
} as const satisfies Filter

export const deleteAction: RecordAction = {
  label: { de: 'Löschen', en: 'Delete' },
  question: {
    de: 'Sie können das Löschen direkt danach rückgängig machen.',
    en: 'You can undo the deletion right afterward.',
  },
}

export const permanentDeleteAction: RecordAction = {
  label: { de: 'Endgültig löschen', en: 'Delete permanently' },
  question: { de: 'Das lässt sich nicht rückgängig machen.', en: 'This cannot be undone.' },
}

/** Not offered among the actions: the panel of the dispatch has a button for each comment. */
export const deleteCommentAction: RecordAction = { ...permanentDeleteAction, isOffered: () => false }

export const languages: Choices<'de' | 'en'> = {
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
}

const topics = {
  agreements: { de: 'Tarif und Recht', en: 'Agreements and law' },
  policy: { de: 'Kulturpolitik', en: 'Cultural policy' },
  events: { de: 'Termine und Seminare', en: 'Events and seminars' },
  statistics: { de: 'Zahlen und Studien', en: 'Statistics and studies' },
  invitations: { de: 'Einladungen und Pressegespräche', en: 'Invitations and press briefings' },
}

/** Returns the topics of a mailing list with their names. */
export function getTopicChoices(list: 'newsletter' | 'press'): Choices<string> {
  return Object.fromEntries(listTopics[list].map((topic) => [topic, topics[topic]]))
}

export const testLabel = { de: 'Test an mich senden', en: 'Send a test to me' }
export const resumeLabel = { de: 'Weiter senden', en: 'Continue sending' }
export const endDispatchAction = {
  label: { de: 'Versand beenden', en: 'End sending' },
  question: {
    de: 'Wer noch keine E-Mail erhalten hat, bekommt keine mehr.',
    en: 'Readers who have not received the email will not get it.',
  },
}
export const stopQuestion = {
  de: 'Ein Plan entfällt. E-Mails, die noch nicht unterwegs sind, werden zurückgezogen.',
  en: 'A schedule is canceled. Emails that are not yet on their way are withdrawn.',
}

export const regions: Choices<keyof typeof regionTitles> = regionTitles

export const yesOrNo: Choices<'true' | 'false'> = { true: { de: 'Ja', en: 'Yes' }, false: { de: 'Nein', en: 'No' } }

const pageStates: Choices<'online' | 'offline' | 'changed' | 'scheduled'> = {
  online: { de: 'Online', en: 'Online' },
  offline: { de: 'Offline', en: 'Offline' },
  changed: { de: 'Geändert', en: 'Changed' },
  scheduled: { de: 'Geplant', en: 'Scheduled' },
}

export const pageColumns = {
  title: { label: title, kind: 'localized', isTitle: true },
  state: { label: state, kind: 'state', isInRecordHead: true },
  publish_at: { label: { de: 'Erscheint am', en: 'Appears on' }, kind: 'time', isHidden: true, isInRecordHead: true },
  unpublish_at: { label: { de: 'Endet am', en: 'Ends on' }, kind: 'time', isHidden: true, isInRecordHead: true },
} as const satisfies Record<string, Column>

export const pageFilters = {
  state: { label: state, kind: 'choice', choices: pageStates },
  missing: { label: { de: 'Fehlt auf', en: 'Missing in' }, kind: 'choice', choices: languages },
} as const satisfies Record<string, Filter>

/** The texts at the head of a record's page. */
export const pageFields = {
  title: { label: title, kind: 'localizedLine', isRequired: true },
  slug: { ...slug, kind: 'localizedLine' },
  teaser: {
    label: { de: 'Anreißer', en: 'Teaser' },
    hint: { de: 'Erscheint in Listen und in der Vorschau von Links.', en: 'Shown in lists and in previews of links.' },
    kind: 'localizedText',
  },
  image: { label: picture, kind: 'picture' },
} as const
