import { and, asc, eq, inArray, isNotNull, notInArray, or } from 'drizzle-orm'
import { recordSecurityEvent } from '@/backend/accounts/audit/audit'
import { requireRecentProof } from '@/backend/accounts/passwords/proof'
import { loadPublicationSummaries } from '@/backend/content/page-tree/publication-summaries'
import type { Author } from '@/backend/platform/access/author'
import { fullName } from '@/backend/platform/access/full-name'
import { findFullName } from '@/backend/platform/access/full-names'
import type { Queryable } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { organizationDelegates } from '@/backend/platform/db/schema/members/organization-delegates'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import type { Locale } from '@/lib/contract/common/locale'

/** A delegate, as the recipient of mails about the entry of an organization. */
export interface Delegate {
  id: number
  name: string
  email: string
  language: Locale
}

const { organizationId: organizationColumn, userId: userColumn } = organizationDelegates

/**
 * Replaces the delegates of an organization, writes the changes to the audit log and mails them.
 * Users who were delegates before keep their start date.
 * @throws ProofMissingError if the delegates change without a recent proof
 */
export async function setDelegates(
  db: Queryable,
  organizationId: number,
  { ids, author }: { ids: readonly number[]; author: Pick<Author, 'userId' | 'now' | 'login'> },
): Promise<void> {
  const { now, login } = author
  const removedDelegates = await db
    .delete(organizationDelegates)
    .where(and(eq(organizationColumn, organizationId), notInArray(userColumn, [...ids])))
    .returning({ userId: userColumn })
  const rows = [...new Set(ids)].map((id) => ({ organizationId, userId: id, createdAt: now }))
  const addedDelegates =
    rows.length === 0
      ? []
      : await db.insert(organizationDelegates).values(rows).onConflictDoNothing().returning({ userId: userColumn })
  const changes = [
    ...removedDelegates.map((delegate) => ({ event: 'delegate-ended' as const, ...delegate })),
    ...addedDelegates.map((delegate) => ({ event: 'delegate-named' as const, ...delegate })),
  ]
  if (changes.length === 0) return
  if (!login) throw new Error('Only a logged-in user may change delegates.')
  // Delegates keep their right after the session ends.
  requireRecentProof(login, now)
  const auditFields = { actor: { userId: author.userId }, now, object: `#${organizationId}` }
  const changedIds = new Set(changes.map(({ userId }) => userId))
  for (const change of changes) {
    const { userId } = change
    await recordSecurityEvent(db, { ...change, ...auditFields })
    const delegate = (await findFullName(db, userId)) ?? ''
    const isAdded = change.event === 'delegate-named'
    await mailDelegates(db, [organizationId], { userId, delegate, isAdded, changedIds })
  }
}

interface DelegateChange {
  userId: number
  /** The name of the user; empty to omit it. */
  delegate: string
  isAdded: boolean
  /** Users who change at the same time, and only get a mail about themselves. */
  changedIds?: ReadonlySet<number>
}

/** Mails a new or former delegate, and the delegates who stay, who maintains the entries now. */
export async function mailDelegates(
  db: Queryable,
  organizationIds: readonly number[],
  { userId, delegate, isAdded, changedIds }: DelegateChange,
): Promise<void> {
  const namedAccounts = delegate === '' ? [] : [userId]
  for (const organizationId of organizationIds) {
    for (const { id, name, email: to, language: locale } of await listActiveDelegates(db, organizationId, userId)) {
      if (id !== userId && changedIds?.has(id)) continue
      const organization = (await loadPublicationSummaries(db, [organizationId], locale))(organizationId).title
      const data = { name, organization, delegate, isAdded }
      await enqueueMail(db, { to, locale, template: 'delegate-changed', data, namedAccounts })
    }
  }
}

/** Returns those of the ids that belong to accounts with a verified address. */
export async function filterVerifiedUsers(db: Queryable, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const verifiedUsers = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNotNull(users.emailVerifiedAt)))
  const verifiedIds = new Set(verifiedUsers.map(({ id }) => id))
  return ids.filter((id) => verifiedIds.has(id))
}

export async function listDelegateOrganizations(db: Queryable, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: organizationColumn })
    .from(organizationDelegates)
    .where(eq(userColumn, userId))
    .orderBy(asc(organizationColumn))
  return rows.map(({ id }) => id)
}

/**
 * Lists the delegates of an organization with active and verified accounts, and the user
 * `additionalUserId`, delegate or not.
 */
export async function listActiveDelegates(
  db: Queryable,
  organizationId: number,
  additionalUserId?: number,
): Promise<Delegate[]> {
  const isListed = or(
    isNotNull(userColumn),
    additionalUserId === undefined ? undefined : eq(users.id, additionalUserId),
  )
  const rows = await db
    .select({ user: users })
    .from(users)
    .leftJoin(organizationDelegates, and(eq(userColumn, users.id), eq(organizationColumn, organizationId)))
    .where(and(eq(users.isActive, true), isNotNull(users.emailVerifiedAt), isListed))
    .orderBy(asc(users.id))
  return rows.map(({ user }) => {
    return { id: user.id, name: fullName(user), email: user.email, language: user.language }
  })
}
