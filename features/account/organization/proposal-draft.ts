import {
  type EntryField,
  type EntryValues,
  entryFields,
  entryValuesSchema,
  type OwnOrganization,
} from '@/lib/contract/administration/own-organization'
import { type FormDrafts, openFormDrafts } from '@/lib/drafts/form-drafts'

export type Changes = Partial<EntryValues>

/** Returns the entered values that differ from those of the entry. */
export function diffValues(storedValues: EntryValues, enteredValues: EntryValues): Changes {
  const changedFields = entryFields.filter(
    (field) => toComparable(field, storedValues) !== toComparable(field, enteredValues),
  )
  return Object.fromEntries(changedFields.map((field) => [field, enteredValues[field]]))
}

/** Serializes a value with its properties in the order of the schema, to make texts comparable. */
function toComparable(field: EntryField, values: EntryValues): string {
  const parseResult = entryValuesSchema.shape[field].safeParse(values[field])
  return JSON.stringify(parseResult.success ? parseResult.data : values[field])
}

/** Finds the open proposal of the user; undefined if there is none. */
export function findOwnProposal({ proposals }: OwnOrganization): OwnOrganization['proposals'][number] | undefined {
  return proposals.find(({ state, is_own }) => is_own && state === 'waiting')
}

/**
 * Returns the initial values of the form: those of the entry, replaced by those of the user's open
 * proposal, replaced by those stored in this browser.
 */
export function toFormValues(organization: OwnOrganization, draft: Changes): EntryValues {
  const proposedValues = Object.fromEntries(
    (findOwnProposal(organization)?.changes ?? []).map(({ field, to }) => [field, to]),
  )
  const mergedValues: EntryValues = { ...organization.values, ...proposedValues, ...draft }
  return entryValuesSchema.safeParse(mergedValues).data ?? { ...organization.values, ...draft }
}

/**
 * Opens the drafts of proposals that were not sent in this browser. Values of a wrong type are
 * ignored when they are read.
 */
export function openProposalDrafts(userId: number, organizationId: number): FormDrafts<Changes> {
  return openFormDrafts(`buehnenhaus.entry.${userId}.${organizationId}`, (data) =>
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
  const hasValidShape = (field: EntryField) => (shapes[field] ?? isText)(Reflect.get(storedDraft, field))
  return Object.fromEntries(entryFields.filter(hasValidShape).map((field) => [field, Reflect.get(storedDraft, field)]))
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
