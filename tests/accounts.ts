import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, expect } from 'vitest'
import { z } from 'zod'
import { hashPassword } from '@/backend/accounts/passwords/password'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import type { MailTemplate } from '@/backend/platform/db/schema/operations/mail-data'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { expectDescribed } from './allauth'
import type { TestBackend } from './backend-app'

export const testPassword = 'Vorhang auf, Licht aus!'
let testHash: Promise<string> | undefined

let userCount = 0

/** Stores an active account with `testPassword`. @param columns replace those of the account */
export async function createUser(
  { services: { db } }: Pick<TestBackend, 'services'>,
  columns: Partial<typeof users.$inferInsert> = {},
): Promise<UserRow> {
  testHash ??= hashPassword(testPassword)
  userCount += 1
  const [user] = await db
    .insert(users)
    .values({
      email: `person-${userCount}@example.org`,
      firstName: 'Paula',
      lastName: `Probe ${userCount}`,
      isActive: true,
      emailVerifiedAt: new Date('2026-01-02T03:04:05Z'),
      group: 'Mitglied',
      passwordHash: await testHash,
      ...columns,
    })
    .returning()
  if (!user) throw new Error('no user')
  return user
}

/** Creates the form of a sign-up with `testPassword` for the job board. */
export function createSignUpData(email: string) {
  return {
    email,
    password: testPassword,
    first_name: 'A',
    last_name: 'B',
    organization: 'C',
    access: 'jobs',
    privacy: true,
  }
}

const csrfToken = 'a1B2'.repeat(8)
let browserCount = 0

const isSentAsIs = (body: unknown): body is string | FormData => typeof body === 'string' || body instanceof FormData

/**
 * A browser with its own IP address and cookies. Each call waits for the background work that it
 * started. Responses of authentication calls are compared with allauth's API description.
 */
export class TestBrowser {
  readonly cookies = new Map<string, string>([['csrftoken', csrfToken]])
  address: string

  constructor(
    private readonly backend: TestBackend,
    private readonly headers: Record<string, string> = {},
  ) {
    browserCount += 1
    // A separate network for each browser.
    this.address = `10.${Math.floor(browserCount / 256)}.${browserCount % 256}.1`
  }

  /** Calls a path of the backend, for example `/api/users/me/`. */
  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await this.backend.app.request(path, {
      method,
      headers: {
        Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        Origin: 'https://buehnenhaus.test',
        'X-CSRFToken': this.cookies.get('csrftoken') ?? '',
        'X-Forwarded-For': this.address,
        ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        ...this.headers,
        ...headers,
      },
      ...(body === undefined ? {} : { body: isSentAsIs(body) ? body : JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) this.storeCookie(line)
    await this.backend.services.background.waitUntilIdle()
    return response
  }

  /** Makes an authentication call and returns its status, body and headers. */
  async auth(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await this.call(method, `/_allauth/browser/v1${path}`, body, headers)
    const data = await response.json()
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(data).toMatchObject({ status: response.status })
    expectDescribed(method, path, response.status, data)
    return { status: response.status, body: data, headers: response.headers }
  }

  async logIn(user: { email: string }, password = testPassword) {
    const { status } = await this.auth('POST', '/auth/login', { email: user.email, password })
    expect(status).toBe(200)
    return this
  }

  private storeCookie(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/;\s*Max-Age=0(;|$)/i.test(line)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

/** Creates a browser for the tests of a file. A new user logs in with it before these tests. */
export function logInBeforeAll(backend: TestBackend, columns: Partial<typeof users.$inferInsert> = {}): TestBrowser {
  const browser = new TestBrowser(backend)
  beforeAll(async () => {
    await browser.logIn(await createUser(backend, columns))
  })
  return browser
}

/** Returns true if a login was refused after too many failures. */
export function isLocked({ status, body }: { status: number; body: unknown }): boolean {
  const { errors } = z.object({ errors: z.array(z.object({ code: z.string() })).default([]) }).parse(body)
  return status === 400 && errors.some(({ code }) => code === 'too_many_login_attempts')
}

/** Loads the mails to an address, newest first. */
export async function listMails({ services: { db } }: TestBackend, to: string, template?: MailTemplate) {
  return db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, to), template ? eq(outbox.template, template) : undefined))
    .orderBy(desc(outbox.id))
}

/** Loads the key from the newest mail of a template to an address. */
export async function readMailKey(backend: TestBackend, to: string, template: MailTemplate): Promise<string> {
  const [mail] = await listMails(backend, to, template)
  const url = mail?.data && 'url' in mail.data ? mail.data.url : ''
  return decodeURIComponent(url.split('/').at(-1) ?? '')
}
