import { desc, eq, ne } from 'drizzle-orm'
import { loadPublicationSummaries } from '@/backend/content/page-tree/publication-summaries'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { organizationProposals, type ProposalRow } from '@/backend/platform/db/schema/members/organization-proposals'
import { NotFoundError } from '@/backend/platform/errors'
import { entryFields, type OwnOrganization, type Proposal } from '@/lib/contract/administration/own-organization'
import type { Locale } from '@/lib/contract/common/locale'
import { toBerlinIso } from '@/lib/datetime'
import { loadConfirmations } from '../delegates/confirmations'
import { listDelegateOrganizations } from '../delegates/delegates'
import { administeredOrganizations } from '../organizations/administered-organizations'
import { type Entry, isAwaitingPublication, loadEntry } from './entry'
import { loadLogos } from './proposed-logo'

/** The maximum number of decided and withdrawn proposals in the response for an organization. */
const maxClosedProposals = 10

interface Reader {
  userId: number
  locale: Locale
}

export async function listOwnOrganizations(db: Queryable, reader: Reader): Promise<OwnOrganization[]> {
  return presentOrganizations(db, await listDelegateOrganizations(db, reader.userId), reader)
}

/**
 * Loads an organization that the user is a delegate of.
 * @throws NotFoundError
 */
export async function loadOwnOrganization(db: Queryable, id: number, reader: Reader): Promise<OwnOrganization> {
  await requireDelegate(db, { organizationId: id, userId: reader.userId })
  const [organization] = await presentOrganizations(db, [id], reader)
  if (!organization) throw new NotFoundError()
  return organization
}

/** @throws NotFoundError if the organization does not exist or the user is not its delegate */
export async function requireDelegate(
  db: Queryable,
  { organizationId, userId }: { organizationId: number; userId: number },
): Promise<void> {
  if (!(await listDelegateOrganizations(db, userId)).includes(organizationId)) throw new NotFoundError()
}

async function presentOrganizations(
  db: Queryable,
  ids: readonly number[],
  { userId, locale }: Reader,
): Promise<OwnOrganization[]> {
  const getConfirmation = await loadConfirmations(db, ids)
  const getPublicationSummary = await loadPublicationSummaries(db, ids, locale)
  const entries = await administeredOrganizations.present(db, ids, locale)
  const organizations: OwnOrganization[] = []
  for (const { id } of entries) {
    const entry = await loadEntry(db, id)
    const { values, revision } = entry
    organizations.push({
      id,
      title: values.title[locale] || values.title.de || values.title.en,
      url: getPublicationSummary(id).publicUrl,
      revision,
      values,
      ...getConfirmation(id),
      ...(await presentProposals(db, entry, { userId, locale })),
    })
  }
  return organizations.toSorted((a, b) => a.id - b.id)
}

async function presentProposals(
  db: Queryable,
  entry: Entry,
  { userId, locale }: Reader,
): Promise<Pick<OwnOrganization, 'proposals' | 'logos'>> {
  const { state, proposedAt, id } = organizationProposals
  const currentLogoId = entry.values.logo
  const allRows = await db
    .select({ proposal: organizationProposals, user: users })
    .from(organizationProposals)
    .leftJoin(users, eq(users.id, organizationProposals.userId))
    .where(eq(organizationProposals.organizationId, entry.id))
    .orderBy(ne(state, 'waiting'), desc(proposedAt), desc(id))
  const waitingCount = allRows.filter(({ proposal }) => proposal.state === 'waiting').length
  const rows = allRows.slice(0, waitingCount + maxClosedProposals)
  const proposals = rows.map(({ proposal, user }) => ({
    id: proposal.id,
    state: proposal.state,
    revision: proposal.revision,
    by: user && fullName(user),
    is_own: proposal.userId === userId,
    proposed_at: toBerlinIso(proposal.proposedAt),
    decided_at: proposal.decidedAt && toBerlinIso(proposal.decidedAt),
    changes: presentChanges(proposal, entry),
  }))
  return {
    proposals,
    logos: await loadLogos(db, { currentLogoId, proposals: rows.map((row) => row.proposal) }, locale),
  }
}

/** Presents the changes of a proposal, in the order of the fields in the form. */
export function presentChanges({ changes, outcomes }: ProposalRow, entry: Entry): Proposal['changes'] {
  return entryFields.flatMap((field) => {
    if (!changes[field]) return []
    const change = { field, ...changes[field], outcome: outcomes?.[field] ?? null }
    return [{ ...change, is_online: !isAwaitingPublication(entry, change) }]
  })
}
