import { eq } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { newsletterIssues } from '@/backend/platform/db/schema/members/newsletters'
import type { BackendEnv } from '@/backend/platform/env'
import { loadSiteIdentity } from '@/backend/platform/mail/site-identity'
import type { Locale } from '@/lib/contract/common/locale'
import { legalPaths } from '@/lib/contract/site/legal-paths'
import type { AddressedIssue } from './render-issue'
import { resolveIssueContent } from './resolve-issue-content'

/**
 * Resolves an issue as it would leave now, for a reader without a subscription: the links of one
 * lead to the sign-up page. Returns null for an unknown issue and for a language it lacks.
 */
export async function previewIssue(
  db: Queryable,
  env: Pick<BackendEnv, 'SITE_URL' | 'MAIL_FROM'>,
  { id, locale }: { id: number; locale: Locale },
): Promise<AddressedIssue | null> {
  const [issue] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id))
  const content = issue && (await resolveIssueContent(db, issue, env))[locale]
  if (!content) return null
  const signUp = `${env.SITE_URL}/${locale}/newsletter`
  const links = {
    settings: signUp,
    unsubscribe: signUp,
    imprint: env.SITE_URL + legalPaths[locale].imprint,
  }
  return { content, site: await loadSiteIdentity(db, env, locale), locale, name: '', links }
}
