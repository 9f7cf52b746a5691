import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { requiredMessage } from '@/backend/content/module-content/field-messages'
import { loadState } from '@/backend/platform/administration/write-record'
import type { Queryable } from '@/backend/platform/db/client'
import type { ProposedChanges } from '@/backend/platform/db/schema/members/organization-proposals'
import type { organizationRecords } from '@/lib/contract/administration/organizations'
import { type ProposedValues, proposalFields } from '@/lib/contract/administration/own-organization'
import type { FieldErrors } from '@/lib/contract/common/errors'
import { type Locale, locales } from '@/lib/contract/common/locale'
import { administeredOrganizations } from '../organizations/administered-organizations'

type OrganizationValues = z.output<typeof organizationRecords.values>

/** An organization's entry as it is now. */
export interface Entry {
  id: number
  revision: number
  /** What of it its delegates may change. */
  values: ProposedValues
  /** The whole of it. */
  all: OrganizationValues
  /** Who changed it last; null if nobody knows. */
  by: string | null
}

/** @throws NotFoundError */
export async function readEntry(db: Queryable, id: number): Promise<Entry> {
  const { values, revision, latest } = await loadState(db, administeredOrganizations, id)
  // What `administeredOrganizations` reads.
  const all = values as OrganizationValues
  return { id, revision, values: ownPart(all), all, by: latest?.by ?? null }
}

function ownPart(all: OrganizationValues): ProposedValues {
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

/** What differs between an entry and other values for it, by field. */
export function differences({ values: stored }: Entry, values: Partial<ProposedValues>): ProposedChanges {
  const changed = proposalFields.filter(
    (field) => values[field] !== undefined && !isDeepStrictEqual(values[field], stored[field]),
  )
  return Object.fromEntries(changed.map((field) => [field, { from: stored[field], to: values[field] }]))
}

/** What is wrong with other values for an entry, by field; null for nothing. */
export async function entryErrors(
  db: Queryable,
  { id, all }: Entry,
  values: Partial<ProposedValues>,
  locale: Locale,
): Promise<FieldErrors | null> {
  const proposed: OrganizationValues = { ...all, ...values }
  const errors: FieldErrors = { ...(await administeredOrganizations.check?.(db, proposed, id, locale)) }
  // A language without a title is not there: what it says of itself would be seen by nobody.
  const untitled = locales.filter((each) => proposed.teaser[each] !== '' && proposed.title[each] === '')
  if (untitled.length > 0 && !errors.title) {
    errors.title = Object.fromEntries(untitled.map((each) => [each, [requiredMessage(locale)]]))
  }
  return Object.keys(errors).length > 0 ? errors : null
}
