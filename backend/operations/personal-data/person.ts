import { eq } from 'drizzle-orm'
import { pseudonymize } from '@/backend/accounts/audit/audit'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import type { PersonRequest } from '@/lib/contract/administration/personal-data'

/** A person by e-mail address, with or without an account. */
export interface Person {
  /** Trimmed address in lower case. */
  email: string
  /** The account and unverified sign-ups of the address. */
  accounts: readonly UserRow[]
  names: readonly string[]
  /**
   * Names below comments on drafts, in lower case: the address and the requested name. Names that
   * are stored with the address can be those of other persons.
   */
  guestNames: readonly string[]
  /** Hash of the address in the security log. */
  pseudonym: string
}

/** Loads the accounts of an address, and derives further search values. */
export async function loadPerson(
  db: Queryable,
  serverKey: string,
  { email, guest_name: guestName }: PersonRequest,
): Promise<Person> {
  const accounts = await db.select().from(users).where(eq(users.email, email)).orderBy(users.id)
  const names = [...new Set(accounts.map(fullName).filter((name) => name !== ''))]
  const guestNames = [email, guestName].map((name) => name.trim().toLowerCase()).filter((name) => name !== '')
  return { email, accounts, names, guestNames, pseudonym: pseudonymize(serverKey, email) }
}

export const listAccountIds = ({ accounts }: Person) => accounts.map(({ id }) => id)
