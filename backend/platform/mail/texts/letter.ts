import type { LetterTemplate, MailData } from '../../db/schema/operations/mail-data'
import type { SiteIdentity } from '../site-identity'

/** Content of a mail, rendered to plain text (render-text.ts) and to HTML (render-html.ts). */
export interface Letter {
  subject: string
  /** Preview text in lists of mail programs. */
  preheader: string
  /** True if `name` in the data is not the reader's, so that the greeting has no name. */
  isToOffice?: true
  paragraphs: string[]
  facts?: { label: string; value: string }[]
  /** Listed items with their URLs. */
  entries?: { title: string; text: string; url: string }[]
  action?: { label: string; url: string }
  /** Paragraphs below the action. */
  afterwards?: string[]
}

/** The subject and the only paragraph of a letter. */
export type ShortText = readonly [subject: string, paragraph: string]

export const toShortLetter = ([subject, paragraph]: ShortText): Pick<Letter, 'subject' | 'paragraphs'> => ({
  subject,
  paragraphs: [paragraph],
})

/** Letters of all templates except dispatches, in one language. */
export type Letters = { [T in LetterTemplate]: (data: MailData[T], site: SiteIdentity) => Letter }
