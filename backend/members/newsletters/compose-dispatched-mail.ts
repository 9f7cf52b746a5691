import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { type DispatchContent, dispatches, newsletterIssues } from '@/backend/platform/db/schema/members/newsletters'
import { type SubscriptionRow, subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { type Message, toMessageId, toUnsubscribeHeaders } from '@/backend/platform/mail/compose'
import type { ComposeDispatched } from '@/backend/platform/mail/deliver'
import type { ClaimedMail } from '@/backend/platform/mail/outbox'
import { loadSiteIdentity } from '@/backend/platform/mail/site-identity'
import type { Services } from '@/backend/platform/services'
import { legalPaths } from '@/lib/contract/site/legal-paths'
import { buildSubscriptionUrl } from '../subscriptions/mail-links'
import { getSubscriberName } from '../subscriptions/mails'
import { createSettingsKey } from '../subscriptions/settings-key'
import { createFileKey } from './file-key'
import { previewIssue, previewRelease } from './preview-dispatched'
import { type Addressees, getAddressees, isReader, readerLanguage } from './readers'
import { mayContinue } from './release-readiness'
import { type AddressedMail, renderDispatchedHtml, renderDispatchedText } from './rendering/render-dispatched-mail'

type ComposerServices = Pick<Services, 'db' | 'env' | 'serverKey'>

/** A mail of a dispatch for a reader who is entitled to it. */
interface Letter {
  reader: SubscriptionRow
  list: Addressees['list']
  content: DispatchContent
}

/**
 * Composes the mails of issues and press releases when they are sent. The subscription decides at
 * that time if there is a mail, and in which language.
 */
export function composeDispatchedMails(services: ComposerServices): ComposeDispatched {
  const { db, env, serverKey } = services
  return async (mail, now) => {
    const { data } = mail
    if ('testOf' in data) return await composeTest(services, { mail, id: data.testOf }, now)
    if (!('dispatch' in data)) throw new Error('A mail of a dispatch names no subscription.')
    const letter = await findLetter(db, { ids: data, recipient: mail.recipient })
    if (letter === null || letter === 'suspended') return letter
    const { reader, list, content } = letter
    const locale = reader.language
    const site = await loadSiteIdentity(db, env, locale)
    const settingsKey = createSettingsKey(serverKey, reader, data.dispatch)
    const links = {
      settings: buildSubscriptionUrl(env.SITE_URL, reader, { page: 'settings', key: settingsKey }),
      unsubscribe: buildSubscriptionUrl(env.SITE_URL, reader, { page: 'unsubscribe', key: settingsKey }),
      imprint: env.SITE_URL + legalPaths[locale].imprint,
    }
    const name = getSubscriberName(reader.details)
    const keyedContent = addFileKeys(content, createFileKey(serverKey, reader))
    const addressedMail = { list, content: keyedContent, site, locale, name, links }
    return {
      ...toMessage(services, mail, addressedMail, now),
      subject: content.subject,
      headers: {
        'Content-Language': locale,
        'List-Id': `<${list}.${new URL(env.SITE_URL).hostname}>`,
        Precedence: 'bulk',
        ...toUnsubscribeHeaders(links.unsubscribe),
      },
    }
  }
}

/**
 * Finds the content for a reader; null if the reader is not entitled to it any more; `suspended` if
 * the dispatch is stopped or its press release is hidden.
 */
export async function findLetter(
  db: Queryable,
  { ids, recipient }: { ids: { dispatch: number; subscription: number }; recipient: string },
): Promise<Letter | 'suspended' | null> {
  const [row] = await db
    .select({ dispatch: dispatches, issue: newsletterIssues, mayContinue })
    .from(dispatches)
    .leftJoin(newsletterIssues, eq(newsletterIssues.id, dispatches.issueId))
    .where(eq(dispatches.id, ids.dispatch))
  if (!row?.dispatch.content || !row.dispatch.startedAt) return null
  const { dispatch, issue } = row
  if (dispatch.state === 'stopped' || !row.mayContinue) return 'suspended'
  const addressees = getAddressees(dispatch, issue)
  const [reader] = await db
    .select({ ...getTableColumns(subscriptions), language: readerLanguage })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.id, ids.subscription),
        eq(subscriptions.email, recipient),
        isReader(addressees, row.dispatch.startedAt),
      ),
    )
  const content = reader && row.dispatch.content[reader.language]
  return content ? { reader, list: addressees.list, content } : null
}

/** Appends the key of a reader to the addresses of files that are not public. */
function addFileKeys(content: DispatchContent, key: string): DispatchContent {
  const sections = content.sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry) => (entry.isKeyed ? { ...entry, url: entry.url + key } : entry)),
  }))
  return { ...content, sections }
}

/** Composes a test mail for a user; null if the record is deleted or lacks the language. */
async function composeTest(
  services: ComposerServices,
  { mail, id }: { mail: ClaimedMail; id: number },
  now: Date,
): Promise<Message | null> {
  const { locale, template } = mail
  const preview = template === 'press-release' ? previewRelease : previewIssue
  const addressedMail = await preview(services.db, services.env, { id, locale })
  if (!addressedMail) return null
  return {
    ...toMessage(services, mail, addressedMail, now),
    subject: `Test: ${addressedMail.content.subject}`,
    headers: { 'Content-Language': locale },
  }
}

function toMessage(
  { env }: ComposerServices,
  { key, recipient }: ClaimedMail,
  addressedMail: AddressedMail,
  now: Date,
): Omit<Message, 'subject' | 'headers'> {
  return {
    from: env.MAIL_FROM ?? addressedMail.site.mail_sender,
    to: { name: '', address: recipient },
    text: renderDispatchedText(addressedMail),
    html: renderDispatchedHtml(addressedMail),
    messageId: toMessageId(key, env),
    date: now,
  }
}
