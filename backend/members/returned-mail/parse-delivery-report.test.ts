import { describe, expect, it } from 'vitest'
import { parseDeliveryReport } from './parse-delivery-report'
import { writeExchangeReport, writeGmailReport, writePostfixReport, writeReply } from './reports.fixture'

const key = '6f0f4b52-1d0e-4c1c-9f6e-1b0d8f0c2a11'
const parse = (text: string) => parseDeliveryReport(Buffer.from(text, 'latin1'), 'buehnenhaus.test')

describe('parseDeliveryReport', () => {
  it.each([
    [
      'Postfix, with headers of the original mail',
      writePostfixReport({ key }),
      '5.1.1',
      '550 5.1.1 <gone@example.net>: Recipient address rejected: User unknown in local recipient table',
    ],
    [
      'Exchange, which renames the Message-ID',
      writeExchangeReport({ key }),
      '5.1.10',
      '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
    ],
    [
      'Gmail, with continued lines',
      writeGmailReport({ key }),
      '5.2.2',
      expect.stringMatching(/^552-5\.2\.2 The recipient's inbox .* - gsmtp$/),
    ],
  ])('reads a report of %s', async (_server, text, code, diagnostic) => {
    expect(await parse(text)).toEqual({ key, code, diagnostic })
  })

  it.each([
    ['550 5.1.1 unknown', '5.1.1'],
    ['550-No such mailbox here', '550'],
    ['no code', '5.0.0'],
  ])('takes the code from the response of the server if the status is general: %s', async (diagnostic, code) => {
    expect(await parse(writePostfixReport({ key }, { status: '5.0.0', diagnostic }))).toMatchObject({ code })
  })

  it('removes control characters of an encoded response, which the database rejects', async () => {
    const text = writePostfixReport({ key }, { status: '5.1.1', diagnostic: '550 5.1.1 x=00y=1B' })
    const type = 'Content-Type: message/delivery-status\r\n'
    expect(await parse(text.replace(type, `${type}Content-Transfer-Encoding: quoted-printable\r\n`))).toMatchObject({
      diagnostic: '550 5.1.1 x y',
    })
  })

  it('reads a report whose original mail is cut off', async () => {
    const text = writeGmailReport({ key })
    expect(await parse(text.slice(0, text.indexOf('Subject: Neues')))).toMatchObject({ key, code: '5.2.2' })
  })

  it('shortens the response of the server', async () => {
    const diagnostic = `550 5.1.1 ${'x'.repeat(9000)}`
    const report = await parse(writePostfixReport({ key }, { status: '5.1.1', diagnostic }))
    expect(report?.diagnostic).toHaveLength(300)
  })

  it.each([
    ['a delay', writePostfixReport({ key, action: 'delayed' })],
    ['a delivery', writePostfixReport({ key, action: 'delivered' })],
    ['another site', writePostfixReport({ key, host: 'other.test' })],
    ['a mail without a key', writePostfixReport({ key: 'abc' })],
    ['a reply of a reader', writeReply({ key })],
    ['an empty mail', ''],
    ['bytes that are not a mail', '\u0000\u00ff--\r\n\r\n'],
  ])('returns null for %s', async (_kind, text) => {
    expect(await parse(text)).toBeNull()
  })
})
