import { eq } from 'drizzle-orm'
import type { DraftReference, PreviewTarget } from '@/backend/library/preview-links/preview-target'
import type { Queryable } from '@/backend/platform/db/client'
import { newsletterIssues } from '@/backend/platform/db/schema/members/newsletters'
import { NotFoundError } from '@/backend/platform/errors'
import type { IssueContent } from '@/lib/contract/records/newsletter-issue'
import { type ResolvableIssue, resolveIssueContent } from './content/resolve-issue-content'
import { addIssueComment } from './guest-comments'
import { mayManageIssues } from './policy'

/** Reads the texts of an issue in a language, and the rules of its sections. */
async function readIssue(db: Queryable, { id, locale }: DraftReference): Promise<ResolvableIssue | null> {
  const { subject, preheader, text, languages, sections } = newsletterIssues
  const [row] = await db
    .select({ subject, preheader, text, languages, sections })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, id))
  return row?.languages.includes(locale) ? { ...row, languages: [locale] } : null
}

/**
 * Reads an issue as the page that it would be now.
 * @throws NotFoundError for an unknown issue and for a language that it lacks
 */
export async function readIssuePage(
  db: Queryable,
  reference: DraftReference,
  { issue = null, shouldIncludeEnded = false }: { issue?: ResolvableIssue | null; shouldIncludeEnded?: boolean } = {},
): Promise<IssueContent> {
  const previewedIssue = issue ?? (await readIssue(db, reference))
  const contents =
    previewedIssue && (await resolveIssueContent(db, previewedIssue, { SITE_URL: '', shouldIncludeEnded }))
  const content = contents?.[reference.locale]
  if (!content) throw new NotFoundError()
  const { subject, preheader, text, sections } = content
  return { title: subject, preheader, text, sections }
}

/** Previews of newsletter issues. They contain public records only, as the mails do. */
export const issuePreviews: PreviewTarget = {
  loadRight: async () => mayManageIssues,
  readState: readIssue,
  /** Replaces the rules by the records that they select now. */
  async fixState(db, { locale }, state): Promise<ResolvableIssue> {
    const issue = state as ResolvableIssue
    const content = (await resolveIssueContent(db, issue, { SITE_URL: '' }))[locale]
    return { ...issue, sections: content?.chosenSections ?? [] }
  },
  async present(db, reference, { draft, isFixed }) {
    // The caller stored the value that `readState` returned. A fixed state shows ended records.
    const state = { issue: draft as ResolvableIssue, shouldIncludeEnded: isFixed }
    return { type: 'newsletter-issue', issue: await readIssuePage(db, reference, state) }
  },
  addComment: addIssueComment,
}
