import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { securityEvents } from '@/backend/platform/db/schema/accounts/security-events'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { UsageError } from '@/lib/node/command-line.mjs'
import { createUser, listMails, TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { parseUserCommand } from './arguments'
import { runUserCommand } from './run'

const backend = startTestBackend()

/** Runs a command and returns its output. */
async function run(words: string[], stdin = ''): Promise<string[]> {
  const lines: string[] = []
  const services = { ...backend.services, readLine: async () => stdin, print: (line: string) => void lines.push(line) }
  await runUserCommand(services, parseUserCommand(words))
  return lines
}
const logIn = async (email: string, password: string) =>
  (await new TestBrowser(backend).auth('POST', '/auth/login', { email, password })).status
const findUser = async (email: string) => {
  const [user] = await backend.services.db.select().from(users).where(eq(users.email, email))
  return user
}
const names = ['--first-name', 'Clara', '--last-name', 'Zeile']

describe('create', () => {
  it('creates an active account and prints its password once', async () => {
    const [passwordLine, createdLine] = await run([
      'create',
      'Clara@example.org',
      ...names,
      '--group',
      'Mitglied',
      '--role',
      'admin',
    ])
    expect(createdLine).toBe('Created clara@example.org.')
    expect(await findUser('clara@example.org')).toMatchObject({ role: 'admin', group: 'Mitglied', isActive: true })
    expect(await logIn('clara@example.org', /^Password: (.{20})$/.exec(passwordLine ?? '')?.[1] ?? '')).toBe(200)
    await expect(run(['create', 'clara@example.org', ...names])).rejects.toThrow('already')
    const [, entry] = (await run(['log', 'clara@example.org', '--json'])).map((line) => JSON.parse(line))
    expect(entry).toMatchObject({ event: 'created', before: 'none', after: 'admin' })
  })

  it('normalizes names', async () => {
    await run(['create', 'name@example.org', '--first-name', ' Jo\u0308rg\u0002', '--last-name', 'Ko\u0308nig'])
    expect(await findUser('name@example.org')).toMatchObject({ firstName: 'Jörg', lastName: 'König' })
  })

  it('reads the password from stdin without printing it, and rejects a weak one', async () => {
    const words = ['create', 'stdin@example.org', ...names, '--password-stdin']
    await expect(run(words, 'qwertyuiop')).rejects.toThrow('too easy to guess')
    expect(await findUser('stdin@example.org')).toBeUndefined()
    expect(await run(words, testPassword)).toEqual(['Created stdin@example.org.'])
    expect(await logIn('stdin@example.org', testPassword)).toBe(200)
  })
})

it('activate allows the login, sets the group and sends one mail', async () => {
  const { id, email } = await createUser(backend, { isActive: false, group: null, language: 'en' })
  expect(await logIn(email, testPassword)).toBe(401)
  await run(['activate', email, '--group', 'Mitglied + Jobbörse'])
  await run(['activate', email])
  expect(await logIn(email, testPassword)).toBe(200)
  expect(await findUser(email)).toMatchObject({ group: 'Mitglied + Jobbörse' })
  expect(await listMails(backend, email)).toMatchObject([
    { template: 'account-activated', locale: 'en', data: { url: 'https://buehnenhaus.test/en/account/login' } },
  ])
  const log = await backend.services.db.select().from(securityEvents).where(eq(securityEvents.userId, id))
  expect(log[0]).toMatchObject({ event: 'activated', actor: 'command-line' })
})

it.each([
  ['deactivate', []],
  ['password', []],
])('%s ends all sessions', async (command, words) => {
  const user = await createUser(backend)
  const browser = await new TestBrowser(backend).logIn(user)
  await run([command, user.email, ...words])
  expect((await browser.auth('GET', '/auth/session')).status).toBe(401)
  expect(await logIn(user.email, testPassword)).not.toBe(200)
})

it('group and role change only their field', async () => {
  const { email } = await createUser(backend)
  await run(['group', email, 'Jobbörse'])
  await run(['role', email, 'editor'])
  expect(await findUser(email)).toMatchObject({ group: 'Jobbörse', role: 'editor' })
  await run(['group', email, 'none'])
  expect(await findUser(email)).toMatchObject({ group: null })
  const entries = (await run(['log', email, '--json'])).map((line) => JSON.parse(line))
  expect(entries).toMatchObject([
    { event: 'group-changed', before: 'Jobbörse', after: 'none', actor: 'command-line', by: null },
    { event: 'role-changed', before: 'user', after: 'editor' },
    { event: 'group-changed', before: 'Mitglied', after: 'Jobbörse' },
  ])
})

it('list prints all accounts with their state', async () => {
  const activeUser = await createUser(backend)
  const waitingUser = await createUser(backend, { isActive: false, group: null })
  const blockedUser = await createUser(backend, { isActive: false, activatedAt: new Date() })
  const freshUser = await createUser(backend, { isActive: false, emailVerifiedAt: null })
  const lines = await run(['list'])
  expect(lines).toContain(`${activeUser.email}\tPaula ${activeUser.lastName}\tuser\tMitglied\tactive`)
  expect(lines).toContain(`${waitingUser.email}\tPaula ${waitingUser.lastName}\tuser\t-\tto be activated`)
  expect(lines.find((line) => line.startsWith(blockedUser.email))).toMatch(/blocked$/)
  expect(lines.find((line) => line.startsWith(freshUser.email))).toMatch(/not verified$/)
  expect(lines.join()).not.toContain('argon2')
})

describe('log', () => {
  it('prints the events of an account, the newest first', async () => {
    const user = await createUser(backend)
    await logIn(user.email, 'wrong password')
    await logIn(user.email, testPassword)
    await run(['group', user.email, 'Jobbörse'])
    const lines = await run(['log', user.email.toUpperCase()])
    expect(lines.map((line) => line.split('\t').slice(1, 5))).toEqual([
      ['group-changed', user.email, '-', 'command-line'],
      ['logged-in', user.email, '-', 'user'],
      ['login-failed', user.email, '-', 'user'],
    ])
    const [changed, loggedIn = ''] = lines
    expect(changed).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z\t/)
    expect(loggedIn.split('\t')[5]).toMatch(/^10\.\d+\.\d+\.0\/24$/)
    expect(await run(['log', user.email, '--limit', '1'])).toEqual([changed])
  })

  it('prints attempts without an account and entries of a deleted account, also as JSON', async () => {
    await logIn('never@example.org', testPassword)
    const [line = ''] = await run(['log', 'never@example.org', '--json'])
    expect(JSON.parse(line)).toMatchObject({
      event: 'login-failed',
      account: null,
      unknown_address: expect.stringMatching(/^[0-9a-f]{64}$/),
      request_id: expect.any(String),
    })
    expect(line).not.toContain('never@')
    const { id, email } = await createUser(backend)
    await run(['deactivate', email])
    await backend.services.db.delete(users).where(eq(users.id, id))
    expect(await run(['log', email])).toEqual([])
    expect((await run(['log'])).join('\n')).toContain(`deactivated\t#${id}\t`)
  })
})

