import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { requiredMessage } from '@/backend/content/module-content/field-messages'
import { loadState } from '@/backend/platform/administration/write-record'
import type { Queryable } from '@/backend/platform/db/client'
import type { ProposedChanges } from '@/backend/platform/db/schema/members/organization-proposals'
import type { organizationRecords } from '@/lib/contract/administration/organizations'
import { type EntryValues, entryFields } from '@/lib/contract/administration/own-organization'
import type { FieldErrors } from '@/lib/contract/common/errors'
import { type Locale, locales } from '@/lib/contract/common/locale'
import { administeredOrganizations } from '../organizations/administered-organizations'

type OrganizationValues = z.output<typeof organizationRecords.values>

/** The current entry of an organization. */
export interface Entry {
  id: number
  revision: number
  /** The values that delegates may change. */
  values: EntryValues
  /** All values of the entry. */
  all: OrganizationValues
  /** The author of the last change; null if unknown. */
  by: string | null
}

/** @throws NotFoundError */
export async function loadEntry(db: Queryable, id: number): Promise<Entry> {
  const { values, revision, latest } = await loadState(db, administeredOrganizations, id)
  // `administeredOrganizations` reads values of this type.
  const all = values as OrganizationValues
  return { id, revision, values: toEntryValues(all), all, by: latest?.by ?? null }
}

function toEntryValues(all: OrganizationValues): EntryValues {
  const { title, kind, teaser, logo, street, zip, place, region, country } = all
  const { phone, email, website, stages, people } = all
  return {
    title,
    kind,
    teaser,
    logo,
    street,
    zip,
    place,
    region,
    country,
    phone,
    email,
    website,
    stages,
    people,
  }
}

/** Returns the fields whose values differ from the entry, with the old and new value. */
export function toProposedChanges(
  { values: storedValues }: Entry,
  values: Partial<EntryValues>,
): ProposedChanges {
  const changedFields = entryFields.filter(
    (field) => values[field] !== undefined && !isDeepStrictEqual(values[field], storedValues[field]),
  )
  return Object.fromEntries(
    changedFields.map((field) => [field, { from: storedValues[field], to: values[field] }]),
  )
}

/**
 * Validates an entry with changed values.
 * @returns the problems by field, or null
 */
export async function validateEntry(
  db: Queryable,
  { id, all }: Entry,
  values: Partial<EntryValues>,
  locale: Locale,
): Promise<FieldErrors | null> {
  const proposedValues: OrganizationValues = { ...all, ...values }
  const errors: FieldErrors = { ...(await administeredOrganizations.check?.(db, proposedValues, id, locale)) }
  // A language without a title is not published, so its teaser would never be visible.
  const untitledLocales = locales.filter(
    (each) => proposedValues.teaser[each] !== '' && proposedValues.title[each] === '',
  )
  if (untitledLocales.length > 0 && !errors.title) {
    errors.title = Object.fromEntries(untitledLocales.map((each) => [each, [requiredMessage(locale)]]))
  }
  return Object.keys(errors).length > 0 ? errors : null
}
