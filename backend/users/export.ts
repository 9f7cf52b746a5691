import { asc, eq } from 'drizzle-orm'
import { toBerlinIso } from '@/lib/datetime'
import { listSessions } from '../accounts/sessions'
import type { Queryable } from '../db/client'
import { jobs } from '../db/schema/jobs'
import { securityEvents } from '../db/schema/security-events'
import { userUnionMembers, userUnions } from '../db/schema/user-unions'
import type { UserRow } from '../db/schema/users'
import { presentTeam } from '../job-teams/present-team'

/** What is stored about a user beside the profile (GDPR, articles 15 and 20); secrets are left out. */
export async function exportAccount(db: Queryable, user: UserRow, now: Date) {
  const events = await db
    .select({
      at: securityEvents.at,
      event: securityEvents.event,
      actor: securityEvents.actor,
      network: securityEvents.network,
    })
    .from(securityEvents)
    .where(eq(securityEvents.userId, user.id))
    .orderBy(asc(securityEvents.id))
  const unions = await db
    .select({ category: userUnions.category, title: userUnions.title, role: userUnionMembers.role })
    .from(userUnionMembers)
    .innerJoin(userUnions, eq(userUnions.id, userUnionMembers.unionId))
    .where(eq(userUnionMembers.userId, user.id))
    .orderBy(asc(userUnions.id))
  const ads = await db.select().from(jobs).where(eq(jobs.ownerId, user.id)).orderBy(asc(jobs.id))
  const team = await presentTeam(db, user, now)
  const sessions = await listSessions(db, user.id, now)
  const time = (at: Date | null) => at && toBerlinIso(at)
  return {
    exported_at: toBerlinIso(now),
    created_at: toBerlinIso(user.createdAt),
    updated_at: toBerlinIso(user.updatedAt),
    email_verified_at: time(user.emailVerifiedAt),
    privacy_accepted_at: time(user.privacyAcceptedAt),
    requested_access: user.requestedAccess,
    user_unions: unions,
    // What one has written oneself; the index of the search is none of it.
    jobs: ads.map(({ ownerId, terms, excerpt, translatedExcerpt, pdfHash, searchText, ...job }) => job),
    job_team: team.id === null ? null : { name: team.name, is_owner: team.is_owner },
    sessions: sessions.map(({ createdAt, lastUsedAt, expiresAt, userAgent }) => ({
      created_at: toBerlinIso(createdAt),
      last_used_at: toBerlinIso(lastUsedAt),
      expires_at: toBerlinIso(expiresAt),
      user_agent: userAgent,
    })),
    security_events: events.map(({ at, ...event }) => ({ at: toBerlinIso(at), ...event })),
  }
}
