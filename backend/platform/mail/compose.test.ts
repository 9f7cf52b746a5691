import { Parser } from 'htmlparser2'
import { createTransport } from 'nodemailer'
import PostalMime, { type Email } from 'postal-mime'
import { expect, it } from 'vitest'
import { settings } from '@/demo/settings'
import { userRoles } from '@/lib/contract/accounts/account'
import { defaultMailTexts, mailTextNames } from '@/lib/contract/administration/mail-texts'
import { type Locale, languageTags, locales } from '@/lib/contract/common/locale'
import { toObject } from '@/lib/contract/common/to-object'
import type { MailContent } from '../db/schema/operations/mail-data'
import { composeMessage } from './compose'
import type { SiteIdentity } from './site-identity'

const getTexts = (locale: Locale) => toObject(mailTextNames, (name) => defaultMailTexts[name][locale])

const { name, short_name, email, mail_sender } = settings.de
const site: SiteIdentity = {
  name,
  short_name,
  email,
  mail_sender,
  address: ['Prospektgasse 7', '10117 Berlin', 'Deutschland'],
  texts: getTexts('de'),
}
const url = 'https://buehnenhaus.test/de/account/verify-email/a-b_c?x=1&y=2'
const unsubscribeUrl = 'https://buehnenhaus.test/de/abonnement/newsletter/abmelden/x'
const person = 'Ngozi Brackhage'
const factorChanges = [
  'totp-added',
  'totp-removed',
  'passkey-added',
  'passkey-removed',
  'factors-removed',
  'recovery-codes-made',
] as const
const teamChanges = [
  'key-made',
  'key-ended',
  'invited',
  'joined',
  'left',
  'removed',
  'owner',
  'member',
  'inherited',
] as const
/** Codes in the data that mails translate to words. */
const codes: ReadonlySet<string> = new Set([...factorChanges, ...teamChanges, ...userRoles, 'both'])
const contents: MailContent[] = [
  { template: 'verify-email', data: { name: person, url, at: '20. November 2026 um 12:30' } },
  { template: 'verify-new-email', data: { name: person, url } },
  { template: 'email-change-requested', data: { name: person, newEmail: 'neu@example.org', url } },
  { template: 'email-changed', data: { name: person, newEmail: 'neu@example.org' } },
  { template: 'email-taken', data: { name: person, url } },
  { template: 'password-reset', data: { name: person, url } },
  { template: 'password-changed', data: { name: person } },
  { template: 'login-locked', data: { name: person, url } },
  ...factorChanges.map(
    (change): MailContent => ({ template: 'second-factor-changed', data: { name: person, change } }),
  ),
  ...teamChanges.map((change): MailContent => {
    return { template: 'job-team-changed', data: { name: person, team: 'Haus', by: person, change, what: 'x' } }
  }),
  { template: 'role-changed', data: { name: person, by: person, before: 'user', after: 'editor' } },
  { template: 'role-changed', data: { name: person, by: '', before: 'admin', after: 'office' } },
  { template: 'passkey-copied', data: { name: person, passkey: 'Schlüsselbund' } },
  { template: 'registration-received', data: { name: person } },
  {
    template: 'registration-notice',
    data: {
      name: person,
      email: 'n.brackhage@example.org',
      organization: 'Staatstheater Süd',
      access: 'both',
      url: 'https://buehnenhaus.test/de/admin/users/7',
    },
  },
  {
    template: 'plan-unconfirmed',
    data: { name: person, title: 'Spielzeit', by: 'Eva Ende', at: '20. November 2026 um 12:30', url },
  },
  ...[true, false].map((isAdded): MailContent => {
    return { template: 'delegate-changed', data: { name: person, organization: 'Haus', delegate: person, isAdded } }
  }),
  { template: 'account-activated', data: { name: person, url } },
  { template: 'account-deleted', data: { name: person } },
  { template: 'account-merged', data: { name: person, email: 'n.brackhage@example.org' } },
  { template: 'test-mail', data: { name: person, url } },
  {
    template: 'confirm-subscription',
    data: { name: person, list: 'Rundbrief', topics: 'Tarif, Recht', at: '20. November 2026', url },
  },
  { template: 'subscription-confirmed', data: { name: person, list: 'Rundbrief', about: '', url, unsubscribeUrl } },
  { template: 'subscription-exists', data: { name: person, list: 'Rundbrief', about: '', url, unsubscribeUrl } },
  {
    template: 'job-ends-soon',
    data: {
      name: person,
      title: 'Requisiteur*in',
      until: '30. November 2026',
      views: '1.204',
      url,
      listUrl: 'https://buehnenhaus.test/de/meine-stellenanzeigen',
    },
  },
  {
    template: 'press-subscription-notice',
    data: {
      name: person,
      email: 'n.brackhage@example.org',
      medium: 'Kurier am Morgen',
      position: 'Feuilleton',
      phone: '+49 30 5550100',
      topics: 'Tarif, Recht',
    },
  },
]
/** Collects all texts of a mail's data. */
function listTexts(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(listTexts) : []
}

