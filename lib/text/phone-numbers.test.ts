import { describe, expect, it } from 'vitest'
import { splitPhoneNumbers } from './phone-numbers'

const split = (text: string) => splitPhoneNumbers(text).map(({ dialable, kind }) => `${kind} ${dialable}`)

describe('splitPhoneNumbers', () => {
  it.each([
    ['+49 30 23125-017', ['voice +493023125017']],
    ['+49 (0)30 23125-017', ['voice +493023125017']],
    ['(030) 231 25 / 17', ['voice 0302312517']],
    ['030 / 23125', ['voice 03023125']],
    ['03643 / 755334', ['voice 03643755334']],
    ['+49 (0)3643 / 755 334 / mobil 0171 1234567', ['voice +493643755334', 'mobile 01711234567']],
    ['030/23125, 030/23126', ['voice 03023125', 'voice 03023126']],
    ['+49 30 23125-017 / +49 171 1234567', ['voice +493023125017', 'mobile +491711234567']],
    ['Tel. 030 23125; Fax: 030 23129', ['voice 03023125', 'fax 03023129']],
    ['Tel: 030 123456 Fax: 030 123457', ['voice 030123456', 'fax 030123457']],
    ['030 123456 Mobil 0043 664 123456', ['voice 030123456', 'mobile +43664123456']],
    ['Tel. 030 123456, Fax -57', ['voice 030123456']],
    ['030 123457 (Telefax)', ['fax 030123457']],
    ['030 23125 oder mobil 0049 1711234567', ['voice 03023125', 'mobile +491711234567']],
    ['030 123456 (Mo–Fr 9–17 Uhr)', ['voice 030123456']],
    ['030 123456 (9–17 Uhr)', ['voice 030123456']],
    ['030 123456, Durchwahl 12', ['voice 030123456']],
    ['030 123456, 9.00–12.30 Uhr', ['voice 030123456']],
    ['Raum 12, Tel. 030 123456', ['voice 030123456']],
    ['+49 30 1234-0 / -15', ['voice +493012340']],
    ['030 12345-10/-11', ['voice 0301234510']],
    ['030/123456 u. 030/123457', ['voice 030123456', 'voice 030123457']],
    ['0049 (0)30 123456', ['voice +4930123456']],
    ['+49 (030) 123456', ['voice +4930123456']],
    ['+39 06 123456', ['voice +3906123456']],
    ['nach Absprache', ['voice ']],
    ['', []],
  ])('splits %j', (text, numbers) => {
    expect(split(text)).toEqual(numbers)
  })

  it('keeps the numbers as written', () => {
    expect(splitPhoneNumbers('Tel. (030) 23125; mobil 0171 1234567 (ab 9)')).toMatchObject([
      { text: 'Tel. (030) 23125', number: '(030) 23125' },
      { text: 'mobil 0171 1234567 (ab 9)', number: '0171 1234567' },
    ])
  })
})
