import {
  type EntryField,
  type EntryValues,
  entryFields,
  entryValuesSchema,
  type OwnOrganization,
} from '@/lib/contract/administration/own-organization'
import { createDraftStore, type DraftStore } from '@/lib/drafts/draft-store'

export type Changes = Partial<EntryValues>

/** Returns the fields of the entered values that differ from the entry. */
export function diffValues(storedValues: EntryValues, enteredValues: EntryValues): Changes {
  const changedFields = entryFields.filter(
    (field) => toComparable(field, storedValues) !== toComparable(field, enteredValues),
  )
  return Object.fromEntries(changedFields.map((field) => [field, enteredValues[field]]))
}

/** Serializes a value with its parts in the order of the schema. */
function toComparable(field: EntryField, values: EntryValues): string {
  const parseResult = entryValuesSchema.shape[field].safeParse(values[field])
  return JSON.stringify(parseResult.success ? parseResult.data : values[field])
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
export function toFormValues(organization: OwnOrganization, draft: Changes): EntryValues {
  const proposedValues = Object.fromEntries(
    (findOwnProposal(organization)?.changes ?? []).map(({ field, to }) => [field, to]),
  )
  const mergedValues: EntryValues = { ...organization.values, ...proposedValues, ...draft }
  return entryValuesSchema.safeParse(mergedValues).data ?? { ...organization.values, ...draft }
}

/** The draft of an unsent form in this browser. Drops values of a wrong type. */
export function createProposalDraft(userId: number, organizationId: number): DraftStore<Changes> {
  return createDraftStore(`buehnenhaus.entry.${userId}.${organizationId}`, (data) =>
    isObject(data) ? pickValidFields(data) : null,
  )
}

function pickValidFields(storedDraft: object): Changes {
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
    entryFields.flatMap((field) => {
      const value: unknown = Reflect.get(storedDraft, field)
      return (shapes[field] ?? isText)(value) ? [[field, value]] : []
    }),
  )
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
