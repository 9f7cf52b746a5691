import { escapeText, writeContentLines } from './content-lines'

/** Contact of a person or organization; unknown values are empty. */
export interface VCard {
  uid: string
  /** Full name of the person or organization. */
  name: string
  /** Null for an organization. */
  person: { prefix: string; given: string; family: string } | null
  organization: string
  /** Position in the organization. */
  jobTitle: string
  phone: string
  email: string
  website: string
  address: { street: string; zip: string; place: string; region: string; country: string }
  position: { lat: number; lon: number } | null
}

/** Formats a contact as vCard 3.0 (RFC 2426); many address books of offices cannot read 4.0. */
export function writeVCard(card: VCard): string {
  const { person, address, position } = card
  const { street, zip, place, region, country } = address
  const names = person ? [person.family, person.given, '', person.prefix, ''] : ['', '', '', '', '']
  const values: [property: string, value: string][] = [
    ['TITLE', escapeText(card.jobTitle)],
    ['TEL;TYPE=WORK,VOICE', escapeText(card.phone)],
    ['EMAIL;TYPE=INTERNET,WORK', escapeText(card.email)],
    ['ADR;TYPE=WORK', place === '' ? '' : formatStructured(['', '', street, place, region, zip, country])],
    ['GEO', position ? `${position.lat};${position.lon}` : ''],
    ['URL;TYPE=WORK', card.website],
  ]
  return writeContentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Buehnenhaus//Contacts//DE',
    `UID:${card.uid}`,
    `N:${formatStructured(names)}`,
    `FN:${escapeText(card.name)}`,
    `ORG:${escapeText(card.organization)}`,
    // Otherwise Apple Contacts shows an organization as a person without a name.
    ...(person ? [] : ['X-ABSHOWAS:COMPANY']),
    ...values.filter(([, value]) => value !== '').map(([property, value]) => `${property}:${value}`),
    'END:VCARD',
  ])
}

const formatStructured = (parts: readonly string[]) => parts.map(escapeText).join(';')
