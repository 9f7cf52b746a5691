import { describe, expect, it } from 'vitest'
import { createSignUpData, createUser, listMails, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

const backend = startTestBackend()
const auth = '/_allauth/browser/v1'
const forgedHeaders = {
  Host: 'evil.example',
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Proto': 'http',
  Forwarded: 'host=evil.example;proto=http',
  'X-Original-URL': 'http://evil.example/',
}

/** Sends a request as if the site had the address of the attacker. */
const askFromElsewhere = (browser: TestBrowser, path: string, body: unknown) =>
  browser.call('POST', `http://evil.example${auth}${path}`, body, forgedHeaders)

describe('links in mails use the configured address for any Host header', () => {
  async function expectLinks(email: string) {
    const mails = await listMails(backend, email)
    expect(mails).toHaveLength(1)
    const text = JSON.stringify(mails)
    expect(text).toContain('https://buehnenhaus.test/de/account/')
    expect(text).not.toContain('evil')
  }

  it('at the sign-up', async () => {
    const email = 'links@example.org'
    const body = { ...createSignUpData(email), language: 'de' }
    expect((await askFromElsewhere(new TestBrowser(backend), '/auth/signup', body)).status).toBe(401)
    await expectLinks(email)
  })

  it.each([
    ['/auth/password/request', {}],
    ['/auth/email/verify/resend', { emailVerifiedAt: null }],
  ])('at %s', async (path, set) => {
    const { email } = await createUser(backend, set)
    expect((await askFromElsewhere(new TestBrowser(backend), path, { email })).status).toBe(200)
    await expectLinks(email)
  })

  it('at a change to a new or taken address', async () => {
    const browser = await new TestBrowser(backend).logIn(await createUser(backend))
    const otherUser = await createUser(backend)
    for (const email of ['links-new@example.org', otherUser.email]) {
      expect((await askFromElsewhere(browser, '/account/email', { email })).status).toBe(200)
      await expectLinks(email)
    }
  })
})
