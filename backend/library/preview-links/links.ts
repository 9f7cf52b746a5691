import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { recordSecurityEvent } from '@/backend/accounts/audit/audit'
import { endPreviewLinks } from '@/backend/accounts/grants/end-grants'
import { hashPassword } from '@/backend/accounts/passwords/password'
import { createSecret, toSha256 } from '@/backend/accounts/secrets/secret'
import { lockLogin } from '@/backend/accounts/sessions/lock-login'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { deleteInBatches } from '@/backend/platform/db/delete-in-batches'
import type { Login } from '@/backend/platform/db/schema/accounts/sessions'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { type PreviewLinkRow, previewLinks } from '@/backend/platform/db/schema/library/preview-links'
import { ConflictError, ForbiddenError, InvalidFieldsError, NotFoundError } from '@/backend/platform/errors'
import type { Services } from '@/backend/platform/services'
import type { Locale } from '@/lib/contract/common/locale'
import {
  type PreviewLink,
  type PreviewLinkCreation,
  type PreviewType,
  previewLinkLimits,
} from '@/lib/contract/pages/preview-link'
import { toBerlinIso } from '@/lib/datetime'
import { previewLinkMessage } from './messages'
import type { PreviewTargets } from './preview-target'

const dayMs = 86_400_000
/** Links stay in the list for 30 days after their expiry. */
const retentionMs = 30 * dayMs

interface Target {
  type: PreviewType
  target: number
}

/** Lists the links of a draft in all languages: valid ones, then ended ones, newest first. */
export async function listPreviewLinks(db: Queryable, target: Target, now: Date): Promise<PreviewLink[]> {
  const rows = await db
    .select({ link: previewLinks, creator: users })
    .from(previewLinks)
    .innerJoin(users, eq(users.id, previewLinks.createdBy))
    .where(targetCondition(target))
    .orderBy(desc(isValid(now)), desc(previewLinks.id))
    .limit(2 * previewLinkLimits.links)
  return rows.map(({ link, creator }) => presentLink(link, creator, now))
}

const isValid = (now: Date) => sql`(${isNull(previewLinks.revokedAt)} AND ${gt(previewLinks.expiresAt, now)})`

const targetCondition = ({ type, target }: Target) =>
  and(eq(previewLinks.type, type), eq(previewLinks.targetId, target))

function presentLink(link: PreviewLinkRow, creator: UserRow, now: Date): PreviewLink {
  return {
    id: link.id,
    name: link.name,
    locale: link.locale,
    is_fixed: link.snapshot !== null,
    has_password: link.passwordHash !== null,
    allows_comments: link.allowsComments,
    created_by: fullName(creator),
    created_at: toBerlinIso(link.createdAt),
    expires_at: toBerlinIso(link.expiresAt),
    last_used_at: link.lastUsedAt && toBerlinIso(link.lastUsedAt),
    state: toState(link, now),
  }
}

/** Returns the state of a link. Does not check whether its creator still has the right. */
export function toState({ revokedAt, expiresAt }: PreviewLinkRow, now: Date): PreviewLink['state'] {
  if (revokedAt) return 'revoked'
  return expiresAt <= now ? 'expired' : 'valid'
}

interface Creation {
  login: Login
  /** The language for error messages. */
  locale: Locale
  targets: PreviewTargets
}

/**
 * Creates a preview link.
 * @returns the link and its key; only the hash of the key is stored
 * @throws ForbiddenError, InvalidFieldsError, ConflictError for too many links, ServerBusyError
 */
export async function createPreviewLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { type, target, is_fixed: isFixed, days, password, allows_comments, ...values }: PreviewLinkCreation,
  { login, locale, targets }: Creation,
): Promise<{ key: string; link: PreviewLink }> {
  const { user } = login
  if (!(await targets[type].loadRight(db, target))(user)) throw new ForbiddenError()
  const reference = { id: target, locale: values.locale }
  const state = await targets[type].readState(db, reference)
  if (!state) throw new InvalidFieldsError({ locale: [previewLinkMessage(locale, 'notShareable')] })
  const now = clock()
  const linkCount = await db.$count(previewLinks, and(targetCondition({ type, target }), isValid(now)))
  if (linkCount >= previewLinkLimits.links) throw new ConflictError('previewLinksFull')
  const key = createSecret()
  const row = {
    name: values.name,
    locale: values.locale,
    type,
    targetId: target,
    keyHash: toSha256(key),
    snapshot: isFixed ? ((await targets[type].createFixedState?.(db, reference, state)) ?? state) : null,
    passwordHash: password === null ? null : await hashPassword(password),
    allowsComments: allows_comments,
    createdBy: user.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + days * dayMs),
  }
  return await db.transaction(async (transaction) => {
    await lockLogin(transaction, login)
    const [link] = await transaction.insert(previewLinks).values(row).returning()
    if (!link) throw new Error('The database did not return the preview link.')
    const event = { event: 'preview-link-made', actor: { userId: user.id }, now, object: `#${link.id}` } as const
    await recordSecurityEvent(transaction, { userId: user.id, ...event })
    return { key, link: presentLink(link, user, now) }
  })
}

/**
 * Revokes a link of any user, with effect from the next request. No-op for a revoked link.
 * @throws NotFoundError, ForbiddenError
 */
export async function revokePreviewLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  linkId: number,
  { user, targets }: { user: UserRow; targets: PreviewTargets },
): Promise<void> {
  const [link] = await db.select().from(previewLinks).where(eq(previewLinks.id, linkId))
  if (!link) throw new NotFoundError()
  if (!(await targets[link.type].loadRight(db, link.targetId))(user)) throw new ForbiddenError()
  const actorAndTime = { actor: { userId: user.id }, now: clock() }
  await db.transaction((transaction) => endPreviewLinks(transaction, eq(previewLinks.id, linkId), actorAndTime))
}

/** Deletes links 30 days after their expiry date. Revoked links are kept until then too. */
export async function removeOldPreviewLinks(db: Queryable, now: Date): Promise<void> {
  await deleteInBatches(db, previewLinks, lt(previewLinks.expiresAt, new Date(now.getTime() - retentionMs)))
}
