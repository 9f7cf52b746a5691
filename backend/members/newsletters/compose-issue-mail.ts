import { and, eq } from 'drizzle-orm'
import { dispatches, newsletterIssues } from '@/backend/platform/db/schema/members/newsletters'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { type Message, toMessageId, toUnsubscribeHeaders } from '@/backend/platform/mail/compose'
import type { ComposeDispatched } from '@/backend/platform/mail/deliver'
import { loadSiteIdentity } from '@/backend/platform/mail/site-identity'
import type { Services } from '@/backend/platform/services'
import type { Locale } from '@/lib/contract/common/locale'
import { legalPaths } from '@/lib/contract/site/legal-paths'
import { subscriptionLink } from '../subscriptions/mail-links'
import { getSubscriberName } from '../subscriptions/mails'
import { createSettingsKey } from '../subscriptions/settings-key'
import { previewIssue } from './preview-issue'
import { isReader } from './readers'
import { renderIssueHtml, renderIssueText } from './render-issue'

/**
 * Composes the mails of issues when they leave. The subscription decides at that time if there is
 * a mail, and in which language.
 */
export function composeIssueMails({
  db,
  env,
  serverKey,
}: Pick<Services, 'db' | 'env' | 'serverKey'>): ComposeDispatched {
  return async ({ key, recipient, locale: testLocale, data }, now) => {
    if ('testOf' in data)
      return await composeTest({ db, env }, { key, recipient, locale: testLocale, id: data.testOf }, now)
    if (!('subscription' in data)) throw new Error('A mail of an issue names no subscription.')
    const [dispatched] = await db
      .select({ content: dispatches.content, startedAt: dispatches.startedAt, issue: newsletterIssues })
      .from(dispatches)
      .innerJoin(newsletterIssues, eq(newsletterIssues.id, dispatches.issueId))
      .where(eq(dispatches.id, data.dispatch))
    if (!dispatched?.content || !dispatched.startedAt) return null
    const [reader] = await db
      .select()
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.id, data.subscription),
          eq(subscriptions.email, recipient),
          isReader(dispatched.issue, dispatched.startedAt),
        ),
      )
    const content = reader && dispatched.content[reader.language]
    if (!content) return null
    const locale = reader.language
    const site = await loadSiteIdentity(db, env, locale)
    const settingsKey = createSettingsKey(serverKey, reader)
    const links = {
      settings: subscriptionLink(env.SITE_URL, reader, { page: 'settings', key: settingsKey }),
      unsubscribe: subscriptionLink(env.SITE_URL, reader, { page: 'unsubscribe', key: settingsKey }),
      imprint: env.SITE_URL + legalPaths[locale].imprint,
    }
    const addressed = { content, site, locale, name: getSubscriberName(reader.details), links }
    return {
      from: env.MAIL_FROM ?? site.mail_sender,
      to: { name: '', address: recipient },
      subject: content.subject,
      text: renderIssueText(addressed),
      html: renderIssueHtml(addressed),
      messageId: toMessageId(key, env),
      date: now,
      headers: {
        'Content-Language': locale,
        'List-Id': `<newsletter.${new URL(env.SITE_URL).hostname}>`,
        Precedence: 'bulk',
        ...toUnsubscribeHeaders(links.unsubscribe),
      },
    }
  }
}

/** Composes a test for a user; null if the issue is deleted or lacks the language. */
async function composeTest(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { key, recipient, id, locale }: { key: string; recipient: string; id: number; locale: Locale },
  now: Date,
): Promise<Message | null> {
  const issue = await previewIssue(db, env, { id, locale })
  if (!issue) return null
  return {
    from: env.MAIL_FROM ?? issue.site.mail_sender,
    to: { name: '', address: recipient },
    subject: `Test: ${issue.content.subject}`,
    text: renderIssueText(issue),
    html: renderIssueHtml(issue),
    messageId: toMessageId(key, env),
    date: now,
    headers: { 'Content-Language': locale },
  }
}