it.each([
  [[]],
  [['log', 'nobody']],
  [['log', '--limit', '0']],
  [['log', '--limit', 'all']],
  [['list', '--json']],
  [['delete', 'a@example.org']],
  [['role', 'a@example.org', 'king']],
  [['group', 'a@example.org', 'Mitglieder']],
  [['activate']],
  [['activate', 'nobody']],
  [['create', 'a@example.org']],
  [['list', 'a@example.org']],
  [['password', 'a@example.org', 'secret in the list of processes']],
  [['deactivate', 'a@example.org', '--force']],
])('%j is rejected', async (words) => {
  await expect(async () => run(words)).rejects.toThrow(UsageError)
})

it.each([
  [[], 'Commands: list, create, activate'],
  [['group', 'a@example.org', 'Mitglieder'], 'takes one of: Mitglied, Jobbörse'],
])('%j prints the allowed values', async (words, expected) => {
  await expect(async () => run(words)).rejects.toThrow(expected)
})

it('reports an unknown account without the usage', async () => {
  const refusal: unknown = await run(['deactivate', 'unknown@example.org']).catch((error: unknown) => error)
  expect(refusal).toEqual(new Error('There is no account unknown@example.org.'))
  expect(refusal).not.toBeInstanceOf(UsageError)
})
