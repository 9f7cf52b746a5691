import type { Transaction } from '@/backend/platform/db/client'
import type { DispatchContent, DispatchRow, NewsletterIssueRow } from '@/backend/platform/db/schema/members/newsletters'
import type { BackendEnv } from '@/backend/platform/env'
import type { Locale } from '@/lib/contract/common/locale'
import { resolveIssueContent } from './content/resolve-issue-content'
import { resolveReleaseContent } from './content/resolve-release-content'
import { replaceCountedLinks } from './counted-links'
import { isEmptyMail } from './preview-dispatched'

/** A dispatch with its issue; null for a press release. */
export interface DispatchWithIssue {
  dispatch: DispatchRow
  issue: NewsletterIssueRow | null
}

/** Resolves the content of a dispatch as it is now, without languages whose mail is empty. */
export async function resolveDispatchContent(
  db: Transaction,
  { dispatch, issue }: DispatchWithIssue,
  env: Pick<BackendEnv, 'SITE_URL'>,
): Promise<Partial<Record<Locale, DispatchContent>>> {
  const { id, pressReleaseId, languages, isEmbargoed } = dispatch
  if (issue) return await replaceCountedLinks(db, id, omitEmptyMails(await resolveIssueContent(db, issue, env)), env)
  if (pressReleaseId === null) throw new Error('A dispatch has no subject.')
  // Clicks are not counted, because numbered links would disclose a release under an embargo.
  const release = { id: pressReleaseId, languages: languages ?? [], isEmbargoed, dispatchId: id }
  return omitEmptyMails(await resolveReleaseContent(db, release, env))
}

const omitEmptyMails = (content: Partial<Record<Locale, DispatchContent>>): typeof content =>
  Object.fromEntries(Object.entries(content).filter(([, mail]) => !isEmptyMail(mail)))
