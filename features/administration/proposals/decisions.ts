import { z } from 'zod'
import {
  type Outcome,
  outcomeSchema,
  type ProposalField,
  proposedValuesSchema,
} from '@/lib/contract/administration/own-organization'
import type { proposalRecords } from '@/lib/contract/administration/proposals'
import { type ProblemCode, type Problems, problemsOf } from '../form/problems'

export type Proposal = z.output<typeof proposalRecords.values>
export type Change = Proposal['changes'][number]

/** What the office has chosen for a field so far: `outcome` is null before it has. */
export interface Choice {
  outcome: Outcome['outcome'] | null
  /** What is stored in place of what is proposed. */
  value: unknown
  /** Why it is refused. */
  reason: string
}

export type Choices = Readonly<Partial<Record<ProposalField, Choice>>>

/** What is chosen for a change at first: to accept it, unless somebody else has written the field since. */
export function firstChoice({ field, to, current, is_conflict }: Change): Choice {
  // A logo that is proposed is none of the library's yet, from which another one is chosen.
  const value = field === 'logo' ? current : to
  return { outcome: is_conflict ? null : 'approved', value, reason: '' }
}

/** The decisions as they are sent, and what is wrong with them, by paths like `street.reason`. */
export function decisionsOf(
  changes: readonly Change[],
  choices: Choices,
  words: (code: ProblemCode | 'undecided') => string,
): { decisions: Partial<Record<ProposalField, Outcome>>; problems: Problems } {
  const read = changes.map((change) => {
    const { field } = change
    const choice = choices[field] ?? firstChoice(change)
    return { field, choice, parsed: schemaOf(field).safeParse(choice) }
  })
  return {
    decisions: Object.fromEntries(
      read.flatMap(({ field, parsed: { data } }) => (data ? [[field, data]] : [])),
    ),
    problems: Object.fromEntries(
      read.flatMap(({ field, choice, parsed: { error } }) =>
        Object.entries(error ? problemsOf(error, choice, words) : {}).map(([path, text]) => [
          `${field}.${path}`,
          path === 'outcome' ? words('undecided') : text,
        ]),
      ),
    ),
  }
}

/** Decisions whose value is one that the field may have. */
function schemaOf(field: ProposalField): z.ZodType<Outcome> {
  const [approved, , refused] = outcomeSchema.options
  const changed = z.object({ outcome: z.literal('changed'), value: proposedValuesSchema.shape[field] })
  return z.discriminatedUnion('outcome', [approved, changed, refused])
}
