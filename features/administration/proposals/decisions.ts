import { z } from 'zod'
import {
  type EntryField,
  entryValuesSchema,
  type Outcome,
  outcomeSchema,
} from '@/lib/contract/administration/own-organization'
import type { proposalRecords } from '@/lib/contract/administration/proposals'

export type AdministeredProposal = z.output<typeof proposalRecords.values>
export type Change = AdministeredProposal['changes'][number]

/** The choice for a field. Its `outcome` is null as long as the office has not chosen. */
export interface Choice {
  outcome: Outcome['outcome'] | null
  /** Value that is stored instead of the proposed one. */
  value: unknown
  reason: string
}

/** The choices of the user. A change without one has its initial choice. */
export type Choices = Partial<Record<EntryField, Choice>>

/** Returns the initial choice: to accept unless the field has changed since the proposal. */
export function getInitialChoice({ field, to, current, is_conflict }: Change): Choice {
  // The proposed logo is not in the media library yet, and only a logo from the library can be
  // stored instead.
  const value = field === 'logo' ? current : to
  return { outcome: is_conflict ? null : 'approved', value, reason: '' }
}

/** Returns the choices for changes that a new revision of the proposal contains unchanged. */
export function keepChoices(choices: Choices, before: readonly Change[], after: readonly Change[]): Choices {
  const keys = new Set(before.map((change) => JSON.stringify(change)))
  const unchangedChanges = after.filter((change) => keys.has(JSON.stringify(change)))
  return Object.fromEntries(unchangedChanges.flatMap(({ field }) => (choices[field] ? [[field, choices[field]]] : [])))
}

/** Returns a schema that converts the choices for changes to decisions for the call. */
export function createDecisionsSchema(
  changes: readonly Change[],
): z.ZodType<Partial<Record<EntryField, Outcome>>, Choices> {
  return z.object(
    Object.fromEntries(
      changes.map((change) => [
        change.field,
        z.preprocess((choice) => choice ?? getInitialChoice(change), createOutcomeSchema(change.field)),
      ]),
    ),
  )
}

/** Returns a schema for the decision on a field. Only valid values of the field are accepted. */
function createOutcomeSchema(field: EntryField): z.ZodType<Outcome> {
  const [approved, , refusedOption] = outcomeSchema.options
  const changedSchema = z.object({ outcome: z.literal('changed'), value: entryValuesSchema.shape[field] })
  return z.discriminatedUnion('outcome', [approved, changedSchema, refusedOption])
}
