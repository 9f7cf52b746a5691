import { and, eq } from 'drizzle-orm'
import { type Attempt, reserveAttempt } from '@/backend/accounts/limits/attempts'
import { attemptPassword } from '@/backend/accounts/passwords/password-attempt'
import { isSecret, toSha256 } from '@/backend/accounts/secrets/secret'
import type { Queryable } from '@/backend/platform/db/client'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { type PreviewLinkRow, previewLinks } from '@/backend/platform/db/schema/library/preview-links'
import { NotFoundError, TooManyAttemptsError } from '@/backend/platform/errors'
import type { Services } from '@/backend/platform/services'
import type { Locale } from '@/lib/contract/common/locale'
import type { Preview, PreviewComment } from '@/lib/contract/pages/preview-link'
import { toBerlinIso } from '@/lib/datetime'
import { toState } from './links'
import type { DraftReference, PreviewTarget, PreviewTargets } from './preview-target'

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

type PreviewServices = Pick<Services, 'db' | 'clock' | 'background'>

/** The link of an admitted visit with the current state of its draft. */
interface OpenLink {
  state: 'open'
  link: PreviewLinkRow
  target: PreviewTarget
  reference: DraftReference
  draft: object
}

/**
 * Opens a preview link. Reads its state from the database each time, so that a revocation takes
 * effect at once on every server. A link stops working when its creator loses the account or the
 * right to the draft.
 * @throws NotFoundError for an unknown key; TooManyAttemptsError after wrong keys or passwords;
 * ServerBusyError
 */
export async function openPreview(
  { db, clock, background }: PreviewServices,
  visit: Visit,
): Promise<Preview> {
  const now = clock()
  const admission = await admitVisit(db, visit, now)
  if (admission.state !== 'open') return admission
  const { link, target, reference, draft } = admission
  const isFixed = link.snapshot !== null
  const content = await target.present(db, reference, { draft: link.snapshot ?? draft, isFixed })
  background.run('last use of a preview link', () => storeUse(db, link, now))
  return {
    state: 'open',
    expires_at: toBerlinIso(link.expiresAt),
    allows_comments: link.allowsComments,
    content,
  }
}

/**
 * Stores a comment of a guest. Ten comments in 15 minutes lock the comments of a link.
 * @throws NotFoundError for a key that does not open a draft with comments; TooManyAttemptsError;
 * ServerBusyError; ConflictError for too many comments
 */
export async function addPreviewComment(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  visit: Visit,
  comment: PreviewComment,
): Promise<void> {
  const now = clock()
  const admission = await admitVisit(db, visit, now)
  if (admission.state !== 'open' || !admission.link.allowsComments) throw new NotFoundError()
  const { link, target, reference } = admission
  await countAttempt(db, { address: `comment ${link.id}`, client: visit.client, now })
  await target.addComment?.(db, reference, comment, now)
}

/**
 * Counts an attempt.
 * @throws TooManyAttemptsError
 */
async function countAttempt(db: Services['db'], attempt: Omit<Attempt, 'action'>): Promise<void> {
  const reservation = await reserveAttempt(db, { action: 'preview', ...attempt })
  if (reservation.lockedBy) throw new TooManyAttemptsError(reservation.retryAfterSeconds)
}

/** Checks a visit without recording its use. */
async function admitVisit(
  db: Services['db'],
  { key, password, locale, client, targets }: Visit,
  now: Date,
): Promise<OpenLink | Exclude<Preview, { state: 'open' }>> {
  // A text that cannot be a key does not count as an attempt to guess a key.
  if (!isSecret(key)) throw new NotFoundError()
  const match = await findLink(db, key, locale)
  if (!match) {
    await countAttempt(db, { address: `client ${client}`, client, now })
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
    const { isCorrect } = await attemptPassword({ db }, attempt, { storedHash: link.passwordHash, password })
    if (!isCorrect) return { state: 'locked', is_wrong: true }
  }
  const reference = { id: link.targetId, locale }
  const draft = await target.readState(db, reference)
  return draft ? { state: 'open', link, target, reference, draft } : { state: 'revoked' }
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
