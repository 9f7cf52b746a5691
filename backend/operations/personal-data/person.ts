import { eq } from 'drizzle-orm'
import { pseudonymOf } from '@/backend/accounts/audit/audit'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'

/** Whose data are looked for: who has an e-mail address, with an account or without. */
export interface Person {
  /** Trimmed and in lower case. */
  email: string
  /** The account of the address, and sign-ups with it that nobody has verified. */
  accounts: readonly UserRow[]
  /** The names of the accounts. */
  names: readonly string[]
  /** How the security log names the address. */
  pseudonym: string
}

/** Who has an address; somebody without an account is one as well. */
export async function findPerson(db: Queryable, serverKey: string, email: string): Promise<Person> {
  const accounts = await db.select().from(users).where(eq(users.email, email)).orderBy(users.id)
  const names = [...new Set(accounts.map(fullName).filter((name) => name !== ''))]
  return { email, accounts, names, pseudonym: pseudonymOf(serverKey, email) }
}

/** The ids of a person's accounts. */
export const accountIds = ({ accounts }: Person) => accounts.map(({ id }) => id)
