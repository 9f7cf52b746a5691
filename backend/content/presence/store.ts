import { isDeepStrictEqual } from 'node:util'
import { and, asc, desc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { announcePresence } from '@/backend/platform/db/notifications/announce-change'
import { sessions } from '@/backend/platform/db/schema/accounts/sessions'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { pagePresence } from '@/backend/platform/db/schema/content/page-presence'
import { pages } from '@/backend/platform/db/schema/content/pages'
import { NotFoundError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { Caret, PresentEditor } from '@/lib/contract/pages/presence'
import { toBerlinIso } from '@/lib/datetime'
import { mayWatchPages } from './policy'

/** The time for which an editor counts as present after the last renewal. */
export const presenceTimeoutMs = 45_000

/** The maximum number of stored closed windows for a session on a page. */
const maxDepartedTabs = 20

/** @throws NotFoundError if the page does not exist */
export async function assertPageExists(db: Queryable, pageId: number): Promise<void> {
  const [page] = await db.select({ id: pages.id }).from(pages).where(eq(pages.id, pageId))
  if (!page) throw new NotFoundError()
}

/**
 * Lists the editors of a page with their latest positions, in the order of their arrival. An editor
 * with several sessions is listed once.
 */
export async function listPageEditors(db: Queryable, pageId: number, now: Date): Promise<PresentEditor[]> {
  const rows = await db
    .select({ presence: pagePresence, user: users })
    .from(pagePresence)
    .innerJoin(sessions, eq(sessions.id, pagePresence.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(pagePresence.pageId, pageId),
        gt(pagePresence.expiresAt, now),
        gt(sessions.expiresAt, now),
        eq(users.isActive, true),
      ),
    )
    .orderBy(desc(pagePresence.expiresAt), asc(pagePresence.sessionId))
  const editors = new Map<number, PresentEditor>()
  for (const { presence, user } of rows.filter((row) => mayWatchPages(row.user))) {
    const { moduleId: module, caret, locale } = presence
    const since = toBerlinIso(presence.since)
    const latestEntry = editors.get(user.id) ?? { user_id: user.id, name: fullName(user), module, caret, locale, since }
    // As times: the offset of the texts changes with the summer time.
    const isEarlier = Date.parse(since) < Date.parse(latestEntry.since)
    editors.set(user.id, isEarlier ? { ...latestEntry, since } : latestEntry)
  }
  return [...editors.values()].sort((a, b) => Date.parse(a.since) - Date.parse(b.since) || a.user_id - b.user_id)
}

interface PresenceUpdate {
  pageId: number
  sessionId: number
  /** The id of the browser window; undefined if the client does not send it. */
  tab: string | undefined
  locale: Locale
  moduleId: number | null
  caret: Caret | null
  now: Date
}

/**
 * Renews the presence of a session on a page. No-op if the window has already left the page.
 * Announces the presence to other editors only if it has changed.
 * @returns the editors on the page
 * @throws NotFoundError
 */
export async function renewPresence(db: Database, update: PresenceUpdate): Promise<PresentEditor[]> {
  const { pageId, sessionId, tab, locale, moduleId, caret, now } = update
  const position = { locale, moduleId, caret }
  const expiresAt = new Date(now.getTime() + presenceTimeoutMs)
  return db.transaction(async (transaction) => {
    await assertPageExists(transaction, pageId)
    // Expired rows stay for a while, because they store the closed windows. Late renewals of these
    // windows must be ignored.
    const expiryLimit = new Date(now.getTime() - presenceTimeoutMs)
    await transaction
      .delete(pagePresence)
      .where(and(eq(pagePresence.pageId, pageId), lte(pagePresence.expiresAt, expiryLimit)))
    const presenceBefore = await findPresence(transaction, update)
    const isExpired = lte(pagePresence.expiresAt, now)
    const since = sql`case when ${isExpired} then excluded.since else ${pagePresence.since} end`
    const renewedRows = await transaction
      .insert(pagePresence)
      .values({ pageId, sessionId, ...position, since: now, expiresAt })
      .onConflictDoUpdate({
        target: [pagePresence.pageId, pagePresence.sessionId],
        set: { ...position, since, expiresAt },
        setWhere: tab === undefined ? undefined : sql`${tab} <> all (${pagePresence.departedTabs})`,
      })
      .returning()
    const isChanged = renewedRows.length > 0 && !isDeepStrictEqual({ ...presenceBefore, ...position }, presenceBefore)
    if (isChanged) await announcePresence(transaction, pageId)
    return listPageEditors(transaction, pageId, now)
  })
}

type Departure = Pick<PresenceUpdate, 'pageId' | 'sessionId' | 'tab' | 'locale' | 'now'>

/**
 * Ends the presence of a session on a page, until another window of the session renews it. No-op if
 * the page was deleted.
 */
export async function endPresence(db: Database, departure: Departure): Promise<void> {
  const { pageId, sessionId, tab, locale, now } = departure
  if (tab === undefined) return expirePresence(db, departure)
  await db.transaction(async (transaction) => {
    const [page] = await transaction.select({ id: pages.id }).from(pages).where(eq(pages.id, pageId))
    if (!page) return
    const presenceBefore = await findPresence(transaction, departure)
    const allDepartedTabs = sql`(excluded.departed_tabs || ${pagePresence.departedTabs})[1:${maxDepartedTabs}]`
    await transaction
      .insert(pagePresence)
      .values({ pageId, sessionId, locale, since: now, expiresAt: now, departedTabs: [tab] })
      .onConflictDoUpdate({
        target: [pagePresence.pageId, pagePresence.sessionId],
        set: { expiresAt: now, departedTabs: allDepartedTabs },
      })
    if (presenceBefore) await announcePresence(transaction, pageId)
  })
}

/**
 * Ends the presence of a session on a page until its next renewal. Used if the closed window is
 * unknown, for example after its connection was lost.
 */
export async function expirePresence(db: Database, departure: SessionOnPage): Promise<void> {
  await db.transaction(async (transaction) => {
    const expiredRows = await transaction
      .update(pagePresence)
      .set({ expiresAt: departure.now })
      .where(presenceCondition(departure))
      .returning({ pageId: pagePresence.pageId })
    if (expiredRows.length > 0) await announcePresence(transaction, departure.pageId)
  })
}

/** Finds the presence of a session on a page; undefined if it has expired. */
async function findPresence(db: Queryable, session: SessionOnPage) {
  const [presence] = await db.select().from(pagePresence).where(presenceCondition(session))
  return presence
}

type SessionOnPage = Pick<PresenceUpdate, 'pageId' | 'sessionId' | 'now'>

function presenceCondition({ pageId, sessionId, now }: SessionOnPage) {
  const sessionCondition = and(eq(pagePresence.pageId, pageId), eq(pagePresence.sessionId, sessionId))
  return and(sessionCondition, gt(pagePresence.expiresAt, now))
}

/** Returns true if the session is valid and its user still is an active editor. */
export async function isEditorSession(db: Queryable, sessionId: number, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sessionId),
        gt(sessions.expiresAt, now),
        eq(users.isActive, true),
        isNotNull(users.emailVerifiedAt),
      ),
    )
  return row !== undefined && mayWatchPages(row.user)
}
