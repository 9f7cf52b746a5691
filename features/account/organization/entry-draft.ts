import {
  type OwnOrganization,
  type ProposalField,
  type ProposedValues,
  proposalFields,
  proposedValuesSchema,
} from '@/lib/contract/administration/own-organization'
import { createDraftStore, type DraftStore } from '@/lib/drafts/draft-store'

export type Changes = Partial<ProposedValues>

/** Returns the fields of the entered values that differ from the entry. */
export function diffValues(stored: ProposedValues, entered: ProposedValues): Changes {
  const changedFields = proposalFields.filter(
    (field) => toComparable(field, stored) !== toComparable(field, entered),
  )
  return Object.fromEntries(changedFields.map((field) => [field, entered[field]]))
}

/** Serializes a value with its parts in the order of the schema. */
function toComparable(field: ProposalField, values: ProposedValues): string {
  const parsed = proposedValuesSchema.shape[field].safeParse(values[field])
  return JSON.stringify(parsed.success ? parsed.data : values[field])
}

/** Finds the user's own waiting proposal. */
export function findOwnProposal({
  proposals,
}: OwnOrganization): OwnOrganization['proposals'][number] | undefined {
  return proposals.find(({ state, is_own }) => is_own && state === 'waiting')
}

/**
 * The initial values of the form: the entry, then the user's waiting proposal, then the draft of
 * this browser.
 */
export function toFormValues(organization: OwnOrganization, draft: Changes): ProposedValues {
  const proposed = Object.fromEntries(
    (findOwnProposal(organization)?.changes ?? []).map(({ field, to }) => [field, to]),
  )
  const merged: ProposedValues = { ...organization.values, ...proposed, ...draft }
  return proposedValuesSchema.safeParse(merged).data ?? { ...organization.values, ...draft }
}

/** The draft of an unsent form in this browser. Drops values of a wrong type. */
export function createEntryDraft(userId: number, organizationId: number): DraftStore<Changes> {
  return createDraftStore(`buehnenhaus.entry.${userId}.${organizationId}`, (data) =>
    isObject(data) ? pickValidFields(data) : null,
  )
}

function pickValidFields(stored: object): Changes {
  const shapes: Record<string, (value: unknown) => boolean> = {
    title: isObject,
    kind: isObject,
    teaser: isObject,
    stages: Array.isArray,
    people: Array.isArray,
    region: (value) => value === null || typeof value === 'string',
    logo: (value) => value === null || typeof value === 'number',
  }
  const isText = (value: unknown) => typeof value === 'string'
  return Object.fromEntries(
    proposalFields.flatMap((field) => {
      const value: unknown = Reflect.get(stored, field)
      return (shapes[field] ?? isText)(value) ? [[field, value]] : []
    }),
  )
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
