import { asc, count, eq, max, min, sql } from 'drizzle-orm'
import type { FactorType } from '@/lib/contract/authenticators'
import type { Queryable } from '../db/client'
import { type PasskeyRow, passkeys, recoveryCodes, totpAuthenticators } from '../db/schema/second-factors'

/** The second factors of a user. Recovery codes alone are none, and used up they are none either. Every call of a login asks for them. */
export async function factorsOf(db: Queryable, userId: number): Promise<FactorType[]> {
  const { rows } = await db.execute<Record<FactorType, boolean>>(sql`SELECT
    EXISTS (SELECT FROM ${totpAuthenticators} WHERE user_id = ${userId}) AS totp,
    EXISTS (SELECT FROM ${passkeys} WHERE user_id = ${userId}) AS webauthn,
    EXISTS (SELECT FROM ${recoveryCodes} WHERE user_id = ${userId} AND used_at IS NULL) AS recovery_codes`)
  const [has] = rows
  if (!has?.totp && !has?.webauthn) return []
  return (['totp', 'webauthn', 'recovery_codes'] as const).filter((type) => has[type])
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
