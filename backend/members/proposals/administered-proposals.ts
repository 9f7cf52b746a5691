import { eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { joinTexts, loadPublicationSummaries, titleColumns } from '@/backend/content/page-tree/publication-summaries'
import { fullName } from '@/backend/platform/access/full-name'
import type { Administered } from '@/backend/platform/administration/administered'
import type { Queryable } from '@/backend/platform/db/client'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { organizationProposals, type ProposalRow } from '@/backend/platform/db/schema/members/organization-proposals'
import { ConflictError } from '@/backend/platform/errors'
import type { Services } from '@/backend/platform/services'
import { entryFields } from '@/lib/contract/administration/own-organization'
import { proposalActions, proposalRecords } from '@/lib/contract/administration/proposals'
import { toBerlinIso } from '@/lib/datetime'
import { decideProposal, lockProposal } from './decide'
import { hasConflict, loadEntry } from './entry'
import { presentChanges } from './own-organizations'
import { mayDecideOnProposals } from './policy'
import { loadLogos } from './proposed-logo'

const organizationId = sql`${organizationProposals.organizationId}`
const table = sql`${organizationProposals} LEFT JOIN ${users} ON ${users.id} = ${organizationProposals.userId}`
const decidingUsers = alias(users, 'decidingUsers')

interface StoredProposal {
  proposal: ProposalRow
  proposer: UserRow | null
  decider: UserRow | null
}

/** The record type "proposals" of the administration. The office decides on them there. */
export function administeredProposals({ env }: Pick<Services, 'env'>): Administered<typeof proposalRecords> {
  return {
    contract: proposalRecords,
    may: mayDecideOnProposals,
    waiting: [{ key: 'proposals', filters: () => ({ state: 'waiting' }) }],
    list: {
      from: joinTexts(table, organizationId),
      id: sql`${organizationProposals.id}`,
      searchColumns: titleColumns.searchColumns.concat(
        sql`${users.firstName}`,
        sql`${users.lastName}`,
        sql`${users.email}`,
      ),
      orderings: {
        proposed_at: sql`${organizationProposals.proposedAt}`,
        organization: titleColumns.title,
        decided_at: sql`${organizationProposals.decidedAt}`,
      },
      filters: {
        state: (state) => sql`${organizationProposals.state} = ${state}`,
        organization: (id) => sql`${organizationId} = ${id}`,
      },
    },
    async present(db, ids, locale) {
      const rows = await loadProposals(db, ids)
      const getPublicationSummary = await loadPublicationSummaries(
        db,
        rows.map(({ proposal }) => proposal.organizationId),
        locale,
      )
      return rows.map(({ proposal, ...people }) => {
        const { title, url } = getPublicationSummary(proposal.organizationId)
        const fields = entryFields.filter((field) => proposal.changes[field])
        const values = { ...presentCommonFields({ proposal, ...people }, title), fields }
        return { id: proposal.id, title, url, values }
      })
    },
    async read(db, id) {
      const [storedProposal] = await loadProposals(db, [id])
      if (!storedProposal) return null
      const { proposal } = storedProposal
      const entry = await loadEntry(db, proposal.organizationId)
      const { title, logo } = entry.workingValues
      const { de, en } = title
      return {
        ...presentCommonFields(storedProposal, de || en),
        proposal_revision: proposal.revision,
        entry_revision: entry.revision,
        changes: presentChanges(proposal, entry).map((change) => {
          const current = entry.workingValues[change.field]
          return { ...change, current, is_conflict: hasConflict(change, current) }
        }),
        // The locale does not matter, because the screens of the administration do not show the
        // texts of pictures.
        logos: await loadLogos(db, { currentLogoId: logo, proposals: [proposal] }, 'de'),
      }
    },
    actions: {
      async decide(db, id, input, author) {
        const decision = proposalActions.decide.parse(input)
        const { proposal_revision: proposalRevision, entry_revision: entryRevision, decisions } = decision
        const values = { proposalRevision, entryRevision, outcomes: decisions }
        await decideProposal(db, await lockProposal(db, id), values, { author, siteUrl: env.SITE_URL })
      },
      async approve(db, id, _input, author) {
        const proposal = await lockProposal(db, id)
        const { row } = proposal
        const entry = await loadEntry(db, row.organizationId)
        const changes = presentChanges(row, entry)
        if (changes.some((change) => hasConflict(change, entry.workingValues[change.field]))) {
          throw new ConflictError('proposalConflict')
        }
        const outcomes = Object.fromEntries(changes.map(({ field }) => [field, { outcome: 'approved' as const }]))
        const revisions = { proposalRevision: row.revision, entryRevision: entry.revision }
        await decideProposal(db, proposal, { ...revisions, outcomes }, { author, siteUrl: env.SITE_URL })
      },
    },
  }
}

async function loadProposals(db: Queryable, ids: readonly number[]): Promise<StoredProposal[]> {
  return db
    .select({ proposal: organizationProposals, proposer: users, decider: decidingUsers })
    .from(organizationProposals)
    .leftJoin(users, eq(users.id, organizationProposals.userId))
    .leftJoin(decidingUsers, eq(decidingUsers.id, organizationProposals.decidedBy))
    .where(inArray(organizationProposals.id, [...ids]))
}

function presentCommonFields({ proposal, proposer, decider }: StoredProposal, title: string) {
  return {
    organization: { id: proposal.organizationId, title },
    by: proposer && { id: proposer.id, title: fullName(proposer), email: proposer.email },
    state: proposal.state,
    proposed_at: toBerlinIso(proposal.proposedAt),
    decided_at: proposal.decidedAt && toBerlinIso(proposal.decidedAt),
    decided_by: decider && fullName(decider),
  }
}
