import { listHtmlLinks, replaceHtmlLinks } from '@/backend/library/page-links/html-links'
import { resolveLinks } from '@/backend/library/page-links/resolve-links'
import { getSelectionTags, readRecordTeasers } from '@/backend/library/record-teasers/read-record-teasers'
import type { Queryable } from '@/backend/platform/db/client'
import type {
  DispatchContent,
  NewsletterIssueRow,
  ResolvedSection,
} from '@/backend/platform/db/schema/members/newsletters'
import type { BackendEnv } from '@/backend/platform/env'
import { cacheTags } from '@/lib/cache-tags'
import type { IssueSection, SectionSource } from '@/lib/contract/administration/newsletter-issues'
import type { RecordTeaser } from '@/lib/contract/blocks/teaser-list'
import type { Locale } from '@/lib/contract/common/locale'
import type { RecordSelection } from '@/lib/contract/records/record-selection'
import { readEndedRecords } from './read-ended-records'
import { readPageTeasers } from './read-page-teasers'

type Env = Pick<BackendEnv, 'SITE_URL'>

type Entry = ResolvedSection['entries'][number]

interface ContentOptions extends Env {
  /** Includes chosen records that have ended, for the page of a sent issue. */
  shouldIncludeEnded?: boolean
}

/** The parts of an issue that its content depends on. */
export type ResolvableIssue = Pick<NewsletterIssueRow, 'subject' | 'preheader' | 'text' | 'languages' | 'sections'>

/**
 * Resolves the content of an issue in its languages: the public records of its sections, and links
 * that start with `SITE_URL`. Sections without a record are omitted.
 */
export async function resolveIssueContent(
  db: Queryable,
  issue: ResolvableIssue,
  { shouldIncludeEnded = false, ...env }: ContentOptions,
): Promise<Partial<Record<Locale, DispatchContent>>> {
  const content: Partial<Record<Locale, DispatchContent>> = {}
  for (const locale of issue.languages) {
    const sections: ResolvedSection[] = []
    const chosenSections: IssueSection[] = []
    for (const section of issue.sections) {
      const teasers = await readTeasers(db, section, locale)
      const currentEntries = teasers.map((teaser) => toEntry(teaser, env))
      const entries = shouldIncludeEnded ? await addEndedRecords(db, section, currentEntries, locale) : currentEntries
      if (entries.length === 0) continue
      sections.push({ title: section.title[locale], entries })
      chosenSections.push({ ...section, records: listRecordIds(section, teasers) })
    }
    const text = issue.text[locale]
    const { toAddress } = await resolveLinks(db, listHtmlLinks(text))
    content[locale] = {
      subject: issue.subject[locale],
      preheader: issue.preheader[locale],
      text: replaceHtmlLinks(text, (link) => toAbsolute(toAddress(link), env)),
      sections,
      chosenSections,
    }
  }
  return content
}

function listRecordIds({ source, records }: IssueSection, teasers: readonly RecordTeaser[]): number[] {
  if (source === 'menu') return records
  return teasers.map(({ link }) => toId(link))
}

/** Returns the id at the end of the address of a record. */
const toId = (address: string) => Number(address.split('/').at(-1))

/** Returns the entries of a section with the chosen records that have ended, in their order. */
async function addEndedRecords(
  db: Queryable,
  { source, records }: IssueSection,
  currentEntries: Entry[],
  locale: Locale,
): Promise<Entry[]> {
  if (source !== 'events' && source !== 'jobs') return currentEntries
  const entries = await readEndedRecords(db, { source, ids: records }, locale)
  for (const entry of currentEntries) entries.set(toId(entry.url), entry)
  return records.flatMap((id) => entries.get(id) ?? [])
}

/** Loads the cache tags of the content of an issue in a language. */
export async function loadContentTags(
  db: Queryable,
  { text, sections }: ResolvableIssue,
  locale: Locale,
): Promise<string[]> {
  const { tags } = await resolveLinks(db, listHtmlLinks(text[locale]))
  const sectionTags = sections.flatMap(({ source, records }) =>
    source === 'menu'
      ? records.flatMap((id) => [cacheTags.page(id, locale), cacheTags.pageLink(id, locale)])
      : getSelectionTags(toSelection(source, records.length)),
  )
  return [...tags, ...sectionTags]
}

async function readTeasers(
  db: Queryable,
  { source, records, count, days }: IssueSection,
  locale: Locale,
): Promise<RecordTeaser[]> {
  if (source === 'menu') return await readPageTeasers(db, records, locale)
  const isChosen = records.length > 0
  const selection = toSelection(source, isChosen ? records.length : count)
  const limits = isChosen ? { ids: records, days: null } : { ids: null, days }
  return (await readRecordTeasers(db, selection, locale, limits)).items
}

function toSelection(source: Exclude<SectionSource, 'menu'>, count: number): RecordSelection {
  switch (source) {
    case 'articles':
      return { source: 'debate', tag: null, category: null, count }
    case 'press-releases':
      return { source: 'press', category: null, count }
    case 'events':
      return { source: 'events', kind: null, count }
    case 'jobs':
      return { source: 'jobs', category: null, count }
  }
}

function toEntry({ headline, preline, subline, text, link }: RecordTeaser, env: Env) {
  const lines = [preline, subline, text].filter((line) => line !== '')
  return { title: headline, text: lines.join(' · '), url: toAbsolute(link, env) }
}

/** Adds the origin to an address of the site. Other addresses are absolute already. */
function toAbsolute(address: string, { SITE_URL }: Env): string {
  return address.startsWith('/') ? SITE_URL + address : address
}
