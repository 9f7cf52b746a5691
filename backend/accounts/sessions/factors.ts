import { asc, count, eq, max, min, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '@/backend/platform/db/client'
import {
  type PasskeyRow,
  passkeys,
  recoveryCodes,
  totpAuthenticators,
} from '@/backend/platform/db/schema/accounts/second-factors'
import type { FactorType } from '@/lib/contract/accounts/authenticators'

/**
 * Returns an SQL expression for the second factors of a user. Recovery codes are listed only if
 * some are unused and the user has an app or a passkey.
 */
export function factorsSql(userId: SQL | number): SQL<FactorType[]> {
  const hasRow = (table: PgTable, condition = sql``) =>
    sql`EXISTS (SELECT FROM ${table} WHERE user_id = ${userId}${condition})`
  return sql<FactorType[]>`(
    SELECT CASE WHEN totp OR webauthn THEN array_remove(ARRAY[
      CASE WHEN totp THEN 'totp' END, CASE WHEN webauthn THEN 'webauthn' END, CASE WHEN codes THEN 'recovery_codes' END
    ], NULL) ELSE '{}' END
    FROM (SELECT ${hasRow(totpAuthenticators)} AS totp, ${hasRow(passkeys)} AS webauthn,
      ${hasRow(recoveryCodes, sql` AND used_at IS NULL`)} AS codes) AS owned)`
}

export async function loadFactors(db: Queryable, userId: number): Promise<FactorType[]> {
  const { rows } = await db.execute<{ factors: FactorType[] }>(sql`SELECT ${factorsSql(userId)} AS factors`)
  return rows[0]?.factors ?? []
}

/** Lists the passkeys of a user, oldest first. */
export function listPasskeys(db: Queryable, userId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))
}

/** Finds the authenticator app of a user. */
export async function findTotp(db: Queryable, userId: number) {
  const [row] = await db.select().from(totpAuthenticators).where(eq(totpAuthenticators.userId, userId))
  return row ?? null
}

/** Counts the recovery codes of a user. Returns null if there are none. */
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
