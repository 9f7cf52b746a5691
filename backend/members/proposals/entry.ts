import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { requiredMessage } from '@/backend/content/module-content/field-messages'
import { loadState } from '@/backend/platform/administration/write-record'
import type { Queryable } from '@/backend/platform/db/client'
import { pageVersions, publications } from '@/backend/platform/db/schema/content/publications'
import type { ProposedChange, ProposedChanges } from '@/backend/platform/db/schema/members/organization-proposals'
import type { organizationRecords } from '@/lib/contract/administration/organizations'
import { type EntryValues, entryFields, type Proposal } from '@/lib/contract/administration/own-organization'
import type { FieldErrors } from '@/lib/contract/common/errors'
import { type Locale, locales } from '@/lib/contract/common/locale'
import { toObject } from '@/lib/contract/common/to-object'
import { administeredOrganizations } from '../organizations/administered-organizations'

type OrganizationValues = z.output<typeof organizationRecords.values>

/** The current entry of an organization in the directory. */
export interface Entry {
  id: number
  revision: number
  /** The values that delegates may change, with the published texts. */
  values: EntryValues
  /** All values of the working copy. */
  workingValues: OrganizationValues
  /** True if the entry is public in a language. */
  isOnline: boolean
  /** The full name of the author of the last change; null if it is unknown. */
  lastAuthor: string | null
}

/** @throws NotFoundError if the organization does not exist */
export async function loadEntry(db: Queryable, id: number): Promise<Entry> {
  const { values, revision, latest } = await loadState(db, administeredOrganizations, id)
  // The assertion is correct, because `administeredOrganizations` reads values of this type.
  const workingValues = values as OrganizationValues
  const publishedTexts = await loadPublishedTexts(db, id)
  const entryValues = { ...toEntryValues(workingValues), ...publishedTexts }
  const isOnline = publishedTexts !== null
  return { id, revision, values: entryValues, workingValues, isOnline, lastAuthor: latest?.authorName ?? null }
}

type EntryTexts = Pick<EntryValues, 'title' | 'teaser'>

/**
 * Loads the texts that visitors read. They are empty in a language without a published page; null
 * if no page is published.
 */
async function loadPublishedTexts(db: Queryable, id: number): Promise<EntryTexts | null> {
  const rows = await db
    .select({
      locale: publications.locale,
      title: sql<string>`${pageVersions.snapshot} ->> 'title'`,
      teaser: sql<string>`coalesce(${pageVersions.snapshot} ->> 'hero_text', '')`,
    })
    .from(publications)
    .innerJoin(pageVersions, eq(pageVersions.id, publications.versionId))
    .where(and(eq(publications.pageId, id), publications.isOnline))
  const texts: EntryTexts = { title: { de: '', en: '' }, teaser: { de: '', en: '' } }
  for (const { locale, title, teaser } of rows) {
    texts.title[locale] = title
    texts.teaser[locale] = teaser
  }
  return rows.length === 0 ? null : texts
}

/** Returns true if the working copy has an accepted value that visitors do not read yet. */
export function isAwaitingPublication(
  { values, workingValues, isOnline }: Entry,
  { field, outcome, ...change }: Omit<Proposal['changes'][number], 'is_online'>,
): boolean {
  if (!outcome || outcome.outcome === 'refused') return false
  const acceptedChange = outcome.outcome === 'changed' ? { ...change, to: outcome.value } : change
  const hasValue = (current: unknown) => isDeepStrictEqual(toApprovedValue(acceptedChange, current), current)
  return hasValue(workingValues[field]) && !(isOnline && hasValue(values[field]))
}

/**
 * Replaces texts that equal the published ones by those of the working copy, so that a change in
 * one language does not overwrite an unpublished text in the other one.
 */
export function keepWorkingTexts(
  { values: publishedValues, workingValues }: Entry,
  values: Partial<EntryValues>,
): Partial<EntryValues> {
  const keptValues = { ...values }
  for (const field of ['title', 'teaser'] as const) {
    const texts = values[field]
    if (!texts) continue
    const isPublished = (locale: Locale) => texts[locale] === publishedValues[field][locale]
    const toText = (locale: Locale) => (isPublished(locale) ? workingValues[field] : texts)[locale]
    keptValues[field] = { de: toText('de'), en: toText('en') }
  }
  return keptValues
}

/**
 * Returns true if a field has changed since the proposal, but not to the proposed value. The
 * languages of a text are compared one by one, and only those that the proposal changes.
 */
export function hasConflict({ from, to }: ProposedChange, current: unknown): boolean {
  if (isLocalized(from) && isLocalized(to) && isLocalized(current)) {
    return locales.some(
      (locale) => to[locale] !== from[locale] && current[locale] !== from[locale] && current[locale] !== to[locale],
    )
  }
  return !isDeepStrictEqual(current, from) && !isDeepStrictEqual(current, to)
}

/** Returns the proposed value, with the current texts in languages that the proposal keeps. */
export function toApprovedValue({ from, to }: ProposedChange, current: unknown): unknown {
  if (!isLocalized(from) || !isLocalized(to) || !isLocalized(current)) return to
  return Object.fromEntries(
    locales.map((locale) => [locale, to[locale] === from[locale] ? current[locale] : to[locale]]),
  )
}

function isLocalized(value: unknown): value is Record<Locale, unknown> {
  return typeof value === 'object' && value !== null && locales.every((locale) => locale in value)
}

const toEntryValues = (values: OrganizationValues) =>
  // The assertion is correct, because each field keeps its value.
  toObject(entryFields, (field) => values[field]) as EntryValues

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
  { id, workingValues }: Entry,
  values: Partial<EntryValues>,
  locale: Locale,
): Promise<FieldErrors | null> {
  const proposedValues: OrganizationValues = { ...workingValues, ...values }
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
