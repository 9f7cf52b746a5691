import type { z } from 'zod'
import {
  type Cell,
  type ChoiceWords,
  choiceCell,
  type Importable,
  numberCell,
  textCell,
} from '@/backend/platform/administration/import/importable'
import { importMessage } from '@/backend/platform/administration/import/messages'
import type { organizationRecords } from '@/lib/contract/administration/organizations'
import { countryCodes } from '@/lib/contract/common/countries'
import type { FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'
import { regionTitles } from '@/lib/contract/common/region'
import { toObject } from '@/lib/contract/common/to-object'
import type { organizationCategories } from '@/lib/contract/records/organization-record'

type Values = z.output<typeof organizationRecords.values>

const categoryWords = {
  theater: { de: 'Theater', en: 'Theater', otherWords: ['Theaters'] },
  orchestra: { de: 'Orchester', en: 'Orchestra', otherWords: ['Orchestras'] },
  other: {
    de: 'Weiteres Mitglied',
    en: 'Other member',
    otherWords: ['Weitere Mitglieder', 'Other members', 'Sonstige', 'Weitere', 'Other'],
  },
} satisfies Record<(typeof organizationCategories)[number], ChoiceWords>

const countryNames = {
  de: new Intl.DisplayNames('de', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
}
const countryWords = toObject(countryCodes, (code) => ({
  de: countryNames.de.of(code) ?? code,
  en: countryNames.en.of(code) ?? code,
}))

/** A cell with latitude and longitude in degrees, like `50.83, 12.92`. */
const positionCell: Cell = {
  ...textCell('position', { de: 'Koordinaten', en: 'Coordinates' }),
  toText: (value) => (isPosition(value) ? `${value.lat}, ${value.lon}` : ''),
  fromText(text) {
    const match = /^(-?\d{1,2}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text)
    if (match) return { lat: Number(match[1]), lon: Number(match[2]) }
    return text === '' ? null : text
  },
}

const isPosition = (value: unknown): value is { lat: number; lon: number } =>
  typeof value === 'object' && value !== null && 'lat' in value && 'lon' in value

const websiteCell: Cell = {
  ...textCell('website', { de: 'Website', en: 'Website' }, 'Webseite', 'Internet', 'Homepage', 'URL', 'Web'),
  fromText: (text) => (/^www\./i.test(text) ? `https://${text}` : text),
}

function createCountryCell(locale: Locale): Cell {
  const head = { de: 'Land', en: 'Country' }
  const cell = choiceCell('country', countryWords, { locale, head, heads: [], emptyValue: 'DE' })
  return { ...cell, fromText: (text) => cell.fromText(/^[a-z]{2}$/i.test(text) ? text.toUpperCase() : text) }
}

function createCells(locale: Locale): readonly Cell[] {
  return [
    textCell(
      'title.de',
      { de: 'Name (Deutsch)', en: 'Name (German)' },
      ...['Name', 'Haus', 'Mitglied', 'Organisation'],
    ),
    textCell('title.en', { de: 'Name (Englisch)', en: 'Name (English)' }, ...['Englischer Name', 'English name']),
    choiceCell('category', categoryWords, {
      locale,
      head: { de: 'Kategorie', en: 'Category' },
      heads: ['Bereich'],
      emptyValue: undefined,
    }),
    textCell('kind.de', { de: 'Art (Deutsch)', en: 'Kind (German)' }, 'Art', 'Sparte'),
    textCell('kind.en', { de: 'Art (Englisch)', en: 'Kind (English)' }, 'Kind'),
    textCell('teaser.de', { de: 'Kurztext (Deutsch)', en: 'Teaser (German)' }, ...['Kurztext', 'Beschreibung']),
    textCell('teaser.en', { de: 'Kurztext (Englisch)', en: 'Teaser (English)' }, ...['Teaser', 'Description']),
    textCell('street', { de: 'Straße', en: 'Street' }, 'Strasse', 'Anschrift', 'Adresse', 'Address'),
    textCell('zip', { de: 'PLZ', en: 'Postcode' }, 'Postleitzahl', 'Zip code', 'Postal code'),
    textCell('place', { de: 'Ort', en: 'Town' }, 'Stadt', 'City'),
    choiceCell('region', regionTitles, {
      locale,
      head: { de: 'Bundesland', en: 'Federal state' },
      heads: ['State'],
      emptyValue: null,
    }),
    createCountryCell(locale),
    positionCell,
    textCell('phone', { de: 'Telefon', en: 'Phone' }, 'Tel', 'Telefonnummer', 'Telephone'),
    textCell('email', { de: 'E-Mail-Adresse', en: 'E-mail address' }, 'Mail'),
    websiteCell,
    numberCell('member_since', { de: 'Mitglied seit', en: 'Member since' }),
  ]
}

/** The default values of a new organization. It has no default category. */
export const blankOrganization = {
  title: { de: '', en: '' },
  slug: { de: '', en: '' },
  teaser: { de: '', en: '' },
  image: null,
  kind: { de: '', en: '' },
  street: '',
  zip: '',
  place: '',
  region: null,
  country: 'DE',
  position: null,
  phone: '',
  email: '',
  website: '',
  member_since: null,
  logo: null,
  images: [],
  stages: [],
  people: [],
  delegates: [],
}

/** Warns about German postcodes with four digits: spreadsheets drop a leading zero. */
function listWarnings({ zip, country }: Values, locale: Locale): FieldErrors {
  const hasLostZero = country === 'DE' && /^\d{4}$/.test(zip)
  return hasLostZero ? { zip: [importMessage(locale, 'lostZero', `0${zip}`)] } : {}
}

/**
 * Defines the spreadsheet for importing and exporting organizations. It has the fields that fit in
 * a cell. Stages, people and pictures are edited in the form.
 */
export function createOrganizationTables(readAll: Importable<Values>['readAll']): Importable<Values> {
  return {
    cells: async (_db, locale) => createCells(locale),
    keys: [
      ['title.de', 'place'],
      ['title.en', 'place'],
    ],
    duplicateTargets: ['email', 'title.de', 'title.en'],
    blankValues: blankOrganization,
    readAll,
    warn: listWarnings,
  }
}
