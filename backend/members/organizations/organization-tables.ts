import type { z } from 'zod'
import {
  type Cell,
  choiceCell,
  type Importable,
  numberCell,
  textCell,
} from '@/backend/platform/administration/import/importable'
import type { organizationRecords } from '@/lib/contract/administration/organizations'
import { regionTitles } from '@/lib/contract/common/region'
import type { organizationCategories } from '@/lib/contract/records/organization-record'

type Values = z.output<typeof organizationRecords.values>

const categoryWords = {
  theater: ['Theater', 'Theaters'],
  orchestra: ['Orchester', 'Orchestra', 'Orchestras'],
  other: ['Sonstige', 'Weitere', 'Other'],
} satisfies Record<(typeof organizationCategories)[number], string[]>

const regionWords = Object.fromEntries(
  Object.entries(regionTitles).map(([code, { de, en }]) => [code, [de, en]]),
)

/** Degrees, as `50.83, 12.92`. */
const positionCell: Cell = {
  target: 'position',
  heads: ['Koordinaten', 'Coordinates'],
  toText: (value) => (isPosition(value) ? `${value.lat}, ${value.lon}` : ''),
  fromText(text) {
    const match = /^(-?\d{1,2}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text)
    if (match) return { lat: Number(match[1]), lon: Number(match[2]) }
    return text === '' ? null : text
  },
}

const isPosition = (value: unknown): value is { lat: number; lon: number } =>
  typeof value === 'object' && value !== null && 'lat' in value && 'lon' in value

const countryCell: Cell = {
  ...textCell('country', 'Land'),
  fromText: (text) => (text === '' ? 'DE' : text.toUpperCase()),
}

const websiteCell: Cell = {
  ...textCell('website', 'Webseite', 'Internet', 'Homepage', 'URL', 'Web'),
  fromText: (text) => (/^www\./i.test(text) ? `https://${text}` : text),
}

const cells: readonly Cell[] = [
  textCell('title.de', 'Name', 'Haus', 'Mitglied', 'Organisation'),
  textCell('title.en', 'Englischer Name', 'English name'),
  choiceCell('category', categoryWords, { empty: undefined, heads: ['Kategorie', 'Bereich'] }),
  textCell('kind.de', 'Art', 'Sparte'),
  textCell('kind.en', 'Kind'),
  textCell('teaser.de', 'Kurztext', 'Beschreibung'),
  textCell('teaser.en', 'Teaser', 'Description'),
  textCell('street', 'Straße', 'Strasse', 'Anschrift', 'Adresse', 'Address'),
  textCell('zip', 'PLZ', 'Postleitzahl', 'Zip code', 'Postal code'),
  textCell('place', 'Ort', 'Stadt', 'City'),
  choiceCell('region', regionWords, { empty: null, heads: ['Bundesland', 'State'] }),
  countryCell,
  positionCell,
  textCell('phone', 'Telefon', 'Tel', 'Telefonnummer', 'Telephone'),
  textCell('email', 'E-Mail-Adresse', 'Mail'),
  websiteCell,
  numberCell('member_since', 'Mitglied seit'),
]

/**
 * Spreadsheet import and export of organizations. Only fields that fit in a cell; stages, people
 * and pictures are edited in the form.
 */
export function organizationTables(readAll: Importable<Values>['readAll']): Importable<Values> {
  return {
    cells: async () => cells,
    keys: [
      ['title.de', 'place'],
      ['title.en', 'place'],
    ],
    blank: {
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
    },
    readAll,
  }
}
