import { organizationRecords } from '@/lib/contract/administration/organizations'
import { countryCodes } from '@/lib/contract/common/countries'
import { type Choices, describeType } from '../record-type'
import {
  address,
  category,
  contact,
  country,
  createMergeAction,
  duplicatesFilter,
  email,
  member,
  name,
  pageColumns,
  pageFields,
  pageFilters,
  phone,
  place,
  region,
  regions,
  street,
  zip,
} from './common-labels'
import { pageRecordActions } from './page-actions'

const categoryNames = {
  theater: { de: 'Theater', en: 'Theater' },
  orchestra: { de: 'Orchester', en: 'Orchestra' },
  other: { de: 'Weiteres Mitglied', en: 'Other member' },
}
const germanNames = new Intl.DisplayNames('de', { type: 'region' })
const englishNames = new Intl.DisplayNames('en', { type: 'region' })
const countries: Choices = Object.fromEntries(
  countryCodes.map((code) => [code, { de: germanNames.of(code) ?? code, en: englishNames.of(code) ?? code }]),
)
const kind = { de: 'Art der Organisation', en: 'Type of organization' }
const website = { de: 'Website', en: 'Website' }
const delegates = { de: 'Konten, die den Eintrag pflegen', en: 'Accounts that maintain the entry' }
const logo = { de: 'Logo', en: 'Logo' }

export const organizations = describeType(organizationRecords, {
  name: {
    one: member,
    many: { de: 'Mitgliederverzeichnis', en: 'Member directory' },
    create: { de: 'Neues Mitglied', en: 'New member' },
  },
  columns: {
    ...pageColumns,
    title: { ...pageColumns.title, label: name },
    category: { label: category, kind: 'choice', choices: categoryNames },
    zip: { label: zip, kind: 'text' },
    place: { label: place, kind: 'text' },
    email: { label: email, kind: 'text' },
    phone: { label: phone, kind: 'text', isHidden: true },
    street: { label: street, kind: 'text', isHidden: true },
    kind: { label: kind, kind: 'text', isHidden: true },
    website: { label: website, kind: 'text', isHidden: true },
    logo: { label: logo, kind: 'picture', isHidden: true },
    confirmed_at: { label: { de: 'Daten bestätigt am', en: 'Data confirmed on' }, kind: 'time', isHidden: true },
    confirmed_by: { label: { de: 'Bestätigt von', en: 'Confirmed by' }, kind: 'text', isHidden: true },
  },
  filters: {
    ...pageFilters,
    category: { label: category, kind: 'choice', choices: categoryNames },
    region: { label: region, kind: 'choice', choices: regions },
    delegate: { label: { de: 'Gepflegt von', en: 'Maintained by' }, kind: 'relation', type: 'users' },
    duplicates: duplicatesFilter,
    unconfirmed_since: { label: { de: 'Nicht bestätigt seit', en: 'Not confirmed since' }, kind: 'day' },
  },
  fields: {
    ...pageFields,
    title: { label: name, kind: 'localizedLine', isRequired: true },
    category: { label: category, kind: 'choice', choices: categoryNames },
    kind: { label: kind, kind: 'localizedLine' },
    street: { label: street, kind: 'line' },
    zip: { label: zip, kind: 'line' },
    place: { label: place, kind: 'line' },
    region: { label: region, kind: 'choice', choices: regions, emptyLabel: { de: 'Keines', en: 'None' } },
    country: { label: country, kind: 'choice', choices: countries },
    position: {
      label: { de: 'Auf der Karte', en: 'On the map' },
      hint: {
        de: 'Für eine neue Organisation ermitteln wir die Lage ungefähr aus der Adresse. Zieht die Organisation an einen anderen Ort, folgt diese Angabe ungefähr der neuen Adresse, wenn Sie keine andere eintragen.',
        en: 'For a new organization, we determine the approximate position from its address. If the organization moves to another place, these values follow the new address approximately unless you enter others.',
      },
      kind: 'coordinates',
    },
    phone: { label: phone, kind: 'line', input: 'tel' },
    email: { label: email, kind: 'line', input: 'email' },
    website: { label: website, kind: 'line', input: 'url' },
    member_since: {
      label: { de: 'Mitglied seit (Jahr)', en: 'Member since (year)' },
      kind: 'number',
      min: 1800,
      max: 2200,
    },
    logo: { label: logo, kind: 'picture' },
    images: { label: { de: 'Bilder', en: 'Pictures' }, kind: 'pictures' },
    delegates: {
      label: delegates,
      hint: {
        de: 'Diese Konten schlagen Änderungen vor und werden einmal im Jahr gebeten, die Daten zu bestätigen.',
        en: 'These accounts propose changes and are asked once a year to confirm the data.',
      },
      grantsAccess: true,
      kind: 'relations',
      type: 'users',
    },
    stages: {
      label: { de: 'Spielstätten', en: 'Venues' },
      kind: 'rows',
      rowLabel: { de: 'Spielstätte', en: 'Venue' },
      fields: {
        name: { label: name, kind: 'line', isRequired: true },
        seats: { label: { de: 'Plätze', en: 'Seats' }, kind: 'number', min: 1 },
        address: { label: address, kind: 'line' },
      },
      emptyRow: { name: '', seats: null, address: '' },
    },
    people: {
      label: { de: 'Leitung und Ansprechpersonen', en: 'Management and contacts' },
      kind: 'rows',
      rowLabel: { de: 'Person', en: 'Person' },
      fields: {
        name: { label: name, kind: 'line', isRequired: true },
        role: {
          label: { de: 'Rolle', en: 'Role' },
          kind: 'choice',
          choices: { director: { de: 'Leitung', en: 'Management' }, contact: { de: 'Ansprechperson', en: 'Contact' } },
        },
        function: { label: { de: 'Funktion', en: 'Position' }, kind: 'localizedLine' },
        email: { label: email, kind: 'line', input: 'email' },
        phone: { label: phone, kind: 'line', input: 'tel' },
      },
      emptyRow: { name: '', role: 'contact', function: { de: '', en: '' }, email: '', phone: '' },
    },
  },
  groups: [
    { label: { de: 'Organisation', en: 'Organization' }, fields: ['title', 'category', 'kind', 'member_since'] },
    { label: address, fields: ['street', 'zip', 'place', 'region', 'country', 'position'] },
    { label: contact, fields: ['phone', 'email', 'website', 'people'] },
    { label: { de: 'Spielstätten', en: 'Venues' }, fields: ['stages'] },
    { label: { de: 'Pflege des Eintrags', en: 'Maintenance' }, fields: ['delegates'] },
    { label: { de: 'Auf der Website', en: 'On the website' }, fields: ['teaser', 'image', 'logo', 'images', 'slug'] },
  ],
  actions: {
    ...pageRecordActions,
    merge: createMergeAction(
      {
        de: 'Der andere Eintrag kommt in den Papierkorb. Seine Adressen leiten zum bleibenden Eintrag weiter, seine Stellenanzeigen, Zuständigen, offenen Vorschläge und Stellen-Abos gehören dann diesem. Beide Verläufe bleiben.',
        en: 'The other entry moves to the trash. Its addresses redirect to the remaining entry, and its job ads, delegates, open proposals, and job alerts then belong to it. Both histories are kept.',
      },
      ['delegates'],
    ),
  },
  can: { create: true, change: true, delete: true, import: true },
  isPage: true,
  getInitialValues: () => ({ country: 'DE' }),
})
