import { and, eq } from 'drizzle-orm'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { retryTransaction } from '@/backend/platform/db/retry-transaction'
import { organizationProposals, type ProposalRow } from '@/backend/platform/db/schema/members/organization-proposals'
import { createStaleWriteError, InvalidFieldsError, NotFoundError } from '@/backend/platform/errors'
import type { ProposalRequest } from '@/lib/contract/administration/own-organization'
import type { Locale } from '@/lib/contract/common/locale'
import { keepWorkingTexts, loadEntry, toProposedChanges, validateEntry } from './entry'
import { proposalMessage } from './messages'
import { requireDelegate } from './own-organizations'
import { lockProposedLogo } from './proposed-logo'

interface Proposer {
  organizationId: number
  userId: number
  locale: Locale
  now: Date
}

/**
 * Stores proposed values for an entry, replacing the waiting proposal of the user if there is one.
 * The entry itself does not change.
 * @throws NotFoundError, ConflictError if the entry or the proposal has changed, InvalidFieldsError
 */
export async function proposeChanges(
  db: Database,
  { revision, proposal, values }: ProposalRequest,
  proposer: Proposer,
): Promise<void> {
  const { organizationId, userId, locale, now } = proposer
  await retryTransaction(db, async (tx) => {
    await requireDelegate(tx, proposer)
    const waitingProposal = await lockWaitingProposal(tx, proposer)
    const entry = await loadEntry(tx, organizationId)
    const waitingRevision = waitingProposal?.revision ?? null
    if (waitingRevision !== proposal || entry.revision !== revision) {
      throw createStaleWriteError({ current: entry.values, yours: values, by: entry.lastAuthor })
    }
    const changes = toProposedChanges(entry, values)
    if (Object.keys(changes).length === 0) {
      throw new InvalidFieldsError({ non_field_errors: [proposalMessage(locale, 'nothingChanged')] })
    }
    const logoId = await lockProposedLogo(tx, changes, proposer)
    // The validation accepts only logos in the library, which a proposed logo enters when it is
    // accepted. Therefore the current logo is validated instead.
    const checkedValues = keepWorkingTexts(entry, logoId === null ? values : { ...values, logo: entry.values.logo })
    const errors = await validateEntry(tx, entry, checkedValues, locale)
    if (errors) throw new InvalidFieldsError({ values: errors })
    const columns = { changes, logoId, entryRevision: revision, proposedAt: now }
    if (waitingProposal) {
      const newValues = { ...columns, revision: waitingProposal.revision + 1 }
      await tx.update(organizationProposals).set(newValues).where(eq(organizationProposals.id, waitingProposal.id))
    } else {
      await tx.insert(organizationProposals).values({ organizationId, userId, ...columns })
    }
  })
}

/**
 * Withdraws the waiting proposal of a delegate.
 * @throws NotFoundError, ConflictError if it has changed
 */
export async function withdrawProposal(
  db: Database,
  revision: number,
  { organizationId, userId, now }: Proposer,
): Promise<void> {
  await db.transaction(async (tx) => {
    await requireDelegate(tx, { organizationId, userId })
    const waitingProposal = await lockWaitingProposal(tx, { organizationId, userId })
    if (!waitingProposal) throw new NotFoundError()
    if (waitingProposal.revision !== revision)
      throw createStaleWriteError({ current: waitingProposal.changes, yours: null, by: null })
    await tx
      .update(organizationProposals)
      .set({ state: 'withdrawn', logoId: null, decidedAt: now })
      .where(eq(organizationProposals.id, waitingProposal.id))
  })
}

async function lockWaitingProposal(
  tx: Queryable,
  { organizationId, userId }: Pick<Proposer, 'organizationId' | 'userId'>,
): Promise<ProposalRow | undefined> {
  const [row] = await tx
    .select()
    .from(organizationProposals)
    .where(
      and(
        eq(organizationProposals.organizationId, organizationId),
        eq(organizationProposals.userId, userId),
        eq(organizationProposals.state, 'waiting'),
      ),
    )
    .for('update')
  return row
}
