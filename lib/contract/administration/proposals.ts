import { z } from 'zod'
import { queriedId } from '../common/record-id'
import { revisionSchema } from '../common/revision'
import { imageSchema } from '../media/image'
import { entryFieldSchema, outcomeSchema, proposalStates, proposedChangeSchema } from './own-organization'
import { relation } from './page-records'
import { recordType } from './record-type'

const text = z.string()

const facts = {
  organization: relation,
  /** The author; null if the account was deleted. */
  by: relation.extend({ email: text }).nullable(),
  state: z.enum(proposalStates),
  proposed_at: text,
  decided_at: text.nullable(),
  decided_by: text.nullable(),
}

export const proposalActions = {
  /**
   * Decides on each changed field of one proposal. The value of a `changed` outcome follows the
   * schema of organizations. Both revisions are those that were displayed.
   */
  decide: z.object({
    proposal_revision: revisionSchema,
    entry_revision: revisionSchema,
    decisions: z.partialRecord(entryFieldSchema, outcomeSchema),
  }),
  /** Approves all changes if the entry has not changed since the author saw it. */
  approve: z.object({}),
}

/**
 * Proposals of delegates for changes of their organizations. Delegates create them in their account
 * area; the office decides by actions.
 */
export const proposalRecords = recordType({
  name: 'proposals',
  section: 'members',
  values: z.object({
    ...facts,
    /** Both revisions are sent back with a decision. */
    proposal_revision: revisionSchema,
    entry_revision: revisionSchema,
    /** `current` is the stored value. It is a conflict if it equals neither `from` nor `to`. */
    changes: z.array(proposedChangeSchema.extend({ current: z.unknown(), is_conflict: z.boolean() })),
    /** Logos of the changes, as far as they still exist. */
    logos: z.array(imageSchema),
  }),
  row: z.object({ ...facts, fields: z.array(entryFieldSchema) }),
  filters: z.object({
    state: z.enum(proposalStates).optional(),
    organization: queriedId.optional(),
  }),
  orderings: ['-proposed_at', 'organization', 'decided_at'],
  actions: proposalActions,
})
