import type { FinishedLetter } from './letter'
import type { SiteIdentity } from './site-identity'

/** Renders a letter as plain text: unwrapped paragraphs, the URL on its own line. */
export function renderText(letter: FinishedLetter, site: SiteIdentity): string {
  const { greeting, paragraphs, facts = [], entries = [], action, afterwards = [] } = letter
  const footer = [site.name, ...site.address, site.email].filter((line) => line !== '')
  const parts = [
    greeting,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...entries.map(({ title, text, url }) => `${title}\n${text}\n${url}`),
    action ? `${action.label}:\n${action.url}` : '',
    ...afterwards,
    `${site.texts.mail_closing}\n${site.name}`,
    // Signature separator (RFC 3676 §4.3).
    ['-- ', ...footer, '', site.texts.mail_automatic].join('\n'),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
