import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { createAlertSender } from '@/backend/members/job-alerts/send-job-alerts'
import { mapFacets } from '@/backend/members/jobs/board'
import { expireJobs } from '@/backend/members/jobs/expire-jobs'
import { remindOwners } from '@/backend/members/jobs/remind-owners'
import { connectDatabase, type Database } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import type { MailData } from '@/backend/platform/db/schema/operations/mail-data'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import type { AlertFilter } from '@/lib/contract/forms/subscription'
import { silentLog, startTestServices } from '@/tests/databases'
import { startDatabaseProxy } from '@/tests/servers/database-proxy'

const testServices = startTestServices({ clock: () => now })
const now = new Date('2026-11-02T10:00:00Z')
const adsPerState = 12
/** Readers of job alerts with each frequency. */
const readers = (['immediately', 'daily', 'weekly'] as const).flatMap((frequency) =>
  [1, 2, 3, 4].map((number) => ({ frequency, email: `${frequency}-${number}@example.org` })),
)

/** Stores ads that have expired, and as many that end soon. */
async function storeAds(db: Database): Promise<void> {
  const [owner] = await db
    .insert(users)
    .values({
      email: 'owner@example.org',
      firstName: 'Paula',
      lastName: 'Probe',
      passwordHash: '',
      group: 'Jobbörse',
      isActive: true,
      emailVerifiedAt: now,
    })
    .returning()
  const expiryTimes = ['2026-10-31T23:00:00Z', '2026-11-05T23:00:00Z'].map((end) => new Date(end))
  const publishedAt = new Date('2026-09-01T10:00:00Z')
  await db.insert(jobs).values(
    expiryTimes.flatMap((expiresAt, stateIndex) =>
      Array.from({ length: adsPerState }, (_, index) => {
        const times = { publishedAt, renewedAt: publishedAt, expiresAt, deadline: '2026-11-05' }
        return { ownerId: Number(owner?.id), title: `${stateIndex}-${index}`, state: 'published' as const, ...times }
      }),
    ),
  )
}

/** Stores confirmed alerts for all ads, older than the ads. */
async function storeAlerts(db: Database): Promise<void> {
  const confirmedAt = new Date('2026-08-01T10:00:00Z')
  const filter: AlertFilter = { ...mapFacets(() => ''), search: '', organization: '', near: '', within: '' }
  await db
    .insert(subscriptions)
    .values(
      readers.map(({ frequency, email }) => ({
        list: 'job-alerts' as const,
        email,
        language: 'de' as const,
        topics: [],
        state: 'confirmed' as const,
        seed: email.slice(0, 12),
        consentVersion: '1',
        requestedAt: confirmedAt,
        confirmedAt,
        details: { ...filter, frequency },
      })),
    )
}

/** Logs each end of an ad. Kills the connection at every third mail and every second expiry. */
async function killWriters(db: Database): Promise<void> {
  await db.execute(sql`CREATE SEQUENCE kills`)
  await db.execute(sql`CREATE TABLE noted_ends (id integer)`)
  await db.execute(sql`CREATE FUNCTION kill_writer() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF nextval('kills') % TG_ARGV[0]::integer = 0 THEN
        PERFORM pg_terminate_backend(pg_backend_pid());
      END IF;
      RETURN NULL;
    END $$`)
  await db.execute(sql`CREATE FUNCTION note_end() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO noted_ends VALUES (NEW.id);
      RETURN NULL;
    END $$`)
  await db.execute(sql`CREATE TRIGGER kill_mailer AFTER INSERT ON outbox
    FOR EACH ROW EXECUTE FUNCTION kill_writer('3')`)
  await db.execute(sql`CREATE TRIGGER note_end AFTER UPDATE ON jobs FOR EACH ROW
    WHEN (OLD.state = 'published' AND NEW.state = 'expired') EXECUTE FUNCTION note_end()`)
  await db.execute(
    sql`CREATE TRIGGER kill_ender AFTER UPDATE ON jobs FOR EACH STATEMENT EXECUTE FUNCTION kill_writer('2')`,
  )
}

test.runIf(inject('testTemplate').kind === 'postgres')(
  'with two servers that are killed repeatedly, each ad ends once, and each owner and reader gets one mail',
  async () => {
    const { services, database } = testServices
    const { db } = database
    await storeAds(db)
    await storeAlerts(db)
    await killWriters(db)
    const proxy = await startDatabaseProxy(database.target)
    const servers = await Promise.all([
      connectDatabase(proxy.target, silentLog),
      connectDatabase(database.target, silentLog),
    ])
    const neverAborted = new AbortController().signal
    // Each server runs twice simultaneously, so that runs overlap.
    const runs = servers.flatMap(({ db: serverDb }) =>
      [createAlertSender(), createAlertSender()].map((sendAlerts) => ({ serverDb, sendAlerts })),
    )
    const runRound = () =>
      Promise.allSettled(
        runs.flatMap(({ serverDb, sendAlerts }) => [
          expireJobs(serverDb, now),
          remindOwners({ ...services, db: serverDb, log: silentLog }, neverAborted),
          sendAlerts({ ...services, db: serverDb, log: silentLog }, neverAborted),
        ]),
      )
    // The connection behind the proxy is lost before the commit, then before its response.
    for (const text of ['commit', 'insert into "outbox"', 'update "jobs"', null, null, null]) {
      proxy.disconnectAt(text)
      await runRound()
    }
    await db.execute(sql`DROP TRIGGER kill_mailer ON outbox`)
    await db.execute(sql`DROP TRIGGER kill_ender ON jobs`)
    await runRound()
    await runRound()
    await Promise.all(servers.map(({ close }) => close()))
    await proxy.close()

    const { rows } = await db.execute<{ ends: number; ads: number }>(
      sql`SELECT count(*)::integer AS ends, count(DISTINCT id)::integer AS ads FROM noted_ends`,
    )
    expect(rows).toEqual([{ ends: adsPerState, ads: adsPerState }])
    const mails = await db.select().from(outbox)
    const runningTitles = Array.from({ length: adsPerState }, (_, index) => `1-${index}`).sort()
    const reminders = mails.filter(({ template }) => template === 'job-ends-soon')
    expect(reminders.map(({ data }) => (data as MailData['job-ends-soon']).title).sort()).toEqual(runningTitles)
    const alerts = mails.filter(({ template }) => template === 'job-alert')
    expect(alerts.map(({ recipient }) => recipient).sort()).toEqual(readers.map(({ email }) => email).sort())
    for (const { data } of alerts) {
      expect((data as MailData['job-alert']).jobs.map(({ title }) => title).sort()).toEqual(runningTitles)
    }
  },
)
