import type { EntryField } from '@/lib/contract/administration/own-organization'
import type { Locale } from '@/lib/contract/common/locale'

/** Names of the fields of an organization's entry. */
export const entryFieldNames: Record<Locale, Record<EntryField, string>> = {
  de: {
    title: 'Name',
    kind: 'Art der Organisation',
    teaser: 'Beschreibung',
    logo: 'Logo',
    street: 'Straße und Hausnummer',
    zip: 'Postleitzahl',
    place: 'Ort',
    region: 'Bundesland',
    country: 'Land',
    phone: 'Telefon',
    email: 'E-Mail',
    website: 'Website',
    stages: 'Spielstätten',
    people: 'Ansprechpersonen',
  },
  en: {
    title: 'Name',
    kind: 'Type of organization',
    teaser: 'Description',
    logo: 'Logo',
    street: 'Street and number',
    zip: 'Postal code',
    place: 'City',
    region: 'Federal state',
    country: 'Country',
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
    stages: 'Venues',
    people: 'Contacts',
  },
}
