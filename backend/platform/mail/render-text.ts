import type { FinishedLetter } from './letter'
import type { Organization } from './organization'
import type { MailTexts } from './texts/letter'

/** Renders a letter as plain text: unwrapped paragraphs, the URL on its own line. */
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
    // Signature separator (RFC 3676 §4.3).
    ['-- ', ...footer, '', texts.automatic].join('\n'),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
