import { beforeEach, expect, it } from 'vitest'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { settings as demo } from '@/demo/settings'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPasskey } from '@/tests/passkey'

const backend = startTestBackend()
const passkeys = '/account/authenticators/webauthn'

const setFactorRequired = (isRequired: boolean) =>
  backend.services.db
    .insert(settings)
    .values({ data: demo, requiresSecondFactor: isRequired })
    .onConflictDoUpdate({ target: settings.id, set: { requiresSecondFactor: isRequired } })
beforeEach(async () => {
  await setFactorRequired(true)
})

async function addPasskey(browser: TestBrowser): Promise<void> {
  const registration = await browser.auth('GET', `${passkeys}`)
  const { challenge } = registration.body.data.creation_options.publicKey
  const response = await browser.auth('POST', passkeys, { credential: createPasskey().create({ challenge }) })
  expect(response.status).toBe(200)
}
const logIn = async (role: 'user' | 'editor' | 'office' | 'admin') =>
  new TestBrowser(backend).logIn(await createUser(backend, { role }))
async function loadRights(browser: TestBrowser) {
  const me = await (await browser.call('GET', '/de/api/users/me/')).json()
  const session = await (await browser.call('GET', '/de/pageeditor-api/user')).json()
  const administration = await browser.call('GET', '/de/api/administration/')
  return [me.lacks_second_factor, me.is_editor, session.logged, administration.status]
}
const suspendedRights = [true, false, false, 403]

it.each([
  ['editor', [false, true, true, 200]],
  ['office', [false, false, false, 200]],
  ['admin', [false, true, true, 200]],
] as const)('refuses the rights of the role %s without a second factor', async (role, allRights) => {
  const browser = await logIn(role)
  expect(await loadRights(browser)).toEqual(suspendedRights)
  expect([...browser.cookies.keys()].some((name) => name.endsWith('editor'))).toBe(false)
  // The way out stays open, even for the only administrator.
  await addPasskey(browser)
  expect(await loadRights(browser)).toEqual(allRights)
})

it('applies at once to logged-in users, only while the setting is on', async () => {
  await setFactorRequired(false)
  const browser = await logIn('editor')
  const allRights = [false, true, true, 200]
  expect(await loadRights(browser)).toEqual(allRights)
  await setFactorRequired(true)
  expect(await loadRights(browser)).toEqual(suspendedRights)
  const changeResponse = await browser.call('PATCH', '/de/api/users/me/', { phone: '030 5550100' })
  expect(await changeResponse.json()).toMatchObject({ is_editor: false, lacks_second_factor: true })
  await setFactorRequired(false)
  expect(await loadRights(browser)).toEqual(allRights)
})

it('does not apply to members', async () => {
  expect(await loadRights(await logIn('user'))).toEqual([false, false, false, 403])
})
