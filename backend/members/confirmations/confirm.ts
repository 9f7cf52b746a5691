import { eq } from 'drizzle-orm'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { organizationConfirmations } from '@/backend/platform/db/schema/members/organization-confirmations'
import { createStaleWriteError, NotFoundError } from '@/backend/platform/errors'
import type { Services } from '@/backend/platform/services'
import type { OrganizationConfirmation } from '@/lib/contract/administration/own-organization'
import type { Locale } from '@/lib/contract/common/locale'
import { saveConfirmation } from '../delegates/confirmations'
import { listActiveDelegates } from '../delegates/delegates'
import { loadEntry } from '../proposals/entry'
import { loadOwnOrganization, requireDelegate } from '../proposals/own-organizations'
import { type MailedRequest, readConfirmationKey } from './confirmation-key'
import { subtractYear } from './year'

interface ConfirmationRequest {
  key: string
  locale: Locale
  now: Date
}

type ConfirmationServices = Pick<Services, 'db' | 'serverKey'>

/**
 * Stores that a delegate confirms the entry of an organization.
 * @throws NotFoundError if the user is not a delegate, ConflictError if the entry has changed
 */
export async function confirmEntry(
  db: Database,
  revision: number,
  confirmation: { organizationId: number; userId: number; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await requireDelegate(tx, confirmation)
    const entry = await loadEntry(tx, confirmation.organizationId)
    if (entry.revision !== revision)
      throw createStaleWriteError({ current: entry.values, yours: null, by: entry.lastAuthor })
    await saveConfirmation(tx, confirmation)
  })
}

/**
 * Returns the entry of a mailed key, and the state of its confirmation.
 * @throws NotFoundError for an unknown key or a recipient who is no longer a delegate
 */
export async function readConfirmation(
  { db, serverKey }: ConfirmationServices,
  request: ConfirmationRequest,
): Promise<OrganizationConfirmation> {
  return loadConfirmation(db, await requireMailedRequest(db, serverKey, request.key), request)
}

/**
 * Confirms the entry of a mailed key. No-op if it is already confirmed.
 * @throws NotFoundError as `readConfirmation`; ConflictError if the entry has changed or the key is
 * over a year old
 */
export async function confirmByKey(
  { db, serverKey }: ConfirmationServices,
  revision: number,
  request: ConfirmationRequest,
): Promise<OrganizationConfirmation> {
  const mailedRequest = await requireMailedRequest(db, serverKey, request.key)
  const { organizationId, userId } = mailedRequest
  const { state } = await loadConfirmation(db, mailedRequest, request)
  if (state === 'over') throw createStaleWriteError({ current: null, yours: null, by: null })
  if (state === 'open') await confirmEntry(db, revision, { organizationId, userId, now: request.now })
  return loadConfirmation(db, mailedRequest, request)
}

async function requireMailedRequest(db: Queryable, serverKey: string, key: string): Promise<MailedRequest> {
  const mailedRequest = readConfirmationKey(serverKey, key)
  if (!mailedRequest) throw new NotFoundError()
  const delegates = await listActiveDelegates(db, mailedRequest.organizationId)
  if (!delegates.some(({ id }) => id === mailedRequest.userId)) throw new NotFoundError()
  return mailedRequest
}

async function loadConfirmation(
  db: Queryable,
  { organizationId, userId, askedAt }: MailedRequest,
  { locale, now }: ConfirmationRequest,
): Promise<OrganizationConfirmation> {
  const [row] = await db
    .select()
    .from(organizationConfirmations)
    .where(eq(organizationConfirmations.organizationId, organizationId))
  const organization = await loadOwnOrganization(db, organizationId, { userId, locale })
  const { id, title, url, revision, values, logos, confirmed_at } = organization
  const isConfirmed = row?.confirmedAt != null && row.confirmedAt >= askedAt
  const currentState = isConfirmed ? 'confirmed' : 'open'
  const state = askedAt < subtractYear(now) ? 'over' : currentState
  return { state, organization: { id, title, url, revision, values, logos, confirmed_at } }
}
