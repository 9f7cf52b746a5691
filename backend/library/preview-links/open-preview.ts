import { and, eq } from 'drizzle-orm'
import { reserveAttempt } from '@/backend/accounts/limits/attempts'
import { attemptPassword } from '@/backend/accounts/passwords/password-attempt'
import { isSecret, toSha256 } from '@/backend/accounts/secrets/secret'
import type { Queryable } from '@/backend/platform/db/client'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { type PreviewLinkRow, previewLinks } from '@/backend/platform/db/schema/library/preview-links'
import { NotFoundError, TooManyAttemptsError } from '@/backend/platform/errors'
import type { Services } from '@/backend/platform/services'
import type { Locale } from '@/lib/contract/common/locale'
import type { Preview } from '@/lib/contract/pages/preview-link'
import { toBerlinIso } from '@/lib/datetime'
import { toState } from './links'
import type { PreviewTargets } from './preview-target'

/** The time of the last use is written at most once in this period. */
const lastUseIntervalMs = 60_000

interface Visit {
  key: string
  /** The entered password; null if the visitor did not enter one. */
  password: string | null
  locale: Locale
  /** The client whose attempts are counted (see `toVisitor`). */
  client: string
  targets: PreviewTargets
}

/**
 * Opens a preview link. Reads its state from the database each time, so that a revocation takes
 * effect at once on every server. A link stops working when its creator loses the account or the
 * right to the draft.
 * @throws NotFoundError for an unknown key
 * @throws TooManyAttemptsError after wrong keys or passwords, ServerBusyError
 */
export async function openPreview(
  { db, clock, background }: Pick<Services, 'db' | 'clock' | 'background'>,
  { key, password, locale, client, targets }: Visit,
): Promise<Preview> {
  // A text that cannot be a key is not counted as an attempt to guess one.
  if (!isSecret(key)) throw new NotFoundError()
  const now = clock()
  const match = await findLink(db, key, locale)
  if (!match) {
    const attempt = { action: 'preview', address: `client ${client}`, client, now } as const
    const reservation = await reserveAttempt(db, attempt)
    if (reservation.lockedBy) throw new TooManyAttemptsError(reservation.retryAfterSeconds)
    throw new NotFoundError()
  }
  const { link, creator } = match
  const target = targets[link.type]
  const state = toState(link, now)
  if (state !== 'valid') return { state }
  if (!creator.isActive || !target.may(creator)) return { state: 'revoked' }
  if (link.passwordHash !== null) {
    if (password === null) return { state: 'locked', is_wrong: false }
    const attempt = { action: 'preview', address: `link ${link.id}`, client, now } as const
    const { isRight } = await attemptPassword({ db }, attempt, { stored: link.passwordHash, password })
    if (!isRight) return { state: 'locked', is_wrong: true }
  }
  const previewPlace = { id: link.targetId, locale }
  const currentState = await target.readState(db, previewPlace)
  if (!currentState) return { state: 'revoked' }
  const content = await target.present(db, previewPlace, link.snapshot ?? currentState)
  background.run('last use of a preview link', () => storeUse(db, link, now))
  return { state: 'open', expires_at: toBerlinIso(link.expiresAt), content }
}

async function findLink(
  db: Queryable,
  key: string,
  locale: Locale,
): Promise<{ link: PreviewLinkRow; creator: UserRow } | undefined> {
  const [match] = await db
    .select({ link: previewLinks, creator: users })
    .from(previewLinks)
    .innerJoin(users, eq(users.id, previewLinks.createdBy))
    .where(and(eq(previewLinks.keyHash, toSha256(key)), eq(previewLinks.locale, locale)))
  return match
}

async function storeUse(db: Queryable, { id, lastUsedAt }: PreviewLinkRow, now: Date): Promise<void> {
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < lastUseIntervalMs) return
  await db.update(previewLinks).set({ lastUsedAt: now }).where(eq(previewLinks.id, id))
}
