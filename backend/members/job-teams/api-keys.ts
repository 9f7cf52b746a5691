import { and, eq } from 'drizzle-orm'
import { recordSecurityEvent } from '@/backend/accounts/audit/audit'
import { endKeys } from '@/backend/accounts/grants/end-grants'
import { notifyTeamOwners } from '@/backend/accounts/grants/notify-team-owners'
import { createSecret, isSecret, toSha256 } from '@/backend/accounts/secrets/secret'
import { lockLogin } from '@/backend/accounts/sessions/lock-login'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import type { Login } from '@/backend/platform/db/schema/accounts/sessions'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { type JobApiKeyRow, jobApiKeys, jobTeamMembers } from '@/backend/platform/db/schema/members/job-teams'
import { ConflictError, NotFoundError } from '@/backend/platform/errors'
import type { Services } from '@/backend/platform/services'
import type { JobKeyScope } from '@/lib/contract/jobs/job-teams'
import { toBerlinDay } from '@/lib/datetime'
import { mayGiveAccess } from './may-give-access'
import { lockOrCreateTeam, lockOwnTeam } from './membership'

/** The prefix by which people, and scanners for leaked keys, recognize the keys of this site. */
const keyPrefix = 'bhj_'

const maxKeys = 20

/**
 * Creates an API key for the team of a user.
 * @returns the key, of which only the hash is stored
 * @throws ForbiddenError, ConflictError, UnauthorizedError if the login ended meanwhile
 */
export async function createApiKey(
  db: Services['db'],
  login: Login,
  { name, scopes, now }: { name: string; scopes: readonly JobKeyScope[]; now: Date },
): Promise<string> {
  const { user } = login
  const key = `${keyPrefix}${createSecret()}`
  await db.transaction(async (transaction) => {
    await lockLogin(transaction, login)
    const team = await lockOrCreateTeam(transaction, user, now)
    const keyCount = await transaction.$count(jobApiKeys, eq(jobApiKeys.teamId, team.id))
    if (keyCount >= maxKeys) throw new ConflictError('jobTeamFull')
    const prefix = key.slice(0, keyPrefix.length + 6)
    await transaction.insert(jobApiKeys).values({
      teamId: team.id,
      name,
      scopes: [...new Set(scopes)],
      createdBy: user.id,
      createdAt: now,
      prefix,
      keyHash: toSha256(key),
    })
    const parties = { userId: user.id, actor: { userId: user.id } }
    await recordSecurityEvent(transaction, { event: 'team-key-made', ...parties, now, object: prefix })
    await notifyTeamOwners(transaction, team.id, {
      change: 'key-made',
      by: fullName(user),
      what: `${name} (${prefix}…)`,
      namedAccounts: [user.id],
    })
  })
  return key
}

/** @throws NotFoundError, ForbiddenError */
export async function revokeKey(
  db: Services['db'],
  userId: number,
  { keyId, now }: { keyId: number; now: Date },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const team = await lockOwnTeam(transaction, userId)
    const isKeyOfTeam = and(eq(jobApiKeys.id, keyId), eq(jobApiKeys.teamId, team.id))
    const endedCount = await endKeys(transaction, isKeyOfTeam, { actor: { userId }, now })
    if (endedCount === 0) throw new NotFoundError()
  })
}

export interface KeyWithCreator {
  key: JobApiKeyRow
  /** The creator of the key, who is responsible for it. */
  creator: UserRow
}

/**
 * Finds a key by its hash, so that the duration does not reveal parts of the key, and stores the
 * day of its use.
 * @returns null for an unknown or revoked key, or if its creator no longer owns the team or may no
 * longer advertise
 */
export async function findApiKey(db: Queryable, secret: string, now: Date): Promise<KeyWithCreator | null> {
  if (!secret.startsWith(keyPrefix) || !isSecret(secret.slice(keyPrefix.length))) return null
  const [match] = await db
    .select({ key: jobApiKeys, creator: users })
    .from(jobApiKeys)
    .innerJoin(users, eq(users.id, jobApiKeys.createdBy))
    .innerJoin(jobTeamMembers, and(eq(jobTeamMembers.userId, users.id), eq(jobTeamMembers.teamId, jobApiKeys.teamId)))
    .where(and(eq(jobApiKeys.keyHash, toSha256(secret)), mayGiveAccess()))
  if (!match) return null
  const today = toBerlinDay(now)
  if (match.key.lastUsedOn !== today) {
    await db.update(jobApiKeys).set({ lastUsedOn: today }).where(eq(jobApiKeys.id, match.key.id))
  }
  return match
}
