import { z } from 'zod'
import { queriedId } from '../common/record-id'
import { revisionSchema } from '../common/revision'
import { imageSchema } from '../media/image'
import { outcomeSchema, proposalFieldSchema, proposalStates, proposedChangeSchema } from './own-organization'
import { relation } from './page-records'
import { recordType } from './record-type'

const text = z.string()

const facts = {
  organization: relation,
  /** Who proposed it; null once the account is gone. */
  by: relation.extend({ email: text }).nullable(),
  state: z.enum(proposalStates),
  proposed_at: text,
  decided_at: text.nullable(),
  decided_by: text.nullable(),
}

export const proposalActions = {
  /** Decides on one proposal: on each field that it changes, `changed` values being those of organizations. Both revisions are those that were seen. */
  decide: z.object({
    proposal_revision: revisionSchema,
    entry_revision: revisionSchema,
    decisions: z.partialRecord(proposalFieldSchema, outcomeSchema),
  }),
  /** Stores everything that is proposed, where the entry still is what its author saw. */
  approve: z.object({}),
}

/** What delegates of organizations propose to change of their entries. It comes from their account, and is decided on by actions. */
export const proposalRecords = recordType({
  name: 'proposals',
  section: 'members',
  values: z.object({
    ...facts,
    /** Both are sent with a decision. */
    proposal_revision: revisionSchema,
    entry_revision: revisionSchema,
    /** `current` is what the entry has by now; it is a conflict where that is neither what was seen nor what is proposed. */
    changes: z.array(proposedChangeSchema.extend({ current: z.unknown(), is_conflict: z.boolean() })),
    /** The logos that the changes name, as long as they are kept. */
    logos: z.array(imageSchema),
  }),
  row: z.object({ ...facts, fields: z.array(proposalFieldSchema) }),
  filters: z.object({
    state: z.enum(proposalStates).optional(),
    organization: queriedId.optional(),
  }),
  orderings: ['-proposed_at', 'organization', 'decided_at'],
  actions: proposalActions,
})
