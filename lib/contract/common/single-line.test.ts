import { expect, it } from 'vitest'
import { emailSchema, singleLine } from './single-line'

it('normalizes an address', () => {
  expect(emailSchema.parse(' Ada.Lovelace+buehne@Example.org ')).toBe('ada.lovelace+buehne@example.org')
  expect(emailSchema.safeParse(`${'a'.repeat(64)}@example.org`).success).toBe(true)
})

it.each(['Info@Bühne-Köln.de', 'info@bu\u0308hne-ko\u0308ln.de', 'INFO@XN--BHNE-KLN-S4A8C.DE'])(
  'converts the domain of %s to Unicode',
  (address) => {
    expect(emailSchema.parse(address)).toBe('info@bühne-köln.de')
  },
)

it('has a specific error for a local part with letters that only domains may contain', () => {
  const { error } = emailSchema.safeParse('jörg@example.org')
  expect(error?.issues).toMatchObject([{ format: 'email', message: 'email_local_part' }])
})

it.each(['ada', 'ada@', 'a b@example.org', 'ada@example.org\u2028b', `${'a'.repeat(65)}@example.org`])(
  'rejects the undeliverable address %j',
  (address) => {
    expect(emailSchema.safeParse(address).success).toBe(false)
  },
)

it('normalizes and trims a line', () => {
  expect(singleLine(10).parse('\u00a0Bu\u0308hne\u0002 ')).toBe('Bühne')
})

it.each(['a\nb', 'a\r\nb', 'a\u2028b', 'a\tb', 'a\u202eb'])('rejects %j as a line', (text) => {
  expect(singleLine(10).safeParse(text).error?.issues).toMatchObject([{ message: 'unsafe_characters' }])
})
