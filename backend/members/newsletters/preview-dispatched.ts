import { and, eq } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { articles } from '@/backend/platform/db/schema/content/articles'
import { settings } from '@/backend/platform/db/schema/library/settings'
import {
  type DispatchContent,
  type DispatchedList,
  dispatches,
  newsletterIssues,
} from '@/backend/platform/db/schema/members/newsletters'
import type { BackendEnv } from '@/backend/platform/env'
import { ConflictError } from '@/backend/platform/errors'
import { loadSiteIdentity } from '@/backend/platform/mail/site-identity'
import { type MailedType, maxMailBytes } from '@/lib/contract/administration/newsletter-issues'
import type { Locale } from '@/lib/contract/common/locale'
import { legalPaths } from '@/lib/contract/site/legal-paths'
import { routePaths } from '@/lib/contract/site/route-paths'
import { resolveIssueContent } from './content/resolve-issue-content'
import { resolveReleaseContent } from './content/resolve-release-content'
import { type AddressedMail, renderDispatchedHtml } from './rendering/render-dispatched-mail'

type Env = Pick<BackendEnv, 'SITE_URL' | 'MAIL_FROM'>

interface PreviewedRecord {
  id: number
  locale: Locale
}

/**
 * Resolves an issue as it would be sent now, for a person without a subscription. Links to the
 * settings of a subscription lead to the sign-up page. Returns null for an unknown issue and for a
 * language it lacks.
 */
export async function previewIssue(
  db: Queryable,
  env: Env,
  { id, locale }: PreviewedRecord,
): Promise<AddressedMail | null> {
  const [issue] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id))
  const content = issue && (await resolveIssueContent(db, issue, env))[locale]
  return content ? await createAddressedMail(db, env, { list: 'newsletter', content, locale }) : null
}

/**
 * Resolves a press release like `previewIssue`, with the embargo of its planned dispatch. Returns
 * null for a page that is no press release, because its draft is for editors only.
 */
export async function previewRelease(
  db: Queryable,
  env: Env,
  { id, locale }: PreviewedRecord,
): Promise<AddressedMail | null> {
  const [row] = await db
    .select({ isEmbargoed: dispatches.isEmbargoed })
    .from(articles)
    .leftJoin(dispatches, eq(dispatches.pressReleaseId, articles.pageId))
    .where(and(eq(articles.pageId, id), eq(articles.section, 'press')))
  if (!row) return null
  const release = { id, languages: [locale], isEmbargoed: row.isEmbargoed ?? false, dispatchId: null }
  const content = (await resolveReleaseContent(db, release, env))[locale]
  return content ? await createAddressedMail(db, env, { list: 'press', content, locale }) : null
}

export const mailPreviews = { 'newsletter-issues': previewIssue, 'press-releases': previewRelease }

/** Returns true for a mail without text and entries. */
export const isEmptyMail = ({ text, sections }: DispatchContent): boolean =>
  sections.length === 0 && text.replaceAll(/<[^>]*>|\s/g, '') === ''

/**
 * Checks the mails that would be sent now in some languages, as the preview shows them.
 * @throws ConflictError for an empty mail, for HTML that mail programs would cut, and without the
 * one language that the settings choose for all mails
 */
export async function assertMailable(
  db: Queryable,
  env: Env,
  { type, id, languages }: { type: MailedType; id: number; languages: readonly Locale[] },
): Promise<void> {
  const [site] = await db.select({ language: settings.mailLanguages }).from(settings)
  const mailLanguages: string[] = ['both']
  for (const locale of languages) {
    const mail = await mailPreviews[type](db, env, { id, locale })
    if (mail) mailLanguages.push(locale)
    if (mail && isEmptyMail(mail.content)) throw new ConflictError('mailEmpty', { language: locale.toUpperCase() })
    const bytes = mail ? Buffer.byteLength(renderDispatchedHtml(mail)) : 0
    if (bytes <= maxMailBytes) continue
    const sizes = { size: Math.ceil(bytes / 1000), limit: maxMailBytes / 1000 }
    throw new ConflictError('mailTooLarge', { language: locale.toUpperCase(), ...sizes })
  }
  if (!site || mailLanguages.includes(site.language)) return
  throw new ConflictError('mailLacksLanguage', { language: site.language.toUpperCase() })
}

const signUpPaths: Record<DispatchedList, Record<Locale, string>> = {
  newsletter: { de: routePaths['/newsletter'], en: routePaths['/newsletter'] },
  press: routePaths['/presseverteiler'],
}

async function createAddressedMail(
  db: Queryable,
  env: Env,
  { list, content, locale }: { list: DispatchedList; content: DispatchContent; locale: Locale },
): Promise<AddressedMail> {
  const signUpUrl = `${env.SITE_URL}/${locale}${signUpPaths[list][locale]}`
  const links = { settings: signUpUrl, unsubscribe: signUpUrl, imprint: env.SITE_URL + legalPaths[locale].imprint }
  return { list, content, site: await loadSiteIdentity(db, env, locale), locale, name: '', links }
}
