import { inArray } from 'drizzle-orm'
import { loadPublicOrganizations, type PublicOrganization } from '@/backend/content/records/load-public-organizations'
import { type LookupName, loadLookupNames } from '@/backend/library/job-lookups/lookup-values'
import type { Queryable } from '@/backend/platform/db/client'
import { toPropertyName } from '@/backend/platform/db/schema/columns'
import { type JobRow, type JobTranslation, jobs, storedExcerptLength } from '@/backend/platform/db/schema/members/jobs'
import { loadPictures, type PictureLookup } from '@/backend/platform/images/load-pictures'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import { type Locale, locales } from '@/lib/contract/common/locale'
import { toRegion } from '@/lib/contract/common/region'
import { toObject } from '@/lib/contract/common/to-object'
import { type JobFieldWith, listJobFields } from '@/lib/contract/jobs/job-fields'
import { toJobPath } from '@/lib/contract/jobs/job-path'
import type { JobTeaser } from '@/lib/contract/jobs/jobs'
import type { JobLookup } from '@/lib/contract/records/job-lookups'
import { toBerlinIso } from '@/lib/datetime'
import { cutText } from '@/lib/text/cut-text'

/** The data that presenting ads needs in addition to their rows. */
export interface JobPresentationData {
  locale: Locale
  findEmployer: (id: number | null) => PublicOrganization | null
  findPicture: PictureLookup
  getLookupName: LookupName
}

/** Loads the public employers and logos of ads and the names of lookup values in one language. */
export async function loadPresentationData(
  db: Queryable,
  rows: readonly Pick<JobRow, 'organizationId' | 'logoId'>[],
  locale: Locale,
): Promise<JobPresentationData> {
  const employers = await loadPublicOrganizations(
    db,
    rows.flatMap(({ organizationId }) => organizationId ?? []),
    locale,
  )
  const logos = [...rows, ...employers.values()].map(({ logoId }) => logoId)
  return {
    locale,
    findEmployer: (id) => (id === null ? null : (employers.get(id) ?? null)),
    findPicture: await loadPictures(db, logos, locale),
    getLookupName: await loadLookupNames(db, locale),
  }
}

/** Formats a time as in the contract; null for null. */
export const toIsoOrNull = (time: Date | null) => (time === null ? null : toBerlinIso(time))

export function presentCountry(code: string, locale: Locale) {
  return { slug: code, name: new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code }
}

type CompleteTranslation = Record<JobFieldWith<{ isTranslated: true }>, string>

/** Adds the missing texts of a stored translation as empty texts. */
export function completeTranslation(translation: JobTranslation): CompleteTranslation {
  return toObject(listJobFields({ isTranslated: true }), (name) => translation[name] ?? '')
}

/** Returns the complete translation of an ad if it has one in the language, otherwise null. */
export function getTranslation(
  { language, translation }: Pick<JobRow, 'language' | 'translation'>,
  locale: Locale,
): CompleteTranslation | null {
  return language !== locale && translation?.title ? completeTranslation(translation) : null
}

/** Returns texts of an ad by field, in the language if it is translated, otherwise as written. */
export function presentTexts<Name extends JobFieldWith<{ kind: 'text' }>>(
  row: JobRow,
  names: readonly Name[],
  locale: Locale,
): Record<Name, string> {
  const translatedTexts: Partial<Record<JobFieldWith<{ kind: 'text' }>, string>> = getTranslation(row, locale) ?? {}
  return toObject(names, (name) => translatedTexts[name] ?? row[toPropertyName<JobFieldWith<{ kind: 'text' }>>(name)])
}

/** Returns the URLs of an ad in both languages. */
export function toJobUrls(row: Pick<JobRow, 'id' | 'title' | 'language' | 'translation'>) {
  const [de = null, en = null] = locales.map((locale) => {
    const title = getTranslation(row, locale)?.title ?? row.title
    return pageUrl(locale, toJobPath(locale, { id: row.id, title }))
  })
  return { de, en }
}

/** Presents the fields that lists, details and previews of an ad share. */
export function presentJobFields(row: JobRow, presentationData: JobPresentationData) {
  const { locale, findEmployer, findPicture, getLookupName } = presentationData
  const presentLookup = (lookup: JobLookup, slug: string | null) =>
    slug === null ? null : { slug, name: getLookupName(lookup, slug) }
  const employer = findEmployer(row.organizationId)
  return {
    id: row.id,
    url: toJobUrls(row)[locale] ?? '',
    ...presentTexts(row, listJobFields({ kind: 'text', isInTeaser: true }), locale),
    language: getTranslation(row, locale) ? locale : row.language,
    organization: employer && { id: employer.id, title: employer.title, url: employer.url },
    ...toObject(listJobFields({ kind: 'lookup' }), (name) => presentLookup(name, row[toPropertyName(name)])),
    region: row.region && toRegion(row.region, locale),
    country: presentCountry(row.country, locale),
    ...toObject(listJobFields({ kind: 'switch' }), (name) => row[toPropertyName(name)]),
    ...toObject(listJobFields({ kind: 'day' }), (name) => row[toPropertyName(name)]),
    logo: findPicture(row.logoId) ?? findPicture(employer?.logoId ?? null),
    published_at: toIsoOrNull(row.publishedAt),
    expires_at: toIsoOrNull(row.expiresAt),
  }
}

/** Presents ads in a list, in the order of `ids`. Ads that are not published are omitted. */
export async function presentTeasers(db: Queryable, ids: readonly number[], locale: Locale): Promise<JobTeaser[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(jobs)
    .where(inArray(jobs.id, [...ids]))
  const presentationData = await loadPresentationData(db, rows, locale)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (row?.state !== 'published') return []
    const translatedExcerpt = getTranslation(row, locale) ? row.translatedExcerpt : null
    const excerpt = translatedExcerpt || row.excerpt || ''
    return [{ ...presentJobFields(row, presentationData), excerpt: shortenExcerpt(excerpt) }]
  })
}

const maxExcerptLength = 240

/** Shortens the stored beginning of a description, so that it does not end within a word. */
function shortenExcerpt(startText: string): string {
  const plainText = startText.replace(/\s+/g, ' ').trim()
  if (startText.length < storedExcerptLength && plainText.length <= maxExcerptLength) return plainText
  return `${cutText(plainText, maxExcerptLength).replace(/\s+\S*$/, '')} …`
}
