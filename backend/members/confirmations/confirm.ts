import { eq } from 'drizzle-orm'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { organizationConfirmations } from '@/backend/platform/db/schema/members/organization-confirmations'
import { NotFoundError, staleWrite } from '@/backend/platform/errors'
import type { Services } from '@/backend/platform/services'
import type { OrganizationConfirmation } from '@/lib/contract/administration/own-organization'
import type { Locale } from '@/lib/contract/common/locale'
import { noteConfirmation } from '../delegates/confirmations'
import { activeDelegates } from '../delegates/delegates'
import { readEntry } from '../proposals/entry'
import { findOwnOrganization, requireDelegate } from '../proposals/own-organizations'
import { type MailedQuestion, readConfirmationKey } from './confirmation-key'
import { aYearBefore } from './year'

interface Asked {
  key: string
  locale: Locale
  now: Date
}

type Parts = Pick<Services, 'db' | 'serverKey'>

/**
 * Notes that a delegate says that an entry is right as it was seen.
 * @throws NotFoundError, ConflictError when it is another by now
 */
export async function confirmEntry(
  db: Database,
  revision: number,
  by: { organizationId: number; userId: number; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await requireDelegate(tx, by)
    const entry = await readEntry(tx, by.organizationId)
    if (entry.revision !== revision) throw staleWrite({ current: entry.values, yours: null, by: entry.by })
    await noteConfirmation(tx, by)
  })
}

/**
 * The entry that a mail asked about, and whether it is confirmed since.
 * @throws NotFoundError for a key that was never given, or to somebody who is not a delegate any more
 */
export async function readConfirmation(
  { db, serverKey }: Parts,
  asked: Asked,
): Promise<OrganizationConfirmation> {
  return present(db, await readKey(db, serverKey, asked.key), asked)
}

/**
 * Confirms the entry that a mail asked about; once more changes nothing.
 * @throws NotFoundError as `readConfirmation`, ConflictError when the entry is another by now, or a year is over
 */
export async function confirmByKey(
  { db, serverKey }: Parts,
  revision: number,
  asked: Asked,
): Promise<OrganizationConfirmation> {
  const mailed = await readKey(db, serverKey, asked.key)
  const { organizationId, userId } = mailed
  const { state } = await present(db, mailed, asked)
  if (state === 'over') throw staleWrite({ current: null, yours: null, by: null })
  if (state === 'open') await confirmEntry(db, revision, { organizationId, userId, now: asked.now })
  return present(db, mailed, asked)
}

async function readKey(db: Queryable, serverKey: string, key: string): Promise<MailedQuestion> {
  const mailed = readConfirmationKey(serverKey, key)
  if (!mailed) throw new NotFoundError()
  const delegates = await activeDelegates(db, mailed.organizationId)
  if (!delegates.some(({ id }) => id === mailed.userId)) throw new NotFoundError()
  return mailed
}

async function present(
  db: Queryable,
  { organizationId, userId, askedAt }: MailedQuestion,
  { locale, now }: Asked,
): Promise<OrganizationConfirmation> {
  const [row] = await db
    .select()
    .from(organizationConfirmations)
    .where(eq(organizationConfirmations.organizationId, organizationId))
  const found = await findOwnOrganization(db, organizationId, { userId, locale })
  const { id, title, url, revision, values, logos, confirmed_at } = found
  const isConfirmed = (row?.confirmedAt ?? new Date(0)) >= askedAt
  const open = isConfirmed ? 'confirmed' : 'open'
  const state = askedAt < aYearBefore(now) ? 'over' : open
  return { state, organization: { id, title, url, revision, values, logos, confirmed_at } }
}
