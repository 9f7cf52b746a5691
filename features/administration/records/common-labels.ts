import type { pageActions } from '@/lib/contract/administration/page-records'
import { regionTitles } from '@/lib/contract/common/region'
import type { Choices, Column, Filter, RecordAction } from '../record-type'

export const title = { de: 'Titel', en: 'Title' }
export const name = { de: 'Name', en: 'Name' }
export const state = { de: 'Status', en: 'Status' }
export const category = { de: 'Kategorie', en: 'Category' }
export const categories = { de: 'Kategorien', en: 'Categories' }
export const email = { de: 'E-Mail', en: 'Email' }
export const phone = { de: 'Telefon', en: 'Phone' }
export const position = { de: 'Reihenfolge', en: 'Order' }
export const place = { de: 'Ort', en: 'Place' }
export const region = { de: 'Bundesland', en: 'State' }
export const language = { de: 'Sprache', en: 'Language' }
export const address = { de: 'Adresse', en: 'Address' }
export const picture = { de: 'Bild', en: 'Picture' }
export const description = { de: 'Beschreibung', en: 'Description' }
export const kind = { de: 'Art', en: 'Kind' }
export const member = { de: 'Mitglied', en: 'Member' }
export const contact = { de: 'Kontakt', en: 'Contact' }
export const street = { de: 'Straße', en: 'Street' }
export const zip = { de: 'Postleitzahl', en: 'Postcode' }
export const country = { de: 'Land', en: 'Country' }
export const account = { de: 'Konto', en: 'Account' }
export const basics = { de: 'Angaben', en: 'Details' }
export const texts = { de: 'Texte', en: 'Texts' }

export const slug = {
  label: { de: 'Adresse der Seite', en: 'Page address' },
  hint: {
    de: 'Der letzte Teil der Adresse. Bleibt er leer, entsteht er aus dem Titel.',
    en: 'The last part of the address. Left empty, it is made from the title.',
  },
}

export const deleteAction: RecordAction = {
  label: { de: 'Löschen', en: 'Delete' },
  question: {
    de: 'Was gelöscht ist, können Sie gleich danach zurückholen.',
    en: 'What is deleted can be brought back right afterwards.',
  },
}

export const deleteForGood: RecordAction = {
  label: { de: 'Endgültig löschen', en: 'Delete permanently' },
  question: { de: 'Das lässt sich nicht rückgängig machen.', en: 'This cannot be undone.' },
}

export const languages: Choices<'de' | 'en'> = {
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
}

export const regions: Choices<keyof typeof regionTitles> = regionTitles

export const yesOrNo: Choices<'true' | 'false'> = {
  true: { de: 'Ja', en: 'Yes' },
  false: { de: 'Nein', en: 'No' },
}

const pageStates: Choices<'online' | 'offline' | 'changed' | 'scheduled'> = {
  online: { de: 'Online', en: 'Online' },
  offline: { de: 'Offline', en: 'Offline' },
  changed: { de: 'Geändert', en: 'Changed' },
  scheduled: { de: 'Geplant', en: 'Scheduled' },
}

/** Columns of records that are pages. */
export const pageColumns = {
  title: { label: title, kind: 'localized', isTitle: true },
  state: { label: state, kind: 'state', isStanding: true },
  publish_at: {
    label: { de: 'Erscheint am', en: 'Appears on' },
    kind: 'time',
    isExtra: true,
    isStanding: true,
  },
  unpublish_at: { label: { de: 'Endet am', en: 'Ends on' }, kind: 'time', isExtra: true, isStanding: true },
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
    hint: {
      de: 'Steht in Listen und in der Vorschau von Links.',
      en: 'Shown in lists and in previews of links.',
    },
    kind: 'localizedText',
  },
  image: { label: picture, kind: 'picture' },
} as const

/** Returns the publication states of a page in its languages. */
const statesIn = ({ state: states }: Readonly<Record<string, unknown>>) =>
  Object.values(states ?? {}).filter((one) => one !== null)

export const pageRecordActions: { [Name in keyof typeof pageActions]: RecordAction } = {
  publish: {
    label: { de: 'Veröffentlichen', en: 'Publish' },
    question: {
      de: 'Ohne Zeitpunkt geschieht es sofort.',
      en: 'Without a time it happens at once.',
    },
    fields: { at: { label: { de: 'Zeitpunkt', en: 'Time' }, kind: 'time' } },
    undo: 'unpublish',
    // The undo would take all languages offline, also those that were online before.
    isUndoable: (row) => statesIn(row).every((one) => one === 'offline'),
  },
  unpublish: {
    label: { de: 'Offline nehmen', en: 'Take offline' },
    question: {
      de: 'Niemand findet das dann noch, und was geplant ist, entfällt. Es bleibt hier und kann jederzeit wieder veröffentlicht werden.',
      en: 'Nobody finds it then, and what is planned is dropped. It stays here and can be published again at any time.',
    },
    undo: 'publish',
    isFor: (row) => statesIn(row).some((one) => one !== 'offline'),
    // The undo would publish at once, including planned and drafted languages.
    isUndoable: (row) => statesIn(row).every((one) => one === 'online'),
  },
  delete: {
    label: { de: 'In den Papierkorb', en: 'Move to trash' },
    question: {
      de: 'Von dort kommt es als Entwurf zurück.',
      en: 'From there it comes back as a draft.',
    },
  },
}