const cases = locales.flatMap((locale) => contents.map((content) => ({ locale, ...content })))

const compose = (content: MailContent, locale: 'de' | 'en' = 'de', sender: { MAIL_FROM?: string } = {}) =>
  composeMessage(
    { ...content, locale, key: '6f0f4b52-1d0e-4c1c-9f6e-1b0d8f0c2a11', recipient: 'ada@example.org' },
    { ...site, texts: getTexts(locale) },
    { env: { SITE_URL: 'https://buehnenhaus.test', ...sender }, now: new Date('2026-11-20T12:00:00Z') },
  )

async function send(content: MailContent, locale: 'de' | 'en' = 'de'): Promise<Email> {
  const transporter = createTransport({ streamTransport: true, buffer: true })
  const { message } = await transporter.sendMail(compose(content, locale))
  if (!Buffer.isBuffer(message)) throw new TypeError('no buffer')
  return PostalMime.parse(message)
}

/** Parses the visible text and the links of an HTML mail. */
function readHtml(html = ''): { text: string; links: string[]; elements: string[] } {
  const texts: string[] = []
  const links: string[] = []
  const elements: string[] = []
  const parser = new Parser({
    ontext: (text) => texts.push(text),
    onopentag(element, { href }) {
      elements.push(element)
      if (href) links.push(href)
    },
  })
  parser.end(html)
  return { text: texts.join(''), links, elements }
}

