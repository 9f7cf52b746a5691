import { eq } from 'drizzle-orm'
import { pseudonymize } from '@/backend/accounts/audit/audit'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'

/** The person of an e-mail address, with or without an account. */
export interface Person {
  /** Trimmed and in lower case. */
  email: string
  /** The account of the address, and unverified sign-ups with it. */
  accounts: readonly UserRow[]
  /** The names of the accounts. */
  names: readonly string[]
  /** The pseudonym of the address in the security log. */
  pseudonym: string
}

/** Finds the data of an address. Also succeeds without an account. */
export async function findPerson(db: Queryable, serverKey: string, email: string): Promise<Person> {
  const accounts = await db.select().from(users).where(eq(users.email, email)).orderBy(users.id)
  const names = [...new Set(accounts.map(fullName).filter((name) => name !== ''))]
  return { email, accounts, names, pseudonym: pseudonymize(serverKey, email) }
}

export const accountIds = ({ accounts }: Person) => accounts.map(({ id }) => id)
