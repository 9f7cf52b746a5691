import ICAL from 'ical.js'
import { expect } from 'vitest'

/**
 * Parses a vCard with an independent library into values by property. Fails unless it has version
 * 3.0 and lines of at most 75 bytes (RFC 2426 §2.6).
 */
export function readVCard(text: string): Record<string, unknown> {
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  const card = new ICAL.Component(ICAL.parse(text))
  expect([card.name, card.getFirstPropertyValue('version')]).toEqual(['vcard', '3.0'])
  return Object.fromEntries(card.getAllProperties().map((property) => [property.name, property.getFirstValue()]))
}