it.each(cases)('$template in $locale has the same content in text and HTML, which loads nothing', async (mail) => {
  const { locale, ...content } = mail
  const { text, html } = await send(content, locale)
  for (const part of [text, readHtml(html).text]) {
    for (const value of listTexts(content.data)) if (!codes.has(value)) expect(part).toContain(value)
    expect(part).toContain(name)
    expect(part).toContain('Prospektgasse 7')
    expect(part).not.toMatch(/undefined|null|\[object|\$\{/)
  }
  expect(html).toMatch(new RegExp(`^<!doctype html>\\n<html lang="${languageTags[locale]}">`))
  expect(html).not.toMatch(/<(img|script|link|iframe|form|video)|url\(|@import|\bon\w+=/i)
})

it('has intact links, including ampersands', async () => {
  const mail = await send({ template: 'password-reset', data: { name: person, url } })
  expect(readHtml(mail.html).links).toEqual([url, url, 'mailto:post@vbo.example.org'])
  expect(mail.text).toContain(`Neues Passwort festlegen:\n${url}\n`)
})

it('has the id of its row, prevents automatic replies and declares its language', async () => {
  const { messageId, headers, date } = await send({ template: 'account-deleted', data: { name: person } }, 'en')
  expect(messageId).toBe('<6f0f4b52-1d0e-4c1c-9f6e-1b0d8f0c2a11@buehnenhaus.test>')
  expect(date).toBe('2026-11-20T12:00:00.000Z')
  expect(headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
  expect(headers).toContainEqual(expect.objectContaining({ key: 'content-language', value: 'en' }))
})

it('is sent from MAIL_FROM if set, else from the sender of the settings', async () => {
  const content = { template: 'account-deleted', data: { name: person } } as const
  expect(compose(content).from).toBe('VBO <post@vbo.example.org>')
  const sender = { MAIL_FROM: 'Post <post@theater.test>' }
  expect(compose(content, 'de', sender).from).toBe(sender.MAIL_FROM)
})

const notice = (applicant: string, organization = applicant): MailContent => ({
  template: 'registration-notice',
  data: { name: applicant, email: 'eve@example.org', organization, access: 'jobs', url },
})

it.each([
  ['header', 'Eve\r\nBcc: all@example.org'],
  ['body', 'Eve\n\n<script>alert(1)</script>'],
  ['header by other line ends', 'Eve\u2028Bcc: all@example.org\u0085X-Evil: 1'],
])('turns no name into %s', async (_what, applicant) => {
  const { headers, subject } = await send(notice(applicant))
  expect(headers.map(({ key }) => key).sort()).toEqual([
    'auto-submitted',
    'content-language',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'subject',
    'to',
  ])
  expect(subject).toMatch(/^Neue Registrierung: Eve [^\r\n]+$/)
})

it('shows markup as text', async () => {
  const { html, text } = await send(notice(`<img src=x onerror="alert('1')"> & Co.`))
  expect(readHtml(html).elements).not.toContain('img')
  expect(readHtml(html).text).toContain(`<img src=x onerror="alert('1')"> & Co.`)
  expect(text).toContain(`Name: <img src=x onerror="alert('1')"> & Co.`)
})

it.each([
  ['shortens a subject at whole characters', '🎭'.repeat(300), '🎭'.repeat(100)],
  ['removes bidirectional controls', 'Eve\u202egro.elpmaxe', 'Evegro.elpmaxe'],
])('%s', async (_what, applicant, words) => {
  expect((await send(notice(applicant))).subject).toBe(`Neue Registrierung: ${words}`)
})

const plan = { name: person, title: 'Faust', by: 'Eva Ende', at: '2026-11-20T12:30:00+01:00' }
it.each<[string, MailContent]>([
  ['Publication canceled: Faust', { template: 'plan-changed', data: { ...plan, newAt: null } }],
  ['Publication moved: Faust', { template: 'plan-changed', data: { ...plan, newAt: '2026-11-19T12:30:00+01:00' } }],
  ['Mailing canceled: Faust', { template: 'plan-changed', data: { ...plan, newAt: null, isDispatch: true } }],
  ['team invitations or preview links', { template: 'password-changed', data: { name: person } }],
  ['team invitations, API keys, or', { template: 'password-changed', data: { name: person, isReset: true } }],
  ['A member has left', { template: 'job-team-changed', data: { ...plan, team: 'Haus', change: 'left', what: '' } }],
])('mentions %s', async (words, content) => {
  expect(JSON.stringify(await send(content, 'en'))).toContain(words)
})

it.each(['Gewinnen Sie auf evil.example', 'https://evil.example', 'www.evil', 'eve@evil', 'E'.repeat(81), '\n'])(
  'does not greet a reader as %j',
  async (reader) => {
    const { text } = await send({ template: 'password-changed', data: { name: reader } })
    expect(text).toMatch(/^Guten Tag,\n/)
  },
)

it.each(['Dr. Anna-Lena Löwe', 'J.R.R. Tolkien', 'Sinéad O’Connor', '王小明', 'نور'])('greets %s', async (reader) => {
  const { text } = await send({ template: 'password-changed', data: { name: reader } }, 'en')
  expect(text).toContain(`Dear ${reader},`)
})

it('greets the office without the name of the person that the mail is about', async () => {
  expect((await send(notice(person))).text).toMatch(/^Guten Tag,\n/)
})

it('omits unknown values', async () => {
  const { text } = await send(notice(person, ''))
  expect(text).toMatch(/Name: Ngozi Brackhage\nE-Mail: eve@example\.org\nGewünschter Zugang: Jobbörse\n/)
})
