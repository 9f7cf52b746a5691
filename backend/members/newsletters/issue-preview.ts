import { eq } from 'drizzle-orm'
import type { PreviewTarget } from '@/backend/library/preview-links/preview-target'
import { newsletterIssues } from '@/backend/platform/db/schema/members/newsletters'
import { NotFoundError } from '@/backend/platform/errors'
import { mayManageIssues } from './policy'
import { type ResolvableIssue, resolveIssueContent } from './resolve-issue-content'

/** Previews of newsletter issues. They contain public records only, as the mails do. */
export const issuePreviews: PreviewTarget = {
  may: mayManageIssues,
  /** Returns the texts of the issue, and its sections with the records that it has now. */
  async readState(db, { id, locale }): Promise<ResolvableIssue | null> {
    const { subject, preheader, text, languages, sections } = newsletterIssues
    const [row] = await db
      .select({ subject, preheader, text, languages, sections })
      .from(newsletterIssues)
      .where(eq(newsletterIssues.id, id))
    if (!row?.languages.includes(locale)) return null
    const issue = {
      subject: row.subject,
      preheader: row.preheader,
      text: row.text,
      languages: [locale],
      sections: row.sections,
    }
    const content = (await resolveIssueContent(db, issue, { SITE_URL: '' }))[locale]
    return { ...issue, sections: content?.chosenSections ?? [] }
  },
  async present(db, { locale }, state) {
    // The caller stored the value that `readState` returned.
    const issue = state as ResolvableIssue
    const content = (await resolveIssueContent(db, issue, { SITE_URL: '', hasEnded: true }))[locale]
    if (!content) throw new NotFoundError()
    const { subject, preheader, text, sections } = content
    return { type: 'newsletter-issue', issue: { title: subject, preheader, text, sections } }
  },
}
