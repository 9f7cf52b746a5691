import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { settings as organization } from '@/demo/settings'
import { mailedKeyHeader } from '@/lib/contract/forms/mailed-key'
import { createUser, listMails, readMailKey, TestBrowser } from '@/tests/accounts'
import { createFormProof } from '@/tests/content/form-proofs'
import { cleanUpSubscriptions } from './clean-up'
import { lists, startSignUps } from './sign-ups.fixture'

const { backend, time, advanceMinutes, advanceDays, createAddress, post, signUp, ...signUps } = startSignUps()
const { confirmSubscription, findRow, listTemplates } = signUps

describe.each(lists)('$path', (list) => {
  it('accepts a sign-up, which is valid once it is confirmed by mail', async () => {
    const email = createAddress()
    expect(await signUp(list, email)).toMatchObject({ status: 202 })
    expect(await findRow(list, email)).toMatchObject({ state: 'pending', requestedAt: time.now })
    const key = await readMailKey(backend, email, 'confirm-subscription')
    advanceMinutes(5)
    const response = await post(`${list.path}confirm/`, { key })
    expect(response).toMatchObject({ status: 200, body: { settings_key: expect.any(String) } })
    expect(await findRow(list, email)).toMatchObject({
      state: 'confirmed',
      confirmedAt: time.now,
      consentVersion: '2026-11-28',
      requestedFrom: expect.stringMatching(/^10\./),
      confirmedFrom: expect.stringMatching(/^10\./),
    })
    expect(await listTemplates(email)).toEqual(['confirm-subscription', 'subscription-confirmed'])
  })

  it('confirms once: the same key gets the same response, without a second mail', async () => {
    const email = createAddress()
    const { key, settingsKey } = await confirmSubscription(list, email)
    const repeatedResponses = await Promise.all([1, 2, 3].map(() => post(`${list.path}confirm/`, { key })))
    for (const { body } of repeatedResponses) expect(body).toEqual({ settings_key: settingsKey })
    expect(await listTemplates(email)).toHaveLength(2)
  })

  it('responds the same for new, waiting, subscribed and blocked addresses', async () => {
    const [newEmail, pendingEmail] = [createAddress(), createAddress()]
    const [readerEmail, blockedEmail] = [createAddress(), createAddress()]
    await signUp(list, pendingEmail)
    await confirmSubscription(list, readerEmail)
    await signUp(list, blockedEmail)
    const { db } = backend.services
    await db.update(subscriptions).set({ state: 'blocked' }).where(eq(subscriptions.email, blockedEmail))
    advanceDays(2)
    const responses: unknown[] = []
    for (const email of [newEmail, pendingEmail, readerEmail, blockedEmail]) responses.push(await signUp(list, email))
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
    expect(await listTemplates(newEmail)).toEqual(['confirm-subscription'])
    expect(await listTemplates(pendingEmail)).toEqual(['confirm-subscription', 'confirm-subscription'])
    const readerTemplates = ['confirm-subscription', 'subscription-confirmed', 'subscription-exists']
    expect(await listTemplates(readerEmail)).toEqual(readerTemplates)
    expect(await listTemplates(blockedEmail)).toEqual(['confirm-subscription'])
  })

  it('notifies a subscriber at most once a day that they are subscribed', async () => {
    const email = createAddress()
    await confirmSubscription(list, email)
    advanceDays(2)
    for (let round = 0; round < 3; round += 1) {
      await signUp(list, email)
      advanceMinutes(30)
    }
    expect((await listTemplates(email)).filter((template) => template === 'subscription-exists')).toHaveLength(1)
  })

  it('creates one subscription and one mail for repeated requests', async () => {
    const email = createAddress()
    const body = { ...list.form, email, protection: await createFormProof(backend, list.list) }
    advanceMinutes(1)
    const browser = new TestBrowser(backend)
    const responses = await Promise.all(Array.from({ length: 5 }, () => post(list.path, body, browser)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([202]))
    await signUp(list, email)
    expect(await listTemplates(email)).toEqual(['confirm-subscription'])
  })

  it('replaces the key when the request changes, so that a key confirms only its request', async () => {
    const email = createAddress()
    await signUp(list, email)
    const oldKey = await readMailKey(backend, email, 'confirm-subscription')
    await signUp(list, email, { language: list.form.language === 'de' ? 'en' : 'de' })
    expect(await post(`${list.path}confirm/`, { key: oldKey })).toMatchObject({ status: 400 })
    const newKey = await readMailKey(backend, email, 'confirm-subscription')
    expect(await post(`${list.path}confirm/`, { key: newKey })).toMatchObject({ status: 200 })
  })

  it('accepts a key for seven days', async () => {
    const keys: string[] = []
    for (const email of [createAddress(), createAddress()]) {
      await signUp(list, email)
      keys.push(await readMailKey(backend, email, 'confirm-subscription'))
    }
    advanceMinutes(7 * 24 * 60 - 1)
    expect(await post(`${list.path}confirm/`, { key: keys[0] })).toMatchObject({ status: 200 })
    advanceMinutes(1)
    expect(await post(`${list.path}confirm/`, { key: keys[1] })).toMatchObject({
      status: 400,
      body: { key: [expect.stringContaining('abgelaufen')] },
    })
  })

  it('deletes unconfirmed sign-ups after seven days and network addresses after fourteen', async () => {
    const [pendingEmail, readerEmail] = [createAddress(), createAddress()]
    await signUp(list, pendingEmail)
    await confirmSubscription(list, readerEmail)
    advanceDays(6)
    await cleanUpSubscriptions(backend.services)
    expect(await findRow(list, pendingEmail)).toBeDefined()
    advanceDays(2)
    await cleanUpSubscriptions(backend.services)
    expect(await findRow(list, pendingEmail)).toBeUndefined()
    expect((await findRow(list, readerEmail))?.confirmedFrom).not.toBeNull()
    advanceDays(7)
    await cleanUpSubscriptions(backend.services)
    const row = await findRow(list, readerEmail)
    expect(row).toMatchObject({ state: 'confirmed', requestedFrom: null, confirmedFrom: null })
    expect(row?.confirmedAt).not.toBeNull()
  })

  it('shows and changes a subscription by the key of its mails only', async () => {
    const email = createAddress()
    const { settingsKey } = await confirmSubscription(list, email)
    const { privacy: _, ...settings } = list.form
    const readSettings = (key: string) => backend.get(`${list.path}settings/`, { [mailedKeyHeader]: key })
    const response = await readSettings(settingsKey)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(await response.json()).toEqual({ ...settings, email })
    const change = { ...settings, topics: ['agreements'], language: 'en' }
    const browser = new TestBrowser(backend)
    const request = { ...change, key: settingsKey }
    const changeResponse = await browser.call('PATCH', `${list.path}settings/`, request)
    expect(await changeResponse.json()).toEqual({ ...change, email })
    const forgedKey = settingsKey.replace(/^\d+/, (id) => String(Number(id) - 1))
    for (const key of [forgedKey, '', 'x', `${settingsKey}x`]) expect((await readSettings(key)).status).toBe(400)
    const otherList = lists.find((candidate) => candidate !== list)
    const refusal = await backend.get(`${otherList?.path}settings/`, { [mailedKeyHeader]: settingsKey })
    expect(refusal.status).toBe(400)
  })

  it('ends a subscription by the key of its mails, once and permanently', async () => {
    const email = createAddress()
    const { settingsKey } = await confirmSubscription(list, email)
    const [mail] = await listMails(backend, email, 'subscription-confirmed')
    const unsubscribePath = `/${list.form.language}/subscription/${list.list}/unsubscribe/${settingsKey}`
    expect(mail?.data).toMatchObject({ unsubscribeUrl: `https://buehnenhaus.test${unsubscribePath}` })
    const end = (key: string) => post(`${list.path}unsubscribe/`, { key })
    expect((await end(`${settingsKey.slice(0, -1)}-`)).status).toBe(400)
    expect((await end(settingsKey)).status).toBe(204)
    expect(await findRow(list, email)).toBeUndefined()
    expect((await end(settingsKey)).status).toBe(204)
    // A new subscription has other links.
    await confirmSubscription(list, email)
    expect((await end(settingsKey)).status).toBe(204)
    expect(await findRow(list, email)).toBeDefined()
  })

  it.each<[string, object, string]>([
    ['no address', { email: '' }, 'email'],
    ['two addresses', { email: 'a@example.org, b@example.org' }, 'email'],
    ['a header in the address', { email: 'a@example.org\r\nBcc: b@example.org' }, 'email'],
    ['no topics', { topics: [] }, 'topics'],
    ['unknown topics', { topics: ['gossip'] }, 'topics'],
    ['a topic twice', { topics: ['policy', 'policy'] }, 'topics'],
    ['no consent', { privacy: false }, 'privacy'],
    ['another language', { language: 'fr' }, 'language'],
    ['no proof', { protection: undefined }, 'protection'],
    ['a proof of another type', { protection: 'x' }, 'protection'],
  ])('rejects %s', async (_, change, field) => {
    const email = createAddress()
    const response = await signUp(list, email, change)
    expect(response).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } })
    expect(await listTemplates(email)).toEqual([])
  })

  it.each(['https://evil.example', 'null'])('rejects a form from a page of %s', async (Origin) => {
    const email = createAddress()
    const response = await signUp(list, email, {}, new TestBrowser(backend, { Origin }))
    expect(response).toMatchObject({ status: 403, body: { detail: expect.any(String) } })
    expect(await findRow(list, email)).toBeUndefined()
  })

  it('returns 405 for GET and changes nothing', async () => {
    const email = createAddress()
    await signUp(list, email)
    const key = await readMailKey(backend, email, 'confirm-subscription')
    for (const path of ['', 'confirm/', 'unsubscribe/']) {
      expect((await backend.get(`${list.path}${path}?key=${key}`)).status).toBe(405)
    }
    expect((await findRow(list, email))?.state).toBe('pending')
  })
})

