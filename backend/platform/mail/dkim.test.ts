import { createHash, generateKeyPairSync, verify } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { checkMail } from '@/backend/operations/doctor/check-mail'
import { startSmtpServer } from '@/tests/servers/smtp-server'
import { toUnsubscribeHeaders } from './compose'
import { readDkimKey } from './dkim'
import { createSmtpTransport } from './smtp-transport'

const folder = mkdtempSync(join(tmpdir(), 'dkim-'))
afterAll(() => rmSync(folder, { recursive: true }))

const pem = { type: 'pkcs8', format: 'pem' } as const

function storeKey(name: string, key: string): string {
  const path = join(folder, name)
  writeFileSync(path, key)
  return path
}

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const settings = {
  MAIL_DKIM_RECORD: 'site._domainkey.vbo.test',
  MAIL_DKIM_KEY_FILE: storeKey('rsa.pem', privateKey.export(pem).toString()),
}

/** Returns the value of a header in relaxed form (RFC 6376 §3.4.2). */
const relaxHeader = (line: string) =>
  line
    .slice(line.indexOf(':') + 1)
    .replaceAll('\r\n', '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()

/** Returns a body in relaxed form (RFC 6376 §3.4.4). */
const relaxBody = (body: string) =>
  `${body
    .replaceAll(/[ \t]+(?=\r\n|$)/g, '')
    .replaceAll(/[ \t]+/g, ' ')
    .replace(/(\r\n)*$/, '')}\r\n`

function verifyMail(raw: string) {
  const end = raw.indexOf('\r\n\r\n')
  const headers = new Map(
    raw
      .slice(0, end)
      .split(/\r\n(?![ \t])/)
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line]),
  )
  const signature = relaxHeader(headers.get('dkim-signature') ?? '')
  const tags = new Map(
    signature.split(';').map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).trim()]),
  )
  const names = (tags.get('h') ?? '').replaceAll(' ', '').split(':')
  const signedText = [
    ...names.map((name) => `${name}:${relaxHeader(headers.get(name) ?? '')}\r\n`),
    `dkim-signature:${signature.replace(/ b=.*/, ' b=')}`,
  ].join('')
  return {
    names,
    domain: tags.get('d'),
    selector: tags.get('s'),
    isBodyValid:
      createHash('sha256')
        .update(relaxBody(raw.slice(end + 4)), 'latin1')
        .digest('base64') === tags.get('bh'),
    isSignatureValid: verify(
      'sha256',
      Buffer.from(signedText, 'latin1'),
      publicKey,
      Buffer.from((tags.get('b') ?? '').replaceAll(' ', ''), 'base64'),
    ),
  }
}

it('signs a mail with the headers for unsubscription', async () => {
  const server = await startSmtpServer()
  const transport = createSmtpTransport(server.url, readDkimKey(settings))
  onTestFinished(async () => {
    transport.close()
    await server.goDown()
  })
  const message = {
    from: 'post@vbo.test',
    to: { name: '', address: 'ada@example.org' },
    subject: 'Neues aus den Häusern',
    text: 'Guten  Tag \n\nÄpfel\n\n\n',
    html: '<p>Guten Tag</p>',
    messageId: '<1@vbo.test>',
    date: new Date('2026-11-28T10:00:00Z'),
    headers: { 'List-Id': '<newsletter.vbo.test>', ...toUnsubscribeHeaders('https://vbo.test/abmelden') },
  }
  await transport.send(message, { name: '1', signal: new AbortController().signal })
  const { raw } = await server.waitForMail('ada@example.org')
  const { names, ...facts } = verifyMail(raw)
  expect(facts).toEqual({ domain: 'vbo.test', selector: 'site', isBodyValid: true, isSignatureValid: true })
  expect(names).toEqual(
    expect.arrayContaining(['from', 'to', 'subject', 'list-id', 'list-unsubscribe', 'list-unsubscribe-post']),
  )
  expect(verifyMail(raw.replace('ada@example.org', 'eve@example.org')).isSignatureValid).toBe(false)
  expect(verifyMail(raw.replace('<p>Guten', '<p>Schlechten')).isBodyValid).toBe(false)
})

it('does not sign without a key', () => {
  expect(readDkimKey({ MAIL_DKIM_RECORD: undefined, MAIL_DKIM_KEY_FILE: undefined })).toBeNull()
})

it('is reported by the doctor with its DNS record', async () => {
  const [, finding] = await checkMail(settings)
  expect(finding).toMatchObject({ level: 'good', subject: 'MAIL_DKIM_KEY_FILE' })
  const record = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  expect(finding?.text).toContain(`site._domainkey.vbo.test with: v=DKIM1; k=rsa; p=${record}`)
})

it.each([
  ['a missing file', join(folder, 'missing.pem'), 'ENOENT'],
  ['another text', storeKey('text.pem', 'no key'), 'is not a private key'],
  [
    'a key of another kind',
    storeKey('ed25519.pem', generateKeyPairSync('ed25519').privateKey.export(pem).toString()),
    'is not an RSA key',
  ],
])('is rejected with %s', async (_what, path, reason) => {
  const wrongSettings = { ...settings, MAIL_DKIM_KEY_FILE: path }
  expect(() => readDkimKey(wrongSettings)).toThrow(reason)
  expect((await checkMail(wrongSettings))[1]).toMatchObject({ level: 'error', subject: 'MAIL_DKIM_KEY_FILE' })
})
