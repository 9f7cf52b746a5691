import { and, asc, eq, gt } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import {
  jobApiKeys,
  jobTeamInvitations,
  jobTeamMembers,
  jobTeams,
} from '@/backend/platform/db/schema/members/job-teams'
import type { JobTeam } from '@/lib/contract/jobs/job-teams'
import { toBerlinIso } from '@/lib/datetime'
import { findMembership, getDefaultName } from './membership'

/** Presents the team of a user. Only owners of the team see invitations and keys. */
export async function presentTeam(db: Queryable, user: UserRow, now: Date): Promise<JobTeam> {
  const membership = await findMembership(db, user.id)
  if (!membership) {
    const soleMember = { id: user.id, name: fullName(user), email: user.email, is_owner: true, is_me: true }
    return {
      id: null,
      name: getDefaultName(user),
      is_owner: true,
      invitations: [],
      keys: [],
      members: [{ ...soleMember, joined_at: null }],
    }
  }
  const { teamId, isOwner } = membership
  const [team] = await db.select().from(jobTeams).where(eq(jobTeams.id, teamId))
  const members = await db
    .select({ user: users, member: jobTeamMembers })
    .from(jobTeamMembers)
    .innerJoin(users, eq(users.id, jobTeamMembers.userId))
    .where(eq(jobTeamMembers.teamId, teamId))
    .orderBy(jobTeamMembers.joinedAt, users.id)
  return {
    id: teamId,
    name: team?.name ?? '',
    is_owner: isOwner,
    members: members.map((row) => ({
      id: row.user.id,
      name: fullName(row.user),
      email: row.user.email,
      is_owner: row.member.isOwner,
      is_me: row.user.id === user.id,
      joined_at: toBerlinIso(row.member.joinedAt),
    })),
    ...(isOwner ? await presentKeys(db, teamId, now) : { invitations: [], keys: [] }),
  }
}

async function presentKeys(db: Queryable, teamId: number, now: Date): Promise<Pick<JobTeam, 'invitations' | 'keys'>> {
  const invitations = await db
    .select()
    .from(jobTeamInvitations)
    .where(and(eq(jobTeamInvitations.teamId, teamId), gt(jobTeamInvitations.expiresAt, now)))
    .orderBy(asc(jobTeamInvitations.email))
  const keys = await db
    .select({ key: jobApiKeys, creator: users })
    .from(jobApiKeys)
    .leftJoin(users, eq(users.id, jobApiKeys.createdBy))
    .where(eq(jobApiKeys.teamId, teamId))
    .orderBy(asc(jobApiKeys.id))
  return {
    invitations: invitations.map(({ id, email, createdAt, expiresAt }) => ({
      id,
      email,
      created_at: toBerlinIso(createdAt),
      expires_at: toBerlinIso(expiresAt),
    })),
    keys: keys.map(({ key: { id, name, prefix, scopes, createdAt, lastUsedOn }, creator }) => ({
      id,
      name,
      prefix,
      scopes,
      created_at: toBerlinIso(createdAt),
      last_used_on: lastUsedOn,
      created_by: creator && fullName(creator),
    })),
  }
}
