import { eq, inArray, sql } from 'drizzle-orm'
import { endKeys } from '@/backend/accounts/grants/end-grants'
import { requireRecentProof } from '@/backend/accounts/passwords/proof'
import { fullName } from '@/backend/platform/access/full-name'
import type { Administered } from '@/backend/platform/administration/administered'
import type { Queryable } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { jobApiKeys, jobTeams } from '@/backend/platform/db/schema/members/job-teams'
import { apiKeyRecords } from '@/lib/contract/administration/api-keys'
import { toBerlinIso } from '@/lib/datetime'
import { mayRevokeKeys } from './policy'

/**
 * The record type "API keys" of the administration. Teams create the keys. Administrators can only
 * revoke them, after they have entered their password or second factor again.
 */
export const administeredApiKeys: Administered<typeof apiKeyRecords> = {
  contract: apiKeyRecords,
  may: mayRevokeKeys,
  assertMayWrite: requireRecentProof,
  list: {
    from: sql`${jobApiKeys} JOIN ${jobTeams} ON ${jobTeams.id} = ${jobApiKeys.teamId}`,
    id: sql`${jobApiKeys.id}`,
    searchColumns: [sql`${jobApiKeys.name}`, sql`${jobApiKeys.prefix}`, sql`${jobTeams.name}`],
    orderings: {
      created_at: sql`${jobApiKeys.createdAt}`,
      name: sql`${jobApiKeys.name}`,
      team: sql`${jobTeams.name}`,
      last_used_on: sql`${jobApiKeys.lastUsedOn}`,
    },
    filters: { team: (id) => sql`${jobApiKeys.teamId} = ${id}` },
  },
  async present(db, ids) {
    const keys = await readKeys(db, ids)
    return keys.map(({ id, ...values }) => ({ id, title: values.name, url: null, values }))
  },
  async read(db, id) {
    const [key] = await readKeys(db, [id])
    if (!key) return null
    const { id: _, ...values } = key
    return values
  },
  async remove(db, id, { userId, now }) {
    await endKeys(db, eq(jobApiKeys.id, id), { actor: { userId }, now })
  },
}

async function readKeys(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({ key: jobApiKeys, team: jobTeams, creator: users })
    .from(jobApiKeys)
    .innerJoin(jobTeams, eq(jobTeams.id, jobApiKeys.teamId))
    .leftJoin(users, eq(users.id, jobApiKeys.createdBy))
    .where(inArray(jobApiKeys.id, [...ids]))
  return rows.map(({ key: { id, name, prefix, scopes, createdAt, lastUsedOn }, team, creator }) => ({
    id,
    name,
    prefix,
    scopes,
    team: { id: team.id, title: team.name },
    created_by: creator && { id: creator.id, title: fullName(creator) || creator.email },
    created_at: toBerlinIso(createdAt),
    last_used_on: lastUsedOn,
  }))
}
