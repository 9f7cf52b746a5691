import { asc, count, eq, max, min } from 'drizzle-orm'
import type { FactorType } from '@/lib/contract/authenticators'
import type { Queryable } from '../db/client'
import { type PasskeyRow, passkeys, recoveryCodes, totpAuthenticators } from '../db/schema/second-factors'

/** The second factors of a user. Recovery codes alone are none, and used up they are none either. */
export async function factorsOf(db: Queryable, userId: number): Promise<FactorType[]> {
  const totp = await findTotp(db, userId)
  const keys = await findPasskeys(db, userId)
  const own: FactorType[] = [
    ...(totp ? (['totp'] as const) : []),
    ...(keys.length > 0 ? (['webauthn'] as const) : []),
  ]
  if (own.length === 0) return []
  const codes = await findRecoveryCodes(db, userId)
  return codes && codes.unused > 0 ? [...own, 'recovery_codes'] : own
}

/** The passkeys of a user, the oldest first. */
export function findPasskeys(db: Queryable, userId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))
}

/** The authenticator app of a user. */
export async function findTotp(db: Queryable, userId: number) {
  const [row] = await db.select().from(totpAuthenticators).where(eq(totpAuthenticators.userId, userId))
  return row ?? null
}

/** The recovery codes of a user, in numbers; null for none. */
export async function findRecoveryCodes(db: Queryable, userId: number) {
  const [row] = await db
    .select({
      total: count(),
      used: count(recoveryCodes.usedAt),
      createdAt: min(recoveryCodes.createdAt),
      lastUsedAt: max(recoveryCodes.usedAt),
    })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  if (!row?.createdAt) return null
  const { total, used, createdAt, lastUsedAt } = row
  return { total, unused: total - used, createdAt, lastUsedAt }
}
