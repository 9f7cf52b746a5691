import { asc, eq, or } from 'drizzle-orm'
import { findRecoveryCodes, findTotp, listPasskeys } from '@/backend/accounts/sessions/factors'
import { listSessions } from '@/backend/accounts/sessions/sessions'
import type { Queryable } from '@/backend/platform/db/client'
import { securityEvents } from '@/backend/platform/db/schema/accounts/security-events'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { pageComments } from '@/backend/platform/db/schema/content/page-feedback'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { organizationDelegates } from '@/backend/platform/db/schema/members/organization-delegates'
import { organizationProposals } from '@/backend/platform/db/schema/members/organization-proposals'
import { userUnionMembers, userUnions } from '@/backend/platform/db/schema/members/user-unions'
import { toBerlinIso } from '@/lib/datetime'
import { presentTeam } from '../job-teams/present-team'
import { readSubscriptions } from '../subscriptions/read-subscriptions'

/** Exports the stored data of a user, except the profile and secrets (GDPR, articles 15 and 20). */
export async function exportAccount(db: Queryable, user: UserRow, now: Date) {
  const events = await db
    .select({
      occurredAt: securityEvents.occurredAt,
      event: securityEvents.event,
      actor: securityEvents.actor,
      actorId: securityEvents.actorId,
      userId: securityEvents.userId,
      object: securityEvents.object,
      before: securityEvents.before,
      after: securityEvents.after,
      network: securityEvents.network,
    })
    .from(securityEvents)
    .where(or(eq(securityEvents.userId, user.id), eq(securityEvents.actorId, user.id)))
    .orderBy(asc(securityEvents.id))
  const unions = await db
    .select({ category: userUnions.category, title: userUnions.title, role: userUnionMembers.role })
    .from(userUnionMembers)
    .innerJoin(userUnions, eq(userUnions.id, userUnionMembers.unionId))
    .where(eq(userUnionMembers.userId, user.id))
    .orderBy(asc(userUnions.id))
  const ads = await db.select().from(jobs).where(eq(jobs.ownerId, user.id)).orderBy(asc(jobs.id))
  const organizations = await db
    .select({ id: organizationDelegates.organizationId, since: organizationDelegates.createdAt })
    .from(organizationDelegates)
    .where(eq(organizationDelegates.userId, user.id))
    .orderBy(asc(organizationDelegates.organizationId))
  const proposals = await db
    .select()
    .from(organizationProposals)
    .where(eq(organizationProposals.userId, user.id))
    .orderBy(asc(organizationProposals.id))
  const comments = await db
    .select()
    .from(pageComments)
    .where(eq(pageComments.authorId, user.id))
    .orderBy(asc(pageComments.id))
  const team = await presentTeam(db, user, now)
  const sessions = await listSessions(db, user.id, now)
  const formatTime = (time: Date | null) => time && toBerlinIso(time)
  const totp = await findTotp(db, user.id)
  const codes = await findRecoveryCodes(db, user.id)
  const keys = await listPasskeys(db, user.id)
  const presentUsage = ({ createdAt, lastUsedAt }: { createdAt: Date; lastUsedAt: Date | null }) => ({
    created_at: toBerlinIso(createdAt),
    last_used_at: formatTime(lastUsedAt),
  })
  return {
    exported_at: toBerlinIso(now),
    created_at: toBerlinIso(user.createdAt),
    updated_at: toBerlinIso(user.updatedAt),
    email_verified_at: formatTime(user.emailVerifiedAt),
    activated_at: formatTime(user.activatedAt),
    privacy_accepted_at: formatTime(user.privacyAcceptedAt),
    requested_access: user.requestedAccess,
    user_unions: unions,
    // Data that the server derives for the search are omitted.
    jobs: ads.map(({ ownerId, terms, excerpt, translatedExcerpt, pdfHash, searchText, ...job }) => job),
    organizations: organizations.map(({ id, since }) => ({ id, since: toBerlinIso(since) })),
    proposals: proposals.map(({ userId, decidedBy, ...proposal }) => proposal),
    subscriptions: await readSubscriptions(db, user.email),
    comments: comments.map(({ authorId, resolvedBy, ...comment }) => comment),
    job_team: team.id === null ? null : { name: team.name, is_owner: team.is_owner },
    sessions: sessions.map(({ createdAt, lastUsedAt, expiresAt, userAgent }) => ({
      created_at: toBerlinIso(createdAt),
      last_used_at: toBerlinIso(lastUsedAt),
      expires_at: toBerlinIso(expiresAt),
      user_agent: userAgent,
    })),
    second_factors: [
      ...(totp ? [{ type: 'totp', ...presentUsage(totp) }] : []),
      ...keys.map((key) => ({ type: 'passkey', name: key.name, ...presentUsage(key) })),
      ...(codes ? [{ type: 'recovery_codes', total: codes.total, unused: codes.unused, ...presentUsage(codes) }] : []),
    ],
    security_events: events.map((event) => presentEvent(event, user.id)),
  }
}

interface UserEvent extends Pick<typeof securityEvents.$inferSelect, 'occurredAt' | 'actorId' | 'userId' | 'network'> {}

/** Presents an audit event to a user. The network address of another person is omitted. */
function presentEvent({ occurredAt, actorId, userId, network, ...event }: UserEvent, readerId: number) {
  const isByAnotherPerson = actorId !== null && actorId !== readerId
  return {
    at: toBerlinIso(occurredAt),
    ...event,
    by_me: actorId === readerId,
    about_me: userId === readerId,
    network: isByAnotherPerson ? null : network,
  }
}
