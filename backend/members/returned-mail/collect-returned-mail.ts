import { eq, lte } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/client'
import { returnedMail } from '@/backend/platform/db/schema/members/returned-mail'
import { isDatabaseBusy, isDatabaseUnavailable } from '@/backend/platform/db/unavailable'
import { endedRetentionMs } from '@/backend/platform/mail/outbox'
import type { Services } from '@/backend/platform/services'
import { type DeliveryReport, parseDeliveryReport } from './parse-delivery-report'
import { type NewMails, readMailbox } from './read-mailbox'
import { recordReturn } from './record-return'

/** Interval between two readings of the mailbox, by any server. */
const intervalMs = 5 * 60_000
/** Time after which another server takes over the reading of a killed server. */
const leaseMs = 10 * 60_000
/** Maximum number of mails in a reading. The next reading continues with the others. */
const maxMails = 200

type CollectorServices = Pick<Services, 'db' | 'env' | 'clock' | 'log'>

/**
 * Reads returned mail from the mailbox of `BOUNCE_IMAP_URL` every five minutes, by one server at a
 * time. Reports about mails of this site are recorded and marked as read. Others stay unread, and
 * nothing is deleted.
 * @throws Error if the mailbox cannot be read
 */
export async function collectReturnedMail(services: CollectorServices, stopSignal: AbortSignal): Promise<void> {
  const { db, env, clock } = services
  if (env.BOUNCE_IMAP_URL === undefined) return
  const now = clock()
  const lastRead = await claimReading(db, now)
  if (!lastRead) return
  try {
    // The outbox no longer has the mails that older reports are about.
    const retentionStart = new Date(now.getTime() - endedRetentionMs)
    const search = { lastRead, receivedSince: retentionStart, signal: stopSignal }
    await readMailbox(env.BOUNCE_IMAP_URL, search, (mails) => handleMails(services, mails, stopSignal))
  } finally {
    const dueAt = new Date(now.getTime() + intervalMs)
    await db
      .update(returnedMail)
      .set({ dueAt })
      .where(eq(returnedMail.dueAt, toLeaseEnd(now)))
  }
}

const toLeaseEnd = (now: Date) => new Date(now.getTime() + leaseMs)

/** Claims the next reading. Returns the last mail that was read; null if no reading is due. */
async function claimReading(db: Database, now: Date): Promise<{ mailbox: string; uid: number } | null> {
  await db.insert(returnedMail).values({ dueAt: now }).onConflictDoNothing()
  const [row] = await db
    .update(returnedMail)
    .set({ dueAt: toLeaseEnd(now) })
    .where(lte(returnedMail.dueAt, now))
    .returning()
  return row ? { mailbox: row.mailbox, uid: row.lastUid } : null
}

/** Records the reports among new mails, and stores the number of the last mail. */
async function handleMails(
  { db, env, clock, log }: CollectorServices,
  { mailbox, uids, read, markRead }: NewMails,
  stopSignal: AbortSignal,
): Promise<void> {
  const { hostname } = new URL(env.SITE_URL)
  for (const uid of uids.slice(0, maxMails)) {
    if (stopSignal.aborted) return
    const source = await read(uid)
    const report = source && (await parseReport(source, { hostname, uid }, log))
    if (report && (await tryRecord(db, { report, uid, now: clock() }, log))) await markRead(uid)
    await db.update(returnedMail).set({ mailbox, lastUid: uid })
  }
}

/**
 * Records a report. A report that cannot be recorded must not stop the reading of all others.
 * @throws Error if the database is unavailable, which ends the reading until later
 */
async function tryRecord(
  db: Database,
  { report, uid, now }: { report: DeliveryReport; uid: number; now: Date },
  log: CollectorServices['log'],
): Promise<boolean> {
  try {
    await recordReturn(db, report, now)
    return true
  } catch (error) {
    if (isDatabaseUnavailable(error) || isDatabaseBusy(error)) throw error
    log.error({ uid, err: error }, 'A returned mail cannot be recorded')
    return false
  }
}

/** Parses a report; null also for a mail that cannot be parsed. */
async function parseReport(
  source: Uint8Array,
  { hostname, uid }: { hostname: string; uid: number },
  log: CollectorServices['log'],
): Promise<DeliveryReport | null> {
  try {
    return await parseDeliveryReport(source, hostname)
  } catch (error) {
    log.warn({ uid, err: error }, 'A mail in the mailbox of returned mail cannot be parsed')
    return null
  }
}
