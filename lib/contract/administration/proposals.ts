import { z } from 'zod'
import { queriedId } from '../common/record-id'
import { revisionSchema } from '../common/revision'
import { imageSchema } from '../media/image'
import { entryFieldSchema, outcomeSchema, proposalStates, proposedChangeSchema } from './own-organization'
import { relation } from './page-records'
import { defineRecordType } from './record-type'

const text = z.string()

const sharedShape = {
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
   * Decides on each field of a proposal. The value of a `changed` outcome must match the schema of
   * organizations. The two revisions are those that the office saw.
   */
  decide: z.object({
    proposal_revision: revisionSchema,
    entry_revision: revisionSchema,
    decisions: z.partialRecord(entryFieldSchema, outcomeSchema),
  }),
  /** Approves all changes, provided that the entry has not changed since the author saw it. */
  approve: z.object({}),
}

/**
 * Proposals by delegates to change the entries of their organizations. Delegates create them in
 * their account; the office decides on them with actions.
 */
export const proposalRecords = defineRecordType({
  name: 'proposals',
  section: 'members',
  values: z.object({
    ...sharedShape,
    /** Revisions of the proposal and of the entry. A decision sends them back. */
    proposal_revision: revisionSchema,
    entry_revision: revisionSchema,
    /**
     * `current` is the stored value. `is_conflict` is true if it equals neither `from` nor `to`.
     * Languages of a text that the proposal does not change do not count.
     */
    changes: z.array(proposedChangeSchema.extend({ current: z.unknown(), is_conflict: z.boolean() })),
    /** Logos that the changes mention. Deleted pictures are omitted. */
    logos: z.array(imageSchema),
  }),
  row: z.object({ ...sharedShape, fields: z.array(entryFieldSchema) }),
  filters: z.object({ state: z.enum(proposalStates).optional(), organization: queriedId.optional() }),
  orderings: ['-proposed_at', 'organization', 'decided_at'],
  actions: proposalActions,
})
