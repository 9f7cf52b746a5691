import {
  type OwnOrganization,
  type ProposalField,
  type ProposedValues,
  proposalFields,
  proposedValuesSchema,
} from '@/lib/contract/administration/own-organization'
import { createDraftStore, type DraftStore } from '@/lib/drafts/draft-store'

export type Changes = Partial<ProposedValues>

/** What of entered values differs from an entry. */
export function changesOf(stored: ProposedValues, entered: ProposedValues): Changes {
  const changed = proposalFields.filter((field) => comparable(field, stored) !== comparable(field, entered))
  return Object.fromEntries(changed.map((field) => [field, entered[field]]))
}

/** A value as a text, with its parts in the schema's order. */
function comparable(field: ProposalField, values: ProposedValues): string {
  const parsed = proposedValuesSchema.shape[field].safeParse(values[field])
  return JSON.stringify(parsed.success ? parsed.data : values[field])
}

/** One's own proposal that waits; undefined for none. */
export function ownWaiting({ proposals }: OwnOrganization): OwnOrganization['proposals'][number] | undefined {
  return proposals.find(({ state, is_own }) => is_own && state === 'waiting')
}

/** What a form begins with: the entry with what one has proposed already, and what this browser has kept. */
export function valuesToEdit(own: OwnOrganization, kept: Changes): ProposedValues {
  const proposed = Object.fromEntries((ownWaiting(own)?.changes ?? []).map(({ field, to }) => [field, to]))
  const merged: ProposedValues = { ...own.values, ...proposed, ...kept }
  return proposedValuesSchema.safeParse(merged).data ?? { ...own.values, ...kept }
}

/** What this browser has kept of a form that was not sent. What no form may have in a field is left out. */
export function entryDraft(userId: number, organizationId: number): DraftStore<Changes> {
  return createDraftStore(`buehnenhaus.entry.${userId}.${organizationId}`, (data) =>
    isObject(data) ? knownFields(data) : null,
  )
}

function knownFields(stored: object): Changes {
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
