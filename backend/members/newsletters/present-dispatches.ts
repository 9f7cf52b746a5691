import { sql } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import {
  type DispatchRow,
  dispatchLetters,
  type NewsletterIssueRow,
} from '@/backend/platform/db/schema/members/newsletters'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { suspendedProblem } from '@/backend/platform/mail/outbox'
import { lacksMailServer } from '@/backend/platform/mail/transport'
import type { Services } from '@/backend/platform/services'
import type { Delay, Dispatch } from '@/lib/contract/administration/dispatch'
import { toBerlinIso } from '@/lib/datetime'
import { countWaitingReaders, listRunningDispatches } from './queue-letters'

/** A record with its dispatch and its planner, if there are any. */
export interface DispatchedRecord {
  issue: NewsletterIssueRow | null
  dispatch: DispatchRow | null
  planner: UserRow | null
  unconfirmed: boolean
}

/** Loads the facts of running dispatches. The returned function presents a dispatch. */
export async function loadDispatchPresenter(
  { db, env }: { db: Queryable } & Pick<Services, 'env'>,
  records: readonly DispatchedRecord[],
) {
  const runningDispatches = listRunningDispatches(records)
  const getWaitingCount = await countWaitingReaders(db, runningDispatches)
  const delays = await loadDelays(
    db,
    runningDispatches.map(({ id }) => id),
  )
  const listDelays = ({ id }: DispatchRow): Delay[] => {
    const mails = getWaitingCount(id)
    if (!lacksMailServer(env)) return delays.get(id) ?? []
    return mails === 0 ? [] : [{ reason: 'missing', code: 'SMTP_URL', mails }]
  }
  return ({ dispatch, planner, unconfirmed }: Omit<DispatchedRecord, 'issue'>): Dispatch => ({
    planned_by: planner && fullName(planner),
    unconfirmed: dispatch !== null && unconfirmed,
    ended_at: dispatch?.endedAt ? toBerlinIso(dispatch.endedAt) : null,
    problem: dispatch?.problem ?? null,
    sent: dispatch?.sent ?? 0,
    waiting: getWaitingCount(dispatch?.id),
    refused: dispatch?.refused ?? 0,
    failed: dispatch?.failed ?? 0,
    skipped: dispatch?.skipped ?? 0,
    unsubscribed: dispatch?.unsubscribed ?? 0,
    delays: dispatch?.state === 'sending' ? listDelays(dispatch) : [],
  })
}

/**
 * SQL: the reason of a delay, from the problem of a mail (`smtp-errors.ts`). Of the permanent
 * rejections, only those at MAIL FROM are tried again; 53x asks for a login (RFC 4954 §6).
 */
const delayReason = sql`CASE
  WHEN mail.problem ~ '^(unreachable: (E(NO)?AUTH|432|454)|(unreachable|postponed): 53[0458])' THEN 'login'
  WHEN mail.problem LIKE 'postponed: 5%' THEN 'sender'
  ELSE split_part(mail.problem, ':', 1) END`

/**
 * Loads the reasons why letters wait for another attempt, by dispatch, each with its most frequent
 * code. An error of the program is no delay: it stops the dispatch.
 */
async function loadDelays(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, Delay[]>> {
  const delays = new Map<number, Delay[]>()
  if (ids.length === 0) return delays
  const { rows } = await db.execute<Delay & { id: number }>(sql`
    SELECT letter.dispatch_id AS id, ${delayReason} AS reason, count(*)::int AS mails,
      split_part(mode() WITHIN GROUP (ORDER BY mail.problem), ': ', 2) AS code
    FROM ${dispatchLetters} AS letter JOIN ${outbox} AS mail ON mail.id = letter.outbox_id
    WHERE letter.dispatch_id = ANY(${sql.param([...ids])}::int[]) AND letter.state = 'queued'
      AND mail.state = 'waiting' AND mail.problem <> ${suspendedProblem} AND mail.problem NOT LIKE '%: internal'
    GROUP BY 1, 2 ORDER BY 3 DESC, 2`)
  for (const { id, ...delay } of rows) delays.set(id, [...(delays.get(id) ?? []), delay])
  return delays
}
