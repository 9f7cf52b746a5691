import { z } from 'zod'
import {
  type EntryField,
  entryValuesSchema,
  type Outcome,
  outcomeSchema,
} from '@/lib/contract/administration/own-organization'
import type { proposalRecords } from '@/lib/contract/administration/proposals'
import { type ProblemCode, type Problems, toProblems } from '../form/problems'

export type AdministeredProposal = z.output<typeof proposalRecords.values>
export type Change = AdministeredProposal['changes'][number]

/** The choice for a field. Its `outcome` is null as long as the office has not chosen. */
export interface Choice {
  outcome: Outcome['outcome'] | null
  /** Value that is stored instead of the proposed one. */
  value: unknown
  /** Reason for the refusal. */
  reason: string
}

export type Choices = Readonly<Partial<Record<EntryField, Choice>>>

/**
 * Returns the initial choice for a change. It is accepted, unless the field has changed since the
 * proposal.
 */
export function getFirstChoice({ field, to, current, is_conflict }: Change): Choice {
  // The proposed logo is not in the media library yet, and only a logo from the library can be
  // stored instead.
  const value = field === 'logo' ? current : to
  return { outcome: is_conflict ? null : 'approved', value, reason: '' }
}

/** Returns the decisions for the call, and their problems by path (`street.reason`). */
export function toDecisions(
  changes: readonly Change[],
  choices: Choices,
  words: (code: ProblemCode | 'undecided') => string,
): { decisions: Partial<Record<EntryField, Outcome>>; problems: Problems } {
  const parsedChoices = changes.map((change) => {
    const { field } = change
    const choice = choices[field] ?? getFirstChoice(change)
    return { field, choice, parsed: createOutcomeSchema(field).safeParse(choice) }
  })
  return {
    decisions: Object.fromEntries(
      parsedChoices.flatMap(({ field, parsed: { data } }) => (data ? [[field, data]] : [])),
    ),
    problems: Object.fromEntries(
      parsedChoices.flatMap(({ field, choice, parsed: { error } }) =>
        Object.entries(error ? toProblems(error, choice, words) : {}).map(([path, text]) => [
          `${field}.${path}`,
          path === 'outcome' ? words('undecided') : text,
        ]),
      ),
    ),
  }
}

/**
 * Returns a schema for the decision on a field. It accepts only values that are valid for the
 * field.
 */
function createOutcomeSchema(field: EntryField): z.ZodType<Outcome> {
  const [approved, , refusedOption] = outcomeSchema.options
  const changedSchema = z.object({ outcome: z.literal('changed'), value: entryValuesSchema.shape[field] })
  return z.discriminatedUnion('outcome', [approved, changedSchema, refusedOption])
}
