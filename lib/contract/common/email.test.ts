import { describe, expect, it } from 'vitest'
import { toAsciiEmail, toMailtoUrl } from './email'
import { toReadableEmail } from './readable-email'

describe('toAsciiEmail', () => {
  it.each([
    ['ada.lovelace+buehne@example.org', 'ada.lovelace+buehne@example.org'],
    ['info@bühne-köln.de', 'info@xn--bhne-kln-s4a8c.de'],
    ['info@straße.de', 'info@xn--strae-oqa.de'],
    ['a@b.xn--p1ai', 'a@b.xn--p1ai'],
    ['presse&pr@example.org', 'presse&pr@example.org'],
    ['kasse/abo@example.org', 'kasse/abo@example.org'],
    ["o'neill!#$%*=?^_`{|}~@example.org", "o'neill!#$%*=?^_`{|}~@example.org"],
  ])('converts %s', (email, ascii) => {
    expect(toAsciiEmail(email)).toBe(ascii)
    expect(toAsciiEmail(toReadableEmail(ascii))).toBe(ascii)
  })

  it.each([
    ...['', 'ada', 'ada@', '@example.org', 'ada@example', 'ada@example.org.', 'ada@127.0.0.1', 'ada@a..org'],
    ...['.ada@example.org', 'ada.@example.org', 'a..b@example.org', 'a b@example.org', 'a@b@example.org'],
    ...['"a b"@example.org', 'ada@exam ple.org', 'ada@-a.org', 'ada@a-.org', 'jörg@example.org'],
    ...['ada@example.org/x', 'ada@example.org:25', 'ada@ex%61mple.org', 'a@[127.0.0.1]', 'ada@example.org\nBcc: b'],
    ...[`${'a'.repeat(65)}@example.org`, `ada@${'ü'.repeat(60)}.de`, `ada@${'a.'.repeat(130)}de`],
  ])('rejects %j', (email) => {
    expect(toAsciiEmail(email)).toBeNull()
  })
})

it('formats valid mailto links', () => {
  expect(toMailtoUrl('ada@example.org')).toBe('mailto:ada@example.org')
  expect(toMailtoUrl('presse&pr@bühne-köln.de')).toBe('mailto:presse%26pr@xn--bhne-kln-s4a8c.de')
  expect(toMailtoUrl('kasse/abo?x@example.org')).toBe('mailto:kasse%2Fabo%3Fx@example.org')
})

it('converts Punycode in a domain to Unicode', () => {
  expect(toReadableEmail('info@xn--bhne-kln-s4a8c.de')).toBe('info@bühne-köln.de')
  expect(toReadableEmail('INFO@BÜHNE-KÖLN.DE')).toBe('INFO@bühne-köln.de')
  expect(toReadableEmail('not an address')).toBe('not an address')
})
