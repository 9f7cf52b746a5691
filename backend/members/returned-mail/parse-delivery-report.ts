import type { Attachment } from 'postal-mime'
import { toOneLine } from '@/backend/platform/mail/texts/one-line'
import { cutText } from '@/lib/text/cut-text'

/** A report that a mail server could not deliver a mail of this site. */
export interface DeliveryReport {
  key: string
  /** Enhanced status code (RFC 3463), or the SMTP code of a server that gave none. */
  code: string
  /** Text of the mail server, on one line. */
  diagnostic: string
}

const statusTypes: readonly string[] = ['message/delivery-status', 'message/global-delivery-status']
const originalTypes: readonly string[] = [
  'message/rfc822',
  'text/rfc822-headers',
  'message/global',
  'message/global-headers',
]

const maxDiagnosticLength = 300

/**
 * Parses a report that a delivery has failed (RFC 3464). The Message-ID of the original mail is in
 * its headers, otherwise in those of the report. Returns null for other mails, for delays and for
 * mails of other sites.
 * @param hostname right side of the Message-IDs of this site
 * @throws Error for a mail that is nested too deeply
 */
export async function parseDeliveryReport(source: Uint8Array, hostname: string): Promise<DeliveryReport | null> {
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(source, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' })
  const findPart = (types: readonly string[]) => mail.attachments.find(({ mimeType }) => types.includes(mimeType))
  const statusPart = findPart(statusTypes)
  if (!statusPart) return null
  const recipientFields = splitBlocks(toText(statusPart))
    .map(parseFields)
    .find((fields) => fields.get('action')?.toLowerCase() === 'failed')
  if (!recipientFields) return null
  const original = findPart(originalTypes)
  const [originalHeaders = ''] = original ? splitBlocks(toText(original)) : []
  const ids = [parseFields(originalHeaders).get('message-id'), mail.inReplyTo, mail.references]
  const key = findKey(ids.join(' '), hostname)
  if (key === null) return null
  // A decoded text may contain control characters, which the database rejects.
  const diagnostic = toOneLine((recipientFields.get('diagnostic-code') ?? '').replace(/^\S+;\s*/, ''))
  return {
    key,
    code: toCode(recipientFields.get('status') ?? '', diagnostic),
    diagnostic: cutText(diagnostic, maxDiagnosticLength),
  }
}

const toText = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

const splitBlocks = (text: string): string[] => text.trim().split(/\r?\n[ \t]*\r?\n/)

/** Parses header fields by their lower-case names. Continued lines are joined. */
function parseFields(block: string): Map<string, string> {
  const lines = block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  return new Map(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':')
      return [name.trim().toLowerCase(), value.join(':').trim()]
    }),
  )
}

/** Finds the key in a Message-ID of this site. */
function findKey(ids: string, hostname: string): string | null {
  for (const [, key, host] of ids.matchAll(/<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@([^>\s]+)>/gi)) {
    if (key && host?.toLowerCase() === hostname.toLowerCase()) return key.toLowerCase()
  }
  return null
}

/**
 * Returns the most precise code: the status, unless it is general (x.0.0) and the text of the
 * server contains a code.
 */
function toCode(statusField: string, diagnostic: string): string {
  const [status = ''] = /^[245]\.\d{1,3}\.\d{1,3}/.exec(statusField) ?? []
  if (status !== '' && !status.endsWith('.0.0')) return status
  const [, reply = '', enhanced] = /\b([45]\d\d)(?:[ -]([45]\.\d{1,3}\.\d{1,3}))?\b/.exec(diagnostic) ?? []
  return enhanced ?? (reply || status)
}
