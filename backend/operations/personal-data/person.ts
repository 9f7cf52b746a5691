import { eq } from 'drizzle-orm'
import { pseudonymize } from '@/backend/accounts/audit/audit'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'

/** A person, identified by an e-mail address, with or without an account. */
export interface Person {
  /** The address, trimmed and in lower case. */
  email: string
  /** The account with the address, and unverified sign-ups with it. */
  accounts: readonly UserRow[]
  /** The full names of these accounts. */
  names: readonly string[]
  /** The hash that stands for the address in the security log. */
  pseudonym: string
}

/**
 * Finds the accounts of an address, and the other values by which its data are found. Succeeds
 * without an account as well.
 */
export async function findPerson(db: Queryable, serverKey: string, email: string): Promise<Person> {
  const accounts = await db.select().from(users).where(eq(users.email, email)).orderBy(users.id)
  const names = [...new Set(accounts.map(fullName).filter((name) => name !== ''))]
  return { email, accounts, names, pseudonym: pseudonymize(serverKey, email) }
}

export const listAccountIds = ({ accounts }: Person) => accounts.map(({ id }) => id)
