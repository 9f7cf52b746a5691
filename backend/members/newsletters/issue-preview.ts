import { eq } from 'drizzle-orm'
import type { PreviewTarget } from '@/backend/library/preview-links/preview-target'
import { newsletterIssues } from '@/backend/platform/db/schema/members/newsletters'
import { NotFoundError } from '@/backend/platform/errors'
import { type ResolvableIssue, resolveIssueContent } from './content/resolve-issue-content'
import { mayManageIssues } from './policy'

/** Previews of newsletter issues. They contain public records only, as the mails do. */
export const issuePreviews: PreviewTarget = {
  loadRight: async () => mayManageIssues,
  /** Reads the texts of the issue in the language, and the rules of its sections. */
  async readState(db, { id, locale }): Promise<ResolvableIssue | null> {
    const { subject, preheader, text, languages, sections } = newsletterIssues
    const [row] = await db
      .select({ subject, preheader, text, languages, sections })
      .from(newsletterIssues)
      .where(eq(newsletterIssues.id, id))
    return row?.languages.includes(locale) ? { ...row, languages: [locale] } : null
  },
  /** Replaces the rules by the records that they select now. */
  async fixState(db, { locale }, state): Promise<ResolvableIssue> {
    const issue = state as ResolvableIssue
    const content = (await resolveIssueContent(db, issue, { SITE_URL: '' }))[locale]
    return { ...issue, sections: content?.chosenSections ?? [] }
  },
  async present(db, { locale }, { draft, isFixed }) {
    // The caller stored the value that `readState` returned. A fixed state shows ended records.
    const issue = draft as ResolvableIssue
    const content = (await resolveIssueContent(db, issue, { SITE_URL: '', includesEnded: isFixed }))[locale]
    if (!content) throw new NotFoundError()
    const { subject, preheader, text, sections } = content
    return { type: 'newsletter-issue', issue: { title: subject, preheader, text, sections } }
  },
}
