import { type PhoneNumber, splitPhoneNumbers } from '@/lib/text/phone-numbers'
import { escapeText, formatContentLines } from './content-lines'
import type { NameParts } from './name-parts'

/** Contact data; unknown texts are empty. */
export interface VCard {
  uid: string
  /** Full name of the person or organization. */
  name: string
  /** Parts of a person's name; null for an organization. */
  person: NameParts | null
  organization: string
  /** Job of the person in the organization. */
  jobTitle: string
  /** One or several numbers. */
  phone: string
  email: string
  website: string
  address: { street: string; zip: string; place: string; region: string; country: string }
  /** Geographic position of the address; null if unknown. */
  position: { lat: number; lon: number } | null
}

/** Formats a contact as vCard 3.0 (RFC 2426). Many office programs cannot read 4.0. */
export function formatVCard(card: VCard): string {
  const { person, address, position } = card
  const { street, zip, place, region, country } = address
  const names = person ? [person.familyName, person.givenName, '', person.prefix, person.suffix] : ['', '', '', '', '']
  const values: [property: string, value: string][] = [
    ['TITLE', escapeText(card.jobTitle)],
    ...splitPhoneNumbers(card.phone).map(toPhoneProperty),
    ['EMAIL;TYPE=INTERNET,WORK', escapeText(card.email)],
    ['ADR;TYPE=WORK', place === '' ? '' : formatStructured(['', '', street, place, region, zip, country])],
    ['GEO', position ? `${position.lat};${position.lon}` : ''],
    ['URL;TYPE=WORK', card.website],
  ]
  return formatContentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Buehnenhaus//Contacts//DE',
    `UID:${card.uid}`,
    `N:${formatStructured(names)}`,
    `FN:${escapeText(card.name)}`,
    `ORG:${escapeText(card.organization)}`,
    // Otherwise Apple Contacts shows a person without a name.
    ...(person ? [] : ['X-ABSHOWAS:COMPANY']),
    ...values.filter(([, value]) => value !== '').map(([property, value]) => `${property}:${value}`),
    'END:VCARD',
  ])
}

const phoneTypes = { voice: 'WORK,VOICE', mobile: 'CELL,VOICE', fax: 'WORK,FAX' }

/** Formats a phone number without label and notes, because address books dial letters as digits. */
function toPhoneProperty({ number, kind }: PhoneNumber): [property: string, value: string] {
  return [`TEL;TYPE=${phoneTypes[kind]}`, escapeText(number)]
}

const formatStructured = (parts: readonly string[]) => parts.map(escapeText).join(';')
