import {
  type EntryField,
  type EntryValues,
  entryFields,
  entryValuesSchema,
  type OwnOrganization,
} from '@/lib/contract/administration/own-organization'
import { type FormDrafts, openFormDrafts } from '@/lib/drafts/form-drafts'
import { isRecord } from '@/lib/is-record'

export type Changes = Partial<EntryValues>

/** Values that are not sent or not decided, with the values that they replace. */
export interface ProposalDraft {
  values: Changes
  base: Changes
}
export const emptyDraft: ProposalDraft = { values: {}, base: {} }

/** Returns the entered values that differ from those of the entry. */
export function diffValues(storedValues: EntryValues, enteredValues: EntryValues): Changes {
  const changedFields = entryFields.filter(
    (field) => toComparable(field, storedValues) !== toComparable(field, enteredValues),
  )
  return Object.fromEntries(changedFields.map((field) => [field, enteredValues[field]]))
}

/** Serializes a value with its properties in the order of the schema, to make texts comparable. */
function toComparable(field: EntryField, values: Changes): string {
  const parseResult = entryValuesSchema.shape[field].safeParse(values[field])
  return JSON.stringify(parseResult.success ? parseResult.data : values[field])
}

/** Finds the open proposal of the user; undefined if there is none. */
export function findOwnProposal({ proposals }: OwnOrganization): OwnOrganization['proposals'][number] | undefined {
  return proposals.find(({ state, is_own }) => is_own && state === 'waiting')
}

export const pickFields = (values: Changes, fields: readonly string[]): Changes =>
  Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)))

/**
 * Divides a draft: `keptValues` are its values for fields that still have the value they replace.
 * The others are contested, because another user has changed the field since.
 */
function divideDraft(
  { values, base }: ProposalDraft,
  current: EntryValues,
): { keptValues: Changes; contested: ProposalDraft } {
  const fields = entryFields.filter((field) => field in values)
  const isSame = (field: EntryField, changes: Changes) => toComparable(field, changes) === toComparable(field, current)
  const contested = fields.filter((field) => !isSame(field, base) && !isSame(field, values))
  const keptFields = fields.filter((field) => !contested.includes(field))
  return {
    keptValues: pickFields(values, keptFields),
    contested: { values: pickFields(values, contested), base: pickFields(base, contested) },
  }
}

/**
 * Returns the values of the form: those of the entry, replaced by those of the user's open proposal
 * (`base`), replaced by those of the draft (`values`). Contested values replace nothing.
 */
export function toFormState(organization: OwnOrganization, draft: ProposalDraft = emptyDraft) {
  const entry = organization.values
  const changes = findOwnProposal(organization)?.changes ?? []
  const proposal = divideDraft(
    {
      values: Object.fromEntries(changes.map(({ field, to }) => [field, to])),
      base: Object.fromEntries(changes.map(({ field, from }) => [field, from])),
    },
    entry,
  )
  const base = entryValuesSchema.safeParse({ ...entry, ...proposal.keptValues }).data ?? entry
  const { keptValues, contested } = divideDraft(draft, base)
  const values = { ...base, ...keptValues }
  return {
    base,
    values: entryValuesSchema.safeParse(values).data ?? values,
    contested: {
      values: { ...proposal.contested.values, ...contested.values },
      base: { ...proposal.contested.base, ...contested.base },
    },
  }
}

/**
 * Opens the drafts of proposals that were not sent in this browser. Values of a wrong type are
 * ignored when they are read. Earlier releases stored the values without their base.
 */
export function openProposalDrafts(userId: number, organizationId: number): FormDrafts<ProposalDraft> {
  return openFormDrafts(`buehnenhaus.entry.${userId}.${organizationId}`, (data) => {
    if (!isRecord(data)) return null
    const { values = data, base = {} } = data as { values?: unknown; base?: unknown }
    return isRecord(values) && isRecord(base) ? { values: pickValidFields(values), base: pickValidFields(base) } : null
  })
}

function pickValidFields(storedDraft: object): Changes {
  const shapes: Record<string, (value: unknown) => boolean> = {
    title: isRecord,
    kind: isRecord,
    teaser: isRecord,
    stages: Array.isArray,
    people: Array.isArray,
    region: (value) => value === null || typeof value === 'string',
    logo: (value) => value === null || typeof value === 'number',
  }
  const isText = (value: unknown) => typeof value === 'string'
  const hasValidShape = (field: EntryField) => (shapes[field] ?? isText)(Reflect.get(storedDraft, field))
  return Object.fromEntries(entryFields.filter(hasValidShape).map((field) => [field, Reflect.get(storedDraft, field)]))
}
