import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { schedules } from '@/backend/platform/db/schema/content/publications'
import { previewLinks } from '@/backend/platform/db/schema/library/preview-links'
import { jobApiKeys, jobTeamInvitations, jobTeamMembers } from '@/backend/platform/db/schema/members/job-teams'
import { dispatches } from '@/backend/platform/db/schema/members/newsletters'
import { type Actor, recordSecurityEvent } from '../audit/audit'
import { notifyTeamOwners } from './notify-team-owners'

/** The kinds of grants that users create. The last two are plans (decision 129). */
export const grants = ['team-invitations', 'team-keys', 'preview-links', 'schedules', 'dispatches'] as const

export type Grant = (typeof grants)[number]

/** The actor and the time of a change, for the security log. */
export interface ActorAndTime {
  actor: Actor
  now: Date
}

/**
 * Ends the grants of these kinds that a user has created: deletes or revokes their rows. Plans
 * remain and wait for a confirmation.
 */
export async function endGrants(
  db: Queryable,
  kinds: readonly Grant[],
  { creatorId, ...actorAndTime }: ActorAndTime & { creatorId: number },
): Promise<void> {
  for (const kind of kinds) await grantEnders[kind](db, creatorId, actorAndTime)
}

const grantEnders: Record<Grant, (db: Queryable, creatorId: number, actorAndTime: ActorAndTime) => Promise<unknown>> = {
  'team-invitations': (db, creatorId, actorAndTime) =>
    endInvitations(db, eq(jobTeamInvitations.invitedBy, creatorId), actorAndTime),
  'team-keys': (db, creatorId, actorAndTime) => endKeys(db, eq(jobApiKeys.createdBy, creatorId), actorAndTime),
  'preview-links': (db, creatorId, actorAndTime) =>
    endPreviewLinks(db, eq(previewLinks.createdBy, creatorId), actorAndTime),
  schedules: async (db, creatorId, actorAndTime) => {
    const plans = await db
      .update(schedules)
      .set(withoutPlanner)
      .where(and(eq(schedules.plannedBy, creatorId), isNotNull(schedules.publishAt)))
      .returning({ object: sql<string>`'#' || ${schedules.pageId}` })
    await logPlans(db, plans, creatorId, actorAndTime)
  },
  dispatches: async (db, creatorId, actorAndTime) => {
    const plans = await db
      .update(dispatches)
      .set(withoutPlanner)
      .where(and(eq(dispatches.plannedBy, creatorId), eq(dispatches.state, 'planned')))
      .returning({ object: sql<string>`'#' || coalesce(${dispatches.issueId}, ${dispatches.pressReleaseId})` })
    await logPlans(db, plans, creatorId, actorAndTime)
  },
}

/** Columns of a plan without a valid planner. Another confirmation is requested. */
const withoutPlanner = { plannedBy: null, askedAt: null }

/** Logs a security event for each page, issue or release with a plan that must be confirmed. */
async function logPlans(
  db: Queryable,
  plans: readonly { object: string }[],
  userId: number,
  { actor, now }: ActorAndTime,
): Promise<void> {
  for (const { object } of plans) {
    await recordSecurityEvent(db, { event: 'plan-unconfirmed', userId, actor, now, object })
  }
}

/**
 * Deletes invitations to teams and logs each one as a security event.
 * @returns the number of deleted invitations
 */
export async function endInvitations(
  db: Queryable,
  condition: SQL | undefined,
  { actor, now }: ActorAndTime,
): Promise<number> {
  const deletedInvitations = await db
    .delete(jobTeamInvitations)
    .where(condition)
    .returning({ object: sql<string>`'#' || ${jobTeamInvitations.id}`, userId: jobTeamInvitations.invitedBy })
  for (const invitation of deletedInvitations) {
    await recordSecurityEvent(db, { event: 'team-invitation-ended', ...invitation, actor, now })
  }
  return deletedInvitations.length
}

/**
 * Deletes API keys and logs each one as a security event. Notifies the owners of its team, because
 * their programs need a new key.
 * @returns the number of deleted keys
 */
export async function endKeys(
  db: Queryable,
  condition: SQL | undefined,
  { actor, now }: ActorAndTime,
): Promise<number> {
  const deletedKeys = await db.delete(jobApiKeys).where(condition).returning()
  for (const { teamId, name, prefix, createdBy: userId } of deletedKeys) {
    await recordSecurityEvent(db, { event: 'team-key-ended', userId, actor, now, object: prefix })
    const change = { change: 'key-ended', by: '', what: `${name} (${prefix}…)` } as const
    await notifyTeamOwners(db, teamId, { ...change, namedAccounts: [] })
  }
  return deletedKeys.length
}

/** Revokes preview links that are not revoked yet, and logs each one as a security event. */
export async function endPreviewLinks(
  db: Queryable,
  condition: SQL | undefined,
  { actor, now }: ActorAndTime,
): Promise<void> {
  const endedLinks = await db
    .update(previewLinks)
    .set({ revokedAt: now })
    .where(and(condition, isNull(previewLinks.revokedAt)))
    .returning({ object: sql<string>`'#' || ${previewLinks.id}`, userId: previewLinks.createdBy })
  for (const link of endedLinks) {
    await recordSecurityEvent(db, { event: 'preview-link-ended', ...link, actor, now })
  }
}

/**
 * Deletes the keys among `keyIds` that belong to a team of which the user is an owner. Ignores
 * other keys and unknown ids.
 */
export async function endTeamKeys(
  db: Queryable,
  userId: number,
  { keyIds, now }: { keyIds: readonly number[]; now: Date },
): Promise<void> {
  const { teamId, userId: memberId, isOwner } = jobTeamMembers
  const ownedTeamIds = db
    .select({ teamId })
    .from(jobTeamMembers)
    .where(and(eq(memberId, userId), eq(isOwner, true)))
  const keyCondition = and(inArray(jobApiKeys.id, [...keyIds]), inArray(jobApiKeys.teamId, ownedTeamIds))
  await endKeys(db, keyCondition, { actor: { userId }, now })
}
