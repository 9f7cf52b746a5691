import { escapeText, writeContentLines } from './content-lines'

/** Somebody, or an organization, as address books read it; what is not known is empty. */
export interface VCard {
  uid: string
  /** The whole name; of an organization as well. */
  name: string
  /** Null for an organization. */
  person: { prefix: string; given: string; family: string } | null
  organization: string
  /** What the person does there. */
  jobTitle: string
  phone: string
  email: string
  website: string
  address: { street: string; zip: string; place: string; region: string; country: string }
  position: { lat: number; lon: number } | null
}

/** A contact as a file (RFC 2426, vCard 3.0). Many address books of offices cannot read version 4.0. */
export function writeVCard(card: VCard): string {
  const { person, address, position } = card
  const { street, zip, place, region, country } = address
  const names = person ? [person.family, person.given, '', person.prefix, ''] : ['', '', '', '', '']
  const values: [property: string, value: string][] = [
    ['TITLE', escapeText(card.jobTitle)],
    ['TEL;TYPE=WORK,VOICE', escapeText(card.phone)],
    ['EMAIL;TYPE=INTERNET,WORK', escapeText(card.email)],
    ['ADR;TYPE=WORK', place === '' ? '' : structured(['', '', street, place, region, zip, country])],
    ['GEO', position ? `${position.lat};${position.lon}` : ''],
    ['URL;TYPE=WORK', card.website],
  ]
  return writeContentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Buehnenhaus//Contacts//DE',
    `UID:${card.uid}`,
    `N:${structured(names)}`,
    `FN:${escapeText(card.name)}`,
    `ORG:${escapeText(card.organization)}`,
    // Else Apple's address books take an organization for a person without a name.
    ...(person ? [] : ['X-ABSHOWAS:COMPANY']),
    ...values.filter(([, value]) => value !== '').map(([property, value]) => `${property}:${value}`),
    'END:VCARD',
  ])
}

const structured = (parts: readonly string[]) => parts.map(escapeText).join(';')
