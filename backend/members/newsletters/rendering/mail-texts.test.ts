import { beforeEach, expect, it } from 'vitest'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { settings as demo } from '@/demo/settings'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { mailConfirmation, mailSubscriber } from '../../subscriptions/mails'
import { startDispatches } from '../dispatches.fixture'
import { releaseValues } from '../press-releases.fixture'

const tests = startDispatches((clock) => startTestBackend({ clock }))
const { backend, addReader } = tests
const site = 'https://buehnenhaus.test'

const admin = logInBeforeAll(backend, { role: 'admin' })
beforeEach(() => backend.services.db.insert(settings).values({ data: demo }))

const path = '/de/api/administration/settings/1/'
async function saveSettings(values: object) {
  const { revision } = await (await admin.call('GET', path)).json()
  const response = await admin.call('PATCH', path, { revision, values })
  return { status: response.status, body: await response.json() }
}
const toTexts = (de: string, en = de) => ({ de, en })

async function readMail(address: string) {
  await tests.deliver()
  const { email } = await tests.server.waitForMail(address)
  return email
}

it('uses default texts until an administrator changes them, and after they are emptied', async () => {
  const { values } = await (await admin.call('GET', path)).json()
  expect(values.newsletter_unsubscribe).toEqual(toTexts('Newsletter abbestellen', 'Unsubscribe'))
  const { body } = await saveSettings({ newsletter_unsubscribe: toTexts('Nicht\nmehr  schreiben', 'Unsubscribe') })
  expect(body.values.newsletter_unsubscribe).toEqual(toTexts('Nicht mehr schreiben', 'Unsubscribe'))
  expect((await saveSettings({ newsletter_unsubscribe: toTexts('') })).body.values).toEqual(values)
})

it('rejects an unknown placeholder', async () => {
  const { status, body } = await saveSettings({ mail_greeting_by_name: toTexts('Hallo {name}', 'Dear {nmae}') })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('Unbekannter Platzhalter: {nmae}.')
})

it('puts the texts into the preview and mails of an issue, always with imprint and unsubscribe link', async () => {
  const texts = {
    mail_greeting: toTexts('Liebe Leute,', 'Dear all,'),
    mail_greeting_by_name: toTexts('Hallo {name}!', 'Hi {name}!'),
    newsletter_reason: toTexts('Sie haben ihn abonniert.', 'You subscribed.'),
    newsletter_unsubscribe: toTexts('Schluss', 'Stop'),
    dispatch_settings: toTexts('Anders', 'Change'),
    dispatch_imprint: toTexts('Wer wir sind', 'Who we are'),
  }
  expect((await saveSettings(texts)).status).toBe(200)
  await addReader('de@example.org')
  await addReader('en@example.org', { language: 'en' })
  const issue = await tests.planIssue()
  const preview = `api/administration/newsletter-issues/${issue}/preview/?part=text`
  const previewText = await (await admin.call('GET', `/en/${preview}`)).text()
  expect(previewText).toMatch(/^Dear all,/)
  expect(previewText).toContain(`You subscribed.\nChange: ${site}/en/newsletter\nStop: ${site}/en/newsletter`)

  await tests.queueLetters()
  const germanMail = await readMail('de@example.org')
  expect(germanMail.text).toMatch(/^Hallo Ada Amsel!/)
  expect(germanMail.text).toMatch(/Sie haben ihn abonniert\.\nAnders: .+\nSchluss: .+\/unsubscribe\/.+\nWer wir sind: /)
  expect(germanMail.html).toContain(`>Schluss</a>`)
  expect((await readMail('en@example.org')).text).toMatch(/\nStop: .+\nWho we are: /)

  const emptyTexts = toTexts('')
  expect((await saveSettings({ newsletter_unsubscribe: emptyTexts, dispatch_imprint: emptyTexts })).status).toBe(200)
  expect(await (await admin.call('GET', `/en/${preview}`)).text()).toMatch(/\nUnsubscribe: .+\nImprint: /)
})

it('puts the texts into the mails of a press release', async () => {
  const response = await admin.call('POST', '/de/api/administration/press-releases/', {
    values: { ...releaseValues, title: toTexts('Mehr Bühnen', '') },
  })
  const { id } = await response.json()
  const texts = { press_reason: toTexts('Für die Presse.'), press_page: toTexts('Zur Mitteilung') }
  expect((await saveSettings({ ...texts, press_unsubscribe: toTexts('Nicht mehr') })).status).toBe(200)
  const testResponse = await admin.call('POST', '/de/api/administration/press-releases/test/', { ids: [id] })
  expect(await testResponse.json()).toMatchObject({ done: [id] })
  await tests.deliver()
  const [mail] = tests.server.mails
  expect(mail?.email.text).toMatch(/Zur Mitteilung\n.+Für die Presse\.\n.+\nNicht mehr: .+\nImpressum: /s)
})

it('puts the texts into the mails about a subscription', async () => {
  const texts = {
    confirm_subject: toTexts('Nur noch ein Klick: {list}'),
    confirm_button: toTexts('Ja'),
    subscribed_text: toTexts('Schön, dass Sie unseren {list} lesen.'),
    subscription_unsubscribe: toTexts('Abmelden:'),
    mail_closing: toTexts('Bis bald'),
  }
  expect((await saveSettings(texts)).status).toBe(200)
  const { services } = backend
  const reader = await addReader('neu@example.org')
  await mailConfirmation(services.db, services, reader, 'key')
  const confirmation = await readMail('neu@example.org')
  expect(confirmation.subject).toBe('Nur noch ein Klick: Newsletter')
  expect(confirmation.text).toMatch(/Ja:\nhttps:.+Bis bald/s)
  await mailSubscriber(services.db, services, reader, 'subscription-confirmed')
  const welcome = await readMail('neu@example.org')
  expect(welcome.text).toContain('Schön, dass Sie unseren Newsletter lesen.')
  expect(welcome.text).toMatch(/Abmelden: https:.+unsubscribe/)
})
