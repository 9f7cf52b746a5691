import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { hashPassword } from '@/backend/accounts/passwords/password'
import type { Queryable } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { nullIfMissing } from '@/lib/node/null-if-missing'

export interface DemoAccount {
  email: string
  password: string
}

type NewUser = Omit<typeof users.$inferInsert, 'id' | 'passwordHash'>

/** Accounts of the demo, one for each role and group. */
const demoUsers: NewUser[] = [
  {
    email: 'editor@example.org',
    firstName: 'Edda',
    lastName: 'Redlich',
    salutation: 'Frau',
    position: 'Referentin für Kommunikation',
    organization: 'VBO, Geschäftsstelle',
    group: 'Mitglied',
    role: 'editor',
  },
  {
    email: 'admin@example.org',
    firstName: 'Adrian',
    lastName: 'Meister',
    salutation: 'Herr',
    position: 'Leitung Mitgliederservice',
    organization: 'VBO, Geschäftsstelle',
    group: 'Mitglied',
    role: 'admin',
  },
  {
    email: 'office@example.org',
    firstName: 'Olga',
    lastName: 'Kontor',
    salutation: 'Frau',
    position: 'Mitgliederservice',
    organization: 'VBO, Geschäftsstelle',
    group: 'Mitglied',
    role: 'office',
  },
  {
    email: 'mitglied@example.org',
    firstName: 'Mira',
    lastName: 'Glied',
    salutation: 'Frau',
    position: 'Verwaltungsdirektorin',
    organization: 'Stadttheater Rabenfurt',
    phone: '+49 30 5550-0142',
    group: 'Mitglied',
  },
  {
    email: 'jobs@example.org',
    firstName: 'Jona',
    lastName: 'Bühler',
    position: 'Personalreferat',
    organization: 'Kammeroper Lindach',
    group: 'Jobbörse',
  },
  {
    email: 'beide@example.org',
    firstName: 'Bea',
    lastName: 'Ideker',
    salutation: 'Frau',
    position: 'Orchesterdirektorin',
    organization: 'Philharmonie Ostheide',
    group: 'Mitglied + Jobbörse',
  },
]

/** Returns the accounts with one password, by default a random one. */
export function createDemoAccounts(password = randomBytes(12).toString('base64url')): DemoAccount[] {
  return demoUsers.map(({ email }) => ({ email, password }))
}

/** Inserts the accounts as verified and active. */
export async function insertDemoAccounts(db: Queryable, accounts: readonly DemoAccount[], now: Date): Promise<void> {
  const activeState = { isActive: true, emailVerifiedAt: now, privacyAcceptedAt: now }
  const rows = await Promise.all(
    demoUsers.map(async (person) => {
      const account = accounts.find(({ email }) => email === person.email)
      if (!account) throw new Error(`There is no password for ${person.email}.`)
      return { ...person, ...activeState, passwordHash: await hashPassword(account.password) }
    }),
  )
  await db.insert(users).values(rows)
}

export function toAccountsPath(dataDir: string): string {
  return join(resolve(dataDir), 'demo-accounts.txt')
}

/**
 * Saves the accounts in a file that only the user of this process can read. A line has an address,
 * spaces and the password.
 */
export async function saveDemoAccounts(dataDir: string, accounts: readonly DemoAccount[]): Promise<void> {
  const lines = accounts.map(({ email, password }) => `${email.padEnd(22)}${password}\n`)
  const file = toAccountsPath(dataDir)
  await writeFile(`${file}.new`, lines.join(''), { mode: 0o600 })
  await rename(`${file}.new`, file)
}

/** Reads the saved accounts; empty if the site is not a demo. */
export async function readDemoAccounts(dataDir: string): Promise<DemoAccount[]> {
  const content = (await nullIfMissing(readFile(toAccountsPath(dataDir), 'utf8'))) ?? ''
  return content.split('\n').flatMap((line) => {
    const [, email, password] = /^(\S+)\s+(.+)$/.exec(line) ?? []
    return email && password ? [{ email, password }] : []
  })
}
