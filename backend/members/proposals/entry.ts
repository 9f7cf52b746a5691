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

/** The current entry of an organization in the directory. */
export interface Entry {
  id: number
  revision: number
  /** The values that delegates may change. */
  values: EntryValues
  /** All values of the entry. */
  allValues: OrganizationValues
  /** The full name of the author of the last change; null if it is unknown. */
  by: string | null
}

/** @throws NotFoundError if the organization does not exist */
export async function loadEntry(db: Queryable, id: number): Promise<Entry> {
  const { values, revision, latest } = await loadState(db, administeredOrganizations, id)
  // The assertion is correct, because `administeredOrganizations` reads values of this type.
  const allValues = values as OrganizationValues
  return { id, revision, values: toEntryValues(allValues), allValues, by: latest?.by ?? null }
}

function toEntryValues(allValues: OrganizationValues): EntryValues {
  const { title, kind, teaser, logo, street, zip, place, region, country } = allValues
  const { phone, email, website, stages, people } = allValues
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

/** Returns the fields that differ from the entry, each with the stored and the new value. */
export function toProposedChanges({ values: storedValues }: Entry, values: Partial<EntryValues>): ProposedChanges {
  const changedFields = entryFields.filter(
    (field) => values[field] !== undefined && !isDeepStrictEqual(values[field], storedValues[field]),
  )
  return Object.fromEntries(changedFields.map((field) => [field, { from: storedValues[field], to: values[field] }]))
}

/**
 * Validates the entry that results from changed values.
 * @returns the problems by field, or null
 */
export async function validateEntry(
  db: Queryable,
  { id, allValues }: Entry,
  values: Partial<EntryValues>,
  locale: Locale,
): Promise<FieldErrors | null> {
  const proposedValues: OrganizationValues = { ...allValues, ...values }
  const errors: FieldErrors = { ...(await administeredOrganizations.check?.(db, proposedValues, id, locale)) }
  // A teaser needs a title in the same language, because an organization has no page in a language
  // without a title.
  const untitledLocales = locales.filter(
    (language) => proposedValues.teaser[language] !== '' && proposedValues.title[language] === '',
  )
  if (untitledLocales.length > 0 && !errors.title) {
    errors.title = Object.fromEntries(untitledLocales.map((language) => [language, [requiredMessage(locale)]]))
  }
  return Object.keys(errors).length > 0 ? errors : null
}
