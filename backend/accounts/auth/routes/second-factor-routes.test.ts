import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { runUserCommand } from '@/backend/operations/command-line/run'
import { recoveryCodes, totpAuthenticators } from '@/backend/platform/db/schema/accounts/second-factors'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { createUser, listMails, TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { startTestClock } from '@/tests/clock'

const time = startTestClock('2026-11-21T09:00:00Z')
const backend = startTestBackend({ clock: time.read })

const totpPath = '/account/authenticators/totp'
const codesPath = '/account/authenticators/recovery-codes'

/** Creates an account with an authenticator app; `usedCode` is its code of 30 seconds ago. */
async function createAppUser() {
  const user = await createUser(backend, { role: 'editor' })
  const otherBrowser = await new TestBrowser(backend).logIn(user)
  const browser = await new TestBrowser(backend).logIn(user)
  const setUp = await browser.auth('GET', totpPath)
  const app = new TOTP({ secret: setUp.body.meta.secret })
  const generateCode = () => app.generate({ timestamp: time.now.getTime() })
  const additionResponse = await browser.auth('POST', totpPath, { code: generateCode() })
  expect([setUp.status, additionResponse.status]).toEqual([404, 200])
  const usedCode = generateCode()
  time.addSeconds(30)
  return { user, browser, otherBrowser, generateCode, usedCode, additionResponse }
}
const enterPassword = (browser: TestBrowser, { email }: UserRow) =>
  browser.auth('POST', '/auth/login', { email, password: testPassword })
const sendCode = (browser: TestBrowser, code: string) => browser.auth('POST', '/auth/2fa/authenticate', { code })
const createCodes = async (browser: TestBrowser): Promise<string[]> => {
  const response = await browser.call('POST', `/_allauth/browser/v1${codesPath}`)
  return (await response.json()).data.unused_codes
}
const isLoggedIn = async (browser: TestBrowser) => (await browser.auth('GET', '/auth/session')).status === 200
const wrongResponse = { status: 400, body: { errors: [{ code: 'incorrect_code', param: 'code' }] } }
const toPendingBody = (types: string[]) => ({
  status: 401,
  data: {
    flows: [
      { id: 'login' },
      { id: 'signup' },
      { id: 'mfa_login_webauthn' },
      { id: 'mfa_authenticate', is_pending: true, types },
    ],
  },
  meta: { is_authenticated: false },
})

it('is no second step without a first one', async () => {
  expect((await sendCode(new TestBrowser(backend), '123456')).status).toBe(401)
})

describe('an authenticator app', () => {
  it('is added by a code; other sessions end and the owner is notified', async () => {
    const { user, browser, otherBrowser, additionResponse, generateCode } = await createAppUser()
    const totp = { type: 'totp', created_at: time.start.getTime() / 1000, last_used_at: null }
    expect(additionResponse.body).toEqual({ status: 200, data: totp, meta: { recovery_codes_generated: false } })
    expect((await browser.auth('GET', '/account/authenticators')).body.data).toEqual([totp])
    expect((await browser.auth('POST', totpPath, { code: generateCode() })).status).toBe(409)
    expect([await isLoggedIn(browser), await isLoggedIn(otherBrowser)]).toEqual([true, false])
    const [mail] = await listMails(backend, user.email, 'second-factor-changed')
    expect(mail?.data).toMatchObject({ change: 'totp-added' })
    const [row] = await backend.services.db.select().from(totpAuthenticators)
    expect(row?.secret).toMatch(/^database\./)
  })

  it('is set up with the secret of the session, for 15 minutes', async () => {
    const user = await createUser(backend)
    const browser = await new TestBrowser(backend).logIn(user)
    expect((await browser.auth('POST', totpPath, { code: '123456' })).status).toBe(409)
    const readSecret = async () => (await browser.auth('GET', totpPath)).body.meta.secret
    const secret = await readSecret()
    expect(await readSecret()).toBe(secret)
    time.addSeconds(15 * 60)
    expect(await readSecret()).not.toBe(secret)
  })

  it('needs a recent proof for its set-up and removal, and for recovery codes', async () => {
    const browser = await new TestBrowser(backend).logIn(await createUser(backend))
    await browser.auth('GET', totpPath)
    expect(await browser.auth('POST', totpPath, { code: '000000' })).toMatchObject(wrongResponse)
    time.addSeconds(15 * 60)
    for (const [method, path] of [
      ['POST', totpPath],
      ['DELETE', totpPath],
      ['GET', codesPath],
      ['POST', codesPath],
    ] as const) {
      const response = await browser.auth(method, path, method === 'POST' ? { code: '123456' } : undefined)
      expect([response.status, response.body.data.flows[0].id]).toEqual([401, 'reauthenticate'])
    }
  })

  it('is removed with the recovery codes, and the owner is notified', async () => {
    const { user, browser } = await createAppUser()
    await createCodes(browser)
    expect((await browser.auth('DELETE', totpPath)).body).toEqual({ status: 200 })
    expect((await browser.auth('GET', '/account/authenticators')).body.data).toEqual([])
    expect((await enterPassword(new TestBrowser(backend), user)).status).toBe(200)
    const [mail] = await listMails(backend, user.email, 'second-factor-changed')
    expect(mail?.data).toMatchObject({ change: 'totp-removed' })
  })

  it('is removed at the command line for a user who has lost it', async () => {
    const { user, browser } = await createAppUser()
    const options = { ...backend.services, readLine: async () => '', print: () => undefined }
    const remove = () => runUserCommand(options, { command: 'remove-second-factor', email: user.email })
    await remove()
    expect(await isLoggedIn(browser)).toBe(false)
    expect((await enterPassword(new TestBrowser(backend), user)).status).toBe(200)
    await expect(remove()).rejects.toThrow('no second factor')
  })
})

describe('a login with a second factor', () => {
  it('waits for the code after the password', async () => {
    const { user, generateCode, usedCode } = await createAppUser()
    const browser = new TestBrowser(backend)
    expect((await enterPassword(browser, user)).body).toEqual(toPendingBody(['totp']))
    expect((await browser.auth('GET', '/auth/session')).body).toEqual(toPendingBody(['totp']))
    expect((await browser.call('GET', '/api/users/me/')).status).toBe(401)
    expect(await sendCode(browser, usedCode)).toMatchObject(wrongResponse)
    const { status, body } = await sendCode(browser, generateCode())
    const at = time.now.getTime() / 1000
    expect([status, body.data.methods]).toEqual([
      200,
      [
        { method: 'password', at, email: user.email },
        { method: 'mfa', at, type: 'totp' },
      ],
    ])
    expect(await isLoggedIn(browser)).toBe(true)
  })

  it('accepts a code once, even for simultaneous requests', async () => {
    const { user, generateCode } = await createAppUser()
    const browsers = [new TestBrowser(backend), new TestBrowser(backend)]
    for (const browser of browsers) await enterPassword(browser, user)
    const responses = await Promise.all(browsers.map((browser) => sendCode(browser, generateCode())))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('locks for 15 minutes after five wrong codes from any clients', async () => {
    const { user, generateCode } = await createAppUser()
    const browser = new TestBrowser(backend)
    for (let round = 0; round < 5; round += 1) {
      const client = new TestBrowser(backend)
      await enterPassword(client, user)
      expect(await sendCode(client, '000000')).toMatchObject(wrongResponse)
    }
    await enterPassword(browser, user)
    const lockedResponse = await sendCode(browser, generateCode())
    expect([lockedResponse.status, lockedResponse.headers.get('Retry-After')]).toEqual([429, '900'])
    time.addSeconds(900)
    await enterPassword(browser, user)
    expect((await sendCode(browser, generateCode())).status).toBe(200)
  })

  it('expires after ten minutes and when the password changes', async () => {
    const { user, browser: ownBrowser, generateCode } = await createAppUser()
    const [slowBrowser, otherBrowser] = [new TestBrowser(backend), new TestBrowser(backend)]
    await enterPassword(otherBrowser, user)
    const change = { current_password: testPassword, new_password: 'Licht an, Vorhang zu!' }
    await ownBrowser.auth('POST', '/account/password/change', change)
    expect((await sendCode(otherBrowser, generateCode())).status).toBe(401)
    await slowBrowser.auth('POST', '/auth/login', { email: user.email, password: change.new_password })
    time.addSeconds(600)
    expect((await sendCode(slowBrowser, generateCode())).status).toBe(401)
  })
})

it('recovery codes are stored as hashes and valid once in any spelling', async () => {
  const { user, browser } = await createAppUser()
  const codes = await createCodes(browser)
  expect([codes.length, new Set(codes).size]).toEqual([10, 10])
  const codeCounts = { total_code_count: 10, unused_code_count: 10 }
  expect((await browser.auth('GET', codesPath)).body.data).toMatchObject(codeCounts)
  const rows = JSON.stringify(await backend.services.db.select().from(recoveryCodes))
  expect(rows).not.toContain(String(codes[0]).replaceAll('-', ''))
  const [otherBrowser, thirdBrowser] = [new TestBrowser(backend), new TestBrowser(backend)]
  expect((await enterPassword(otherBrowser, user)).body).toEqual(toPendingBody(['totp', 'recovery_codes']))
  expect((await sendCode(otherBrowser, ` ${codes[0]?.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200)
  await enterPassword(thirdBrowser, user)
  expect(await sendCode(thirdBrowser, String(codes[0]))).toMatchObject(wrongResponse)
  expect((await browser.auth('GET', codesPath)).body.data.unused_code_count).toBe(9)
  await createCodes(browser)
  expect(await sendCode(thirdBrowser, String(codes[1]))).toMatchObject(wrongResponse)
})

it('recovery codes are shown for five minutes, to the session that made them', async () => {
  const { user, browser, generateCode } = await createAppUser()
  const codes = await createCodes(browser)
  const readCodes = async (reader: TestBrowser): Promise<string[]> =>
    (await reader.auth('GET', codesPath)).body.data.unused_codes
  expect(await readCodes(browser)).toEqual(codes)

  const otherBrowser = new TestBrowser(backend)
  await enterPassword(otherBrowser, user)
  expect((await sendCode(otherBrowser, String(codes[0]))).status).toBe(200)
  expect(await readCodes(browser)).toEqual(codes.slice(1))
  expect(await readCodes(otherBrowser)).toEqual([])
  otherBrowser.cookies.set('__Host-recovery_codes', browser.cookies.get('__Host-recovery_codes') ?? '')
  expect(await readCodes(otherBrowser)).toEqual([])

  time.addSeconds(299)
  expect(await readCodes(browser)).toEqual(codes.slice(1))
  time.addSeconds(1)
  expect(await readCodes(browser)).toEqual([])
  await browser.auth('POST', '/auth/2fa/reauthenticate', { code: generateCode() })
  const newCodes = await createCodes(browser)
  expect(await readCodes(browser)).toEqual(newCodes)
})

it('accepts a code as recent proof, like the password', async () => {
  const { browser, generateCode } = await createAppUser()
  time.addSeconds(20 * 60)
  const rejection = await browser.call('GET', '/api/users/me/export/')
  expect((await rejection.json()).data.flows).toEqual([
    { id: 'reauthenticate', is_pending: true },
    { id: 'mfa_reauthenticate', types: ['totp'] },
  ])
  const prove = (totpCode: string) => browser.auth('POST', '/auth/2fa/reauthenticate', { code: totpCode })
  expect(await prove('000000')).toMatchObject(wrongResponse)
  expect((await prove(generateCode())).status).toBe(200)
  expect((await browser.call('GET', '/api/users/me/export/')).status).toBe(200)
})
