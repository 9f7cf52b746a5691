import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { jobTeamMembers } from '@/backend/platform/db/schema/members/job-teams'
import { jobs } from '@/backend/platform/db/schema/members/jobs'

/** Who wants to act on an ad: a user, a program by a key of its team, or who acts on any: an editor, or a key in a mail about one ad. */
export type JobActor = { kind: 'user'; userId: number } | { kind: 'team'; teamId: number } | { kind: 'any' }

/**
 * Which ads somebody may act on, as a condition on their rows: one's own, and those of one's team. Whatever reads or writes an ad for
 * somebody asks for it, so that what is not theirs is not there.
 */
export function actsOn(actor: JobActor): SQL | undefined {
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
