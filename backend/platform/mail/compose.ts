import type { LetterTemplate, MailData } from '../db/schema/operations/mail-data'
import type { OutboxRow } from '../db/schema/operations/outbox'
import type { BackendEnv } from '../env'
import { createLetter, type LetterContent } from './letter'
import { renderHtml } from './render-html'
import { renderText } from './render-text'
import type { SiteIdentity } from './site-identity'

/** A complete mail for nodemailer. */
export interface Message {
  from: string
  to: { name: string; address: string }
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html: string
  messageId: string
  date: Date
  headers: Record<string, string>
}

type Draft = Pick<OutboxRow, 'key' | 'recipient' | 'locale'> & LetterContent

/**
 * Composes a waiting mail. Its Message-ID is the same at every attempt, so that mail servers
 * recognize duplicates (RFC 5322 §3.6.4).
 */
export function composeMessage(
  { key, recipient, locale, template, data }: Draft,
  site: SiteIdentity,
  { env, now }: { env: Pick<BackendEnv, 'SITE_URL' | 'MAIL_FROM'>; now: Date },
): Message {
  const letter = createLetter({ locale, template, data }, site)
  return {
    from: env.MAIL_FROM ?? site.mail_sender,
    to: { name: '', address: recipient },
    ...('replyTo' in data && data.replyTo !== null && { replyTo: { name: '', address: data.replyTo } }),
    subject: letter.subject,
    text: renderText(letter, site),
    html: renderHtml(letter, site, locale),
    messageId: toMessageId(key, env),
    date: now,
    // Prevents automatic replies (RFC 3834 §5).
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale, ...toListHeaders(data) },
  }
}

/** Returns the Message-ID of a mail, the same at every attempt. */
export function toMessageId(key: string, { SITE_URL }: Pick<BackendEnv, 'SITE_URL'>): string {
  return `<${key}@${new URL(SITE_URL).hostname}>`
}

function toListHeaders(data: MailData[LetterTemplate]): Record<string, string> {
  return 'unsubscribeUrl' in data ? toUnsubscribeHeaders(data.unsubscribeUrl) : {}
}

/** Headers for one-click unsubscription in mail programs (RFC 8058). */
export function toUnsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
