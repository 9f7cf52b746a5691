import type { MailData, MailTemplate } from '../../db/schema/operations/mail-data'
import type { Organization } from '../organization'

/** What a mail says, without form: rendered to plain text (render-text.ts) and to HTML (render-html.ts). */
export interface Letter {
  subject: string
  /** What mail programs show beside the subject in their lists. */
  preheader: string
  /** Who is greeted by name. */
  reader?: string
  paragraphs: string[]
  facts?: { label: string; value: string }[]
  /** What the mail tells of, each with its address. */
  entries?: { title: string; text: string; url: string }[]
  action?: { label: string; url: string }
  /** Paragraphs below the action. */
  afterwards?: string[]
}

/** All mails in one language. */
export interface MailTexts {
  greeting(name: string | null): string
  closing: string
  /** Leads to the written-out address of the action. */
  addressHint: string
  automatic: string
  letters: { [T in MailTemplate]: (data: MailData[T], organization: Organization) => Letter }
}
