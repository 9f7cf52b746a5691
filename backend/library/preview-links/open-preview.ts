import { and, eq, type SQL } from 'drizzle-orm'
import { type Attempt, reserveAttempt } from '@/backend/accounts/limits/attempts'
import { attemptPassword } from '@/backend/accounts/passwords/password-attempt'
import { isSecret, toSha256 } from '@/backend/accounts/secrets/secret'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { type PreviewLinkRow, previewLinks } from '@/backend/platform/db/schema/library/preview-links'
import { NotFoundError, TooManyAttemptsError } from '@/backend/platform/errors'
import { createMailedKey, parseMailedKey } from '@/backend/platform/mail/mailed-key'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import type { Services } from '@/backend/platform/services'
import type { Locale } from '@/lib/contract/common/locale'
import type { Preview, PreviewComment, PreviewContent, PreviewLink } from '@/lib/contract/pages/preview-link'
import { toBerlinIso } from '@/lib/datetime'
import { toState } from './links'
import type { DraftReference, PreviewTarget, PreviewTargets } from './preview-target'

/** The purpose of keys in the addresses of files. They open files only, not the draft. */
const fileKeyPurpose = 'preview-files'

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

type PreviewServices = Pick<Services, 'db' | 'clock' | 'background' | 'serverKey'>

interface LinkWithCreator {
  link: PreviewLinkRow
  creator: UserRow
}

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
  { db, clock, background, serverKey }: PreviewServices,
  visit: Visit,
): Promise<Preview> {
  const now = clock()
  const admission = await admitVisit(db, visit, now)
  if (admission.state !== 'open') return admission
  const { link } = admission
  const content = await presentDraft(db, admission, serverKey)
  background.run('last use of a preview link', () => storeUse(db, link, now))
  return { state: 'open', expires_at: toBerlinIso(link.expiresAt), allows_comments: link.allowsComments, content }
}

async function presentDraft(
  db: Queryable,
  { link, target, reference, draft }: OpenLink,
  serverKey: string,
): Promise<PreviewContent> {
  const key = createMailedKey(serverKey, fileKeyPurpose, [link.id])
  return await target.present(db, reference, {
    draft: link.snapshot ?? draft,
    isFixed: link.snapshot !== null,
    toFileUrl: (part, id) => `/api/preview/${part}/${id}/${key}`,
  })
}

/**
 * Opens the draft of a link for the key in the address of one of its files. The page that contained
 * the address may have required a password.
 * @throws NotFoundError for another key, and for a link that does not open a draft
 */
export async function openFilePreview(
  { db, clock, serverKey }: Pick<Services, 'db' | 'clock' | 'serverKey'>,
  key: string,
  targets: PreviewTargets,
): Promise<PreviewContent> {
  const [linkId] = parseMailedKey(serverKey, fileKeyPurpose, key) ?? []
  const match = linkId === undefined ? undefined : await findLink(db, eq(previewLinks.id, Number(linkId)))
  if (!match || (await loadState(db, match, targets, clock())) !== 'valid') throw new NotFoundError()
  const admission = await openLink(db, match.link, targets)
  if (admission.state !== 'open') throw new NotFoundError()
  return await presentDraft(db, admission, serverKey)
}

/**
 * Stores a comment of a guest, and mails it to the creator of the link. Ten comments in 15 minutes
 * lock the comments of a link.
 * @throws NotFoundError for a key that does not open a draft with comments; TooManyAttemptsError;
 * ServerBusyError; ConflictError for too many comments
 */
export async function addPreviewComment(
  { db, clock, env }: Pick<Services, 'db' | 'clock' | 'env'>,
  visit: Visit,
  comment: PreviewComment,
): Promise<void> {
  const now = clock()
  const admission = await admitVisit(db, visit, now)
  if (admission.state !== 'open' || !admission.link.allowsComments) throw new NotFoundError()
  const { link, target, reference } = admission
  await countAttempt(db, { address: `comment ${link.id}`, client: visit.client, now })
  await db.transaction(async (transaction) => {
    const [creator] = await transaction.select().from(users).where(eq(users.id, link.createdBy))
    if (!creator) throw new NotFoundError()
    const { title, path } = await target.addComment(transaction, reference, comment, { creator, now })
    const { email: to, language } = creator
    const data = (locale: Locale) => {
      const by = `${comment.name} (${locale === 'de' ? 'Gast' : 'guest'})`
      return { name: fullName(creator), by, title, text: comment.text, url: env.SITE_URL + path }
    }
    await enqueueMail(transaction, { to, locale: language, template: 'page-comment', data, namedAccounts: [] })
  })
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
  const match = await findLink(db, and(eq(previewLinks.keyHash, toSha256(key)), eq(previewLinks.locale, locale)))
  if (!match) {
    await countAttempt(db, { address: `client ${client}`, client, now })
    throw new NotFoundError()
  }
  const { link } = match
  const state = await loadState(db, match, targets, now)
  if (state !== 'valid') return { state }
  if (link.passwordHash !== null) {
    if (password === null) return { state: 'locked', is_wrong: false }
    const attempt = { action: 'preview', address: `link ${link.id}`, client, now } as const
    const { isCorrect } = await attemptPassword({ db }, attempt, { storedHash: link.passwordHash, password })
    if (!isCorrect) return { state: 'locked', is_wrong: true }
  }
  return await openLink(db, link, targets)
}

/** Reads the state of a link, which ends with the account or the right of its creator. */
async function loadState(
  db: Queryable,
  { link, creator }: LinkWithCreator,
  targets: PreviewTargets,
  now: Date,
): Promise<PreviewLink['state']> {
  const state = toState(link, now)
  if (state !== 'valid') return state
  const mayShare = await targets[link.type].loadRight(db, link.targetId)
  return creator.isActive && mayShare(creator) ? state : 'revoked'
}

async function openLink(
  db: Queryable,
  link: PreviewLinkRow,
  targets: PreviewTargets,
): Promise<OpenLink | { state: 'revoked' }> {
  const target = targets[link.type]
  const reference = { id: link.targetId, locale: link.locale }
  const draft = await target.readState(db, reference)
  return draft ? { state: 'open', link, target, reference, draft } : { state: 'revoked' }
}

async function findLink(db: Queryable, condition: SQL | undefined): Promise<LinkWithCreator | undefined> {
  const [match] = await db
    .select({ link: previewLinks, creator: users })
    .from(previewLinks)
    .innerJoin(users, eq(users.id, previewLinks.createdBy))
    .where(condition)
  return match
}

async function storeUse(db: Queryable, { id, lastUsedAt }: PreviewLinkRow, now: Date): Promise<void> {
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < lastUseIntervalMs) return
  await db.update(previewLinks).set({ lastUsedAt: now }).where(eq(previewLinks.id, id))
}
