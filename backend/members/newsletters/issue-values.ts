import type { z } from 'zod'
import { listHtmlLinks, replaceHtmlLinks } from '@/backend/library/page-links/html-links'
import { resolveLinks } from '@/backend/library/page-links/resolve-links'
import { createStoredLinkConverter } from '@/backend/library/page-links/store-links'
import type { Queryable } from '@/backend/platform/db/client'
import type { Localized } from '@/backend/platform/db/schema/columns'
import type { NewsletterIssueRow, newsletterIssues } from '@/backend/platform/db/schema/members/newsletters'
import { sanitizeRichText } from '@/backend/platform/html/rich-text'
import type { issueRecords } from '@/lib/contract/administration/newsletter-issues'
import { toSlug } from '@/lib/contract/common/slug'
import { listTopics } from '@/lib/contract/forms/subscription'

export type IssueValues = z.output<typeof issueRecords.values>

type Columns = Omit<typeof newsletterIssues.$inferInsert, 'id' | 'createdAt'>

/** Converts values to columns. Sanitizes texts, and stores links to pages by the page's id. */
export async function toIssueColumns(db: Queryable, values: IssueValues, siteUrl: string): Promise<Columns> {
  const text = { de: sanitizeRichText(values.text.de), en: sanitizeRichText(values.text.en) }
  const toStoredLink = await createStoredLinkConverter(db, siteUrl, [
    ...listHtmlLinks(text.de),
    ...listHtmlLinks(text.en),
  ])
  const { subject, preheader, sections } = values
  return {
    slug: toIssueSlug(values),
    subject,
    preheader,
    text: replaceLinks(text, toStoredLink),
    topics: [...new Set(values.topics)],
    languages: [...new Set(values.languages)],
    sections,
    isPage: values.is_page,
    isListed: values.is_listed,
  }
}

/** Returns the slug of an issue, by default from its subject. The address also has the id. */
function toIssueSlug({ slug, subject }: IssueValues): string {
  const asciiSlug = toSlug(subject.de || subject.en).replace(/[^a-z0-9-]/g, '')
  return slug || asciiSlug || 'newsletter'
}

/** Converts a row to values, with the current addresses of linked pages. */
export async function toIssueValues(db: Queryable, row: NewsletterIssueRow): Promise<IssueValues> {
  const { text, slug, subject, preheader, sections, languages } = row
  const { toAddress } = await resolveLinks(db, [...listHtmlLinks(text.de), ...listHtmlLinks(text.en)])
  const topics = listTopics.newsletter.filter((topic) => row.topics.includes(topic))
  const settings = { topics, languages, is_page: row.isPage, is_listed: row.isListed }
  return { subject, preheader, slug, text: replaceLinks(text, toAddress), sections, ...settings }
}

function replaceLinks({ de, en }: Localized, replace: (link: string) => string): Localized {
  return { de: replaceHtmlLinks(de, replace), en: replaceHtmlLinks(en, replace) }
}
