import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { dispatches, newsletterIssues } from '@/backend/platform/db/schema/members/newsletters'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Locale } from '@/lib/contract/common/locale'
import type { IssueLine, IssuePage } from '@/lib/contract/records/newsletter-issue'
import { toBerlinIso } from '@/lib/datetime'
import { loadContentTags, resolveIssueContent } from './content/resolve-issue-content'

/** The start of a dispatch; the database requires one for the states of `hasPage`. */
const startedAtColumn = sql<Date>`${dispatches.startedAt}`.mapWith(dispatches.startedAt)

const lineColumns = {
  id: newsletterIssues.id,
  slug: newsletterIssues.slug,
  subject: newsletterIssues.subject,
  startedAt: startedAtColumn,
}

/** SQL condition: an issue has a page in a language. A stopped dispatch has none. */
const hasPage = (locale: Locale): SQL | undefined =>
  and(
    eq(newsletterIssues.isPage, true),
    inArray(dispatches.state, ['sending', 'done']),
    sql`${dispatches.content} -> ${locale}::text IS NOT NULL`,
  )

/** Lists the sent issues of a language that have a page and are listed, the latest first. */
export async function listPastIssues(db: Queryable, locale: Locale): Promise<IssueLine[]> {
  const rows = await db
    .select(lineColumns)
    .from(newsletterIssues)
    .innerJoin(dispatches, eq(dispatches.issueId, newsletterIssues.id))
    .where(and(hasPage(locale), eq(newsletterIssues.isListed, true)))
    .orderBy(desc(dispatches.startedAt), desc(newsletterIssues.id))
  return rows.map((row) => presentLine(row, locale))
}

/**
 * Finds a sent issue and the cache tags of its content. Its records are shown if they are public or
 * have ended. Returns null for an issue without a page in this language.
 */
export async function findPastIssue(
  db: Queryable,
  id: number,
  locale: Locale,
): Promise<{ page: IssuePage; tags: string[] } | null> {
  const [row] = await db
    .select({ issue: newsletterIssues, content: dispatches.content, startedAt: startedAtColumn })
    .from(newsletterIssues)
    .innerJoin(dispatches, eq(dispatches.issueId, newsletterIssues.id))
    .where(and(eq(newsletterIssues.id, id), hasPage(locale)))
  if (!row) return null
  const { slug, subject, preheader, text, sections: plannedSections } = row.issue
  const sections = row.content?.[locale]?.chosenSections ?? plannedSections
  const issue = { subject, preheader, text, languages: [locale], sections }
  const content = (await resolveIssueContent(db, issue, { SITE_URL: '', shouldIncludeEnded: true }))[locale]
  if (!content) return null
  const toUrl = (language: Locale) => (row.content?.[language] ? issueUrl({ id, slug }, language) : null)
  return {
    page: {
      ...presentLine({ id, slug, subject, startedAt: row.startedAt }, locale),
      urls: { de: toUrl('de'), en: toUrl('en') },
      preheader: content.preheader,
      text: content.text,
      sections: content.sections,
    },
    tags: await loadContentTags(db, issue, locale),
  }
}

type LineRow = Pick<typeof newsletterIssues.$inferSelect, 'id' | 'slug' | 'subject'> & { startedAt: Date }

function presentLine({ id, slug, subject, startedAt }: LineRow, locale: Locale): IssueLine {
  return { id, title: subject[locale], url: issueUrl({ id, slug }, locale), sent_at: toBerlinIso(startedAt) }
}

export const issueUrl = ({ id, slug }: { id: number; slug: string }, locale: Locale) =>
  pageUrl(locale, `newsletter/${slug}/${id}`)