it('sends the press office one mail about a confirmed subscriber', async () => {
  await backend.services.db.insert(settings).values({ data: organization })
  const listNotices = () => listMails(backend, organization.de.email, 'press-subscription-notice')
  const email = createAddress()
  const [newsletterList, pressList] = lists
  await signUp(pressList, email)
  expect(await listNotices()).toEqual([])
  const key = await readMailKey(backend, email, 'confirm-subscription')
  for (let round = 0; round < 2; round += 1) await post(`${pressList.path}confirm/`, { key })
  await confirmSubscription(newsletterList, email)
  expect(await listNotices()).toMatchObject([{ data: { email, name: 'Frau Ada Probe', medium: 'Kurier am Morgen' } }])
})

describe('the newsletter setting of the profile', () => {
  it('shows and sets the subscription of the account’s address', async () => {
    const [list] = lists
    const user = await createUser(backend)
    const browser = await new TestBrowser(backend).logIn(user)
    const readSetting = async () => (await (await browser.call('GET', '/api/users/me/')).json()).newsletter
    expect(await readSetting()).toBe(false)
    const { settingsKey } = await confirmSubscription(list, user.email)
    expect(await readSetting()).toBe(true)
    await post(`${list.path}unsubscribe/`, { key: settingsKey })
    expect(await readSetting()).toBe(false)
    await browser.call('PATCH', '/api/users/me/', { newsletter: true })
    expect(await readSetting()).toBe(true)
    expect(await findRow(list, user.email)).toMatchObject({ state: 'confirmed', confirmedAt: time.now })
    await browser.call('PATCH', '/api/users/me/', { phone: '123' })
    expect(await readSetting()).toBe(true)
    await browser.call('PATCH', '/api/users/me/', { newsletter: false })
    expect(await findRow(list, user.email)).toBeUndefined()
  })
})
