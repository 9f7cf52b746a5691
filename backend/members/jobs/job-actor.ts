import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { jobTeamMembers } from '@/backend/platform/db/schema/members/job-teams'
import { jobs } from '@/backend/platform/db/schema/members/jobs'

/**
 * The user who reads or changes ads, or a program with an API key of a team. `any` has no
 * restriction. It is used for editors and mailed keys, whose callers have checked the rights.
 */
export type JobActor = { kind: 'user'; userId: number } | { kind: 'team'; teamId: number } | { kind: 'any' }

/**
 * Returns the condition for the ads that an actor may read or write, which are the ads of the user
 * and of the user's team. Every query for an actor must apply it, so that ads of others are not
 * found.
 */
export function actorCondition(actor: JobActor): SQL | undefined {
  switch (actor.kind) {
    case 'user': {
      const team = sql`(SELECT ${jobTeamMembers.teamId} FROM ${jobTeamMembers} WHERE ${jobTeamMembers.userId} = ${actor.userId})`
      return or(and(isNull(jobs.teamId), eq(jobs.ownerId, actor.userId)), eq(jobs.teamId, team))
    }
    case 'team':
      return eq(jobs.teamId, actor.teamId)
    case 'any':
      return undefined
  }
}
