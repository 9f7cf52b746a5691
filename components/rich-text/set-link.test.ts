import { expect, it } from 'vitest'
import { parseAddress } from './set-link'

it.each([
  ['example.org/seite', 'https://example.org/seite'],
  [' www.example.org ', 'https://www.example.org'],
  ['http://example.org', 'http://example.org'],
  ['/de/themen', '/de/themen'],
  ['#termine', '#termine'],
  ['post@example.org', 'mailto:post@example.org'],
  ['kasse/abo@bühne-köln.de', 'mailto:kasse%2Fabo@xn--bhne-kln-s4a8c.de'],
  ['tel:+4930', 'tel:+4930'],
  ['', ''],
  ['Satzung', null],
  ['Über uns', null],
  ['javascript:alert(1)', null],
])('converts %s to %s', (input, address) => {
  expect(parseAddress(input)).toBe(address)
})
