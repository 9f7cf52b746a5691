import { eq, inArray } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { organizationConfirmations } from '@/backend/platform/db/schema/members/organization-confirmations'
import { toBerlinIso } from '@/lib/datetime'

/** Time and author of the last confirmation of an entry. */
export interface LastConfirmation {
  confirmed_at: string | null
  confirmed_by: string | null
}

export async function saveConfirmation(
  db: Queryable,
  { organizationId, userId, now }: { organizationId: number; userId: number | null; now: Date },
): Promise<void> {
  const confirmation = { confirmedAt: now, confirmedBy: userId }
  await db
    .insert(organizationConfirmations)
    .values({ organizationId, ...confirmation })
    .onConflictDoUpdate({ target: organizationConfirmations.organizationId, set: confirmation })
}

/** Loads a function that returns the last confirmation of an organization by id. */
export async function loadConfirmations(
  db: Queryable,
  ids: readonly number[],
): Promise<(id: number) => LastConfirmation> {
  const { organizationId, confirmedAt, confirmedBy } = organizationConfirmations
  const rows = await db
    .select({ id: organizationId, time: confirmedAt, confirmer: users })
    .from(organizationConfirmations)
    .leftJoin(users, eq(users.id, confirmedBy))
    .where(inArray(organizationId, [...ids]))
  return (id) => {
    const { time = null, confirmer = null } = rows.find((row) => row.id === id) ?? {}
    return { confirmed_at: time && toBerlinIso(time), confirmed_by: confirmer && fullName(confirmer) }
  }
}
