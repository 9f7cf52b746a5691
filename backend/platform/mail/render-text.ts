import type { FinishedLetter } from './letter'
import type { Organization } from './organization'
import type { MailTexts } from './texts/letter'

/** A letter as plain text: paragraphs without breaks, since mail programs wrap them, and the address on a line of its own. */
export function renderText(letter: FinishedLetter, texts: MailTexts, organization: Organization): string {
  const { greeting, paragraphs, facts = [], entries = [], action, afterwards = [] } = letter
  const footer = [organization.name, ...organization.address, organization.email].filter(
    (line) => line !== '',
  )
  const parts = [
    greeting,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...entries.map(({ title, text, url }) => `${title}\n${text}\n${url}`),
    action ? `${action.label}:\n${action.url}` : '',
    ...afterwards,
    `${texts.closing}\n${organization.name}`,
    // Two hyphens and a space part the signature off (RFC 3676 §4.3).
    ['-- ', ...footer, '', texts.automatic].join('\n'),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
