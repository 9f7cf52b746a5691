import { eq } from 'drizzle-orm'
import type { Author } from '@/backend/platform/access/author'
import { changeRecordWithin } from '@/backend/platform/administration/write-record'
import type { Queryable, Transaction } from '@/backend/platform/db/client'
import { organizationProposals, type ProposalRow } from '@/backend/platform/db/schema/members/organization-proposals'
import { ConflictError, createStaleWriteError, InvalidFieldsError, NotFoundError } from '@/backend/platform/errors'
import { toFieldErrors } from '@/backend/platform/field-errors'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import {
  type EntryField,
  type EntryValues,
  entryFields,
  entryValuesSchema,
  type Outcome,
} from '@/lib/contract/administration/own-organization'
import { toOwnOrganizationPath } from '@/lib/contract/administration/own-organization-path'
import type { Locale } from '@/lib/contract/common/locale'
import { saveConfirmation } from '../delegates/confirmations'
import { type Delegate, listActiveDelegates } from '../delegates/delegates'
import { administeredOrganizations } from '../organizations/administered-organizations'
import { type Entry, keepWorkingTexts, loadEntry, toApprovedValue, validateEntry } from './entry'
import { proposalMessage } from './messages'
import { presentChanges } from './own-organizations'
import { addLogoToLibrary } from './proposed-logo'

type Outcomes = Partial<Record<EntryField, Outcome>>

/** A waiting proposal with its author. */
interface LockedProposal {
  row: ProposalRow
  delegate: Delegate
}

interface Decision {
  /** The revision of the proposal that the decision is based on. */
  proposalRevision: number
  /** The revision of the entry that the decision is based on. */
  entryRevision: number
  /** One outcome for each field that the proposal changes. */
  outcomes: Outcomes
}

/**
 * Decides on a waiting proposal. Stores the accepted values in the same way as a change in the
 * administration, and records them as a confirmation of the entry. Mails the outcomes to the
 * delegate.
 * @throws NotFoundError, ConflictError if the proposal or the entry has changed, InvalidFieldsError
 */
export async function decideProposal(
  tx: Transaction,
  { row, delegate }: LockedProposal,
  { proposalRevision, entryRevision, outcomes }: Decision,
  { author, siteUrl }: { author: Author; siteUrl: string },
): Promise<void> {
  if (row.revision !== proposalRevision)
    throw createStaleWriteError({ current: row.changes, yours: outcomes, by: null })
  const fields = entryFields.filter((field) => row.changes[field])
  const undecidedFields = fields.filter((field) => !outcomes[field])
  if (undecidedFields.length > 0) throw createUndecidedError(undecidedFields, author.locale)
  const { organizationId: id, userId: proposedBy } = row
  const entry = await loadEntry(tx, id)
  const acceptedValues = pickAcceptedValues(row, entry, outcomes, author.locale)
  if (row.logoId !== null && outcomes.logo?.outcome === 'approved') await addLogoToLibrary(tx, row.logoId, author)
  if (Object.keys(acceptedValues).length > 0) {
    const changes = keepWorkingTexts(entry, acceptedValues)
    const errors = await validateEntry(tx, entry, changes, author.locale)
    if (errors) throw new InvalidFieldsError({ decisions: errors })
    const change = { id, revision: entryRevision, changes, proposedBy }
    await changeRecordWithin(tx, administeredOrganizations, change, author)
    await saveConfirmation(tx, { organizationId: id, userId: proposedBy, now: author.now })
  }
  await tx
    .update(organizationProposals)
    .set({ state: 'decided', outcomes, logoId: null, decidedAt: author.now, decidedBy: author.userId })
    .where(eq(organizationProposals.id, row.id))
  await mailOutcomes(tx, { siteUrl, entry: await loadEntry(tx, id) }, delegate, { ...row, outcomes })
}

/**
 * Locks a waiting proposal until the transaction ends.
 * @throws NotFoundError, ConflictError if it is closed or its author is no active delegate
 */
export async function lockProposal(tx: Queryable, id: number): Promise<LockedProposal> {
  const [row] = await tx.select().from(organizationProposals).where(eq(organizationProposals.id, id)).for('update')
  if (!row) throw new NotFoundError()
  const delegate = (await listActiveDelegates(tx, row.organizationId)).find((user) => user.id === row.userId)
  if (row.state !== 'waiting' || !delegate) throw new ConflictError('proposalClosed')
  return { row, delegate }
}

/** Returns the accepted values by field, which may differ from the proposed ones. */
function pickAcceptedValues(
  { changes }: ProposalRow,
  { workingValues }: Entry,
  outcomes: Outcomes,
  locale: Locale,
): Partial<EntryValues> {
  const input: Partial<Record<EntryField, unknown>> = {}
  for (const field of entryFields) {
    const change = changes[field]
    const outcome = outcomes[field]
    if (!change || !outcome || outcome.outcome === 'refused') continue
    input[field] = outcome.outcome === 'changed' ? outcome.value : toApprovedValue(change, workingValues[field])
  }
  const parseResult = entryValuesSchema.partial().safeParse(input)
  if (parseResult.success) return parseResult.data
  throw new InvalidFieldsError({ decisions: toFieldErrors(parseResult.error, input, locale) })
}

function createUndecidedError(fields: readonly EntryField[], locale: Locale): InvalidFieldsError {
  const text = proposalMessage(locale, 'undecided')
  return new InvalidFieldsError({ decisions: Object.fromEntries(fields.map((field) => [field, [text]])) })
}

async function mailOutcomes(
  db: Queryable,
  { siteUrl, entry }: { siteUrl: string; entry: Entry },
  delegate: Delegate,
  proposal: ProposalRow,
): Promise<void> {
  const { title } = entry.workingValues
  await enqueueMail(db, {
    to: delegate.email,
    locale: delegate.language,
    template: 'proposal-decided',
    data: (locale) => ({
      name: delegate.name,
      organization: title[locale] || title.de || title.en,
      outcomes: presentChanges(proposal, entry).flatMap(({ field, outcome, is_online }) => {
        if (!outcome) return []
        return [{ field, outcome: outcome.outcome, reason: 'reason' in outcome ? outcome.reason : '', is_online }]
      }),
      url: `${siteUrl}/${locale}/${toOwnOrganizationPath(locale)}`,
    }),
  })
}
