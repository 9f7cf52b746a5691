import { eq } from 'drizzle-orm'
import type { DraftReference, PreviewTarget } from '@/backend/library/preview-links/preview-target'
import type { Queryable } from '@/backend/platform/db/client'
import { type DispatchContent, newsletterIssues } from '@/backend/platform/db/schema/members/newsletters'
import { NotFoundError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { IssueContent } from '@/lib/contract/records/newsletter-issue'
import { type ResolvableIssue, resolveIssueContent } from './content/resolve-issue-content'
import { addIssueComment } from './guest-comments'
import { mayManageIssues } from './policy'

/** Reads the texts of an issue in a language, and the rules that select its records. */
async function readIssue(db: Queryable, { id, locale }: DraftReference): Promise<ResolvableIssue | null> {
  const { subject, preheader, text, languages, sections } = newsletterIssues
  const [row] = await db
    .select({ subject, preheader, text, languages, sections })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, id))
  return row?.languages.includes(locale) ? { ...row, languages: [locale] } : null
}

/**
 * Resolves the content of an issue in a language, for a page of the site. Its links have no origin.
 * @throws NotFoundError for an unknown issue or a missing language
 */
async function resolvePageContent(
  db: Queryable,
  { issue, locale, shouldIncludeEnded = false }: PageOptions,
): Promise<DispatchContent> {
  const contents = issue && (await resolveIssueContent(db, issue, { SITE_URL: '', shouldIncludeEnded }))
  const content = contents?.[locale]
  if (!content) throw new NotFoundError()
  return content
}

interface PageOptions {
  issue: ResolvableIssue | null
  locale: Locale
  shouldIncludeEnded?: boolean
}

async function presentPage(db: Queryable, options: PageOptions): Promise<IssueContent> {
  const { subject, preheader, text, sections } = await resolvePageContent(db, options)
  return { title: subject, preheader, text, sections }
}

/** Returns the content of the page that an issue would have if it were sent now. */
export const readIssuePage = async (db: Queryable, reference: DraftReference): Promise<IssueContent> =>
  presentPage(db, { issue: await readIssue(db, reference), locale: reference.locale })

/** Previews of newsletter issues. They contain public records only, as the mails do. */
export const issuePreviews: PreviewTarget = {
  loadRight: async () => mayManageIssues,
  readState: readIssue,
  /** Replaces the rules of the sections by the records that the rules select now. */
  async createFixedState(db, { locale }, state): Promise<ResolvableIssue> {
    const issue = state as ResolvableIssue
    const { chosenSections } = await resolvePageContent(db, { issue, locale })
    return { ...issue, sections: chosenSections ?? [] }
  },
  async present(db, { locale }, { draft, isFixed }) {
    // The caller stored the value that `readState` or `createFixedState` returned.
    const issue = draft as ResolvableIssue
    // A fixed state keeps the records that have ended since.
    const page = await presentPage(db, { issue, locale, shouldIncludeEnded: isFixed })
    return { type: 'newsletter-issue', issue: page }
  },
  addComment: addIssueComment,
}
