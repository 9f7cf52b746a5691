import type { DispatchContent, DispatchedList } from '@/backend/platform/db/schema/members/newsletters'
import {
  fontStyle,
  renderEntries,
  renderFooterLine,
  renderFooterLink,
  renderFrame,
  renderParagraph,
  textColor,
  toAccent,
} from '@/backend/platform/mail/html-frame'
import { toGreeting } from '@/backend/platform/mail/letter'
import type { SiteIdentity } from '@/backend/platform/mail/site-identity'
import type { Locale } from '@/lib/contract/common/locale'
import { escapeXml } from '@/lib/xml'
import { renderRichTextHtml, renderRichTextPlain } from './render-rich-text'

/** An issue or a press release for one reader. Links are absolute. */
export interface AddressedMail {
  list: DispatchedList
  content: DispatchContent
  site: SiteIdentity
  locale: Locale
  /** Name of the reader; may be empty. */
  name: string
  links: { settings: string; unsubscribe: string; imprint: string }
}

/** Returns the end of a mail. The settings change its texts, but cannot remove its links. */
function getFooter({ list, site: { texts }, links }: Pick<AddressedMail, 'list' | 'site' | 'links'>) {
  return {
    reason: texts[`${list}_reason`],
    footerLinks: [
      { label: texts.dispatch_settings, url: links.settings },
      { label: texts[`${list}_unsubscribe`], url: links.unsubscribe },
      { label: texts.dispatch_imprint, url: links.imprint },
    ],
  }
}

/** Renders an issue or a press release as HTML, in the common frame of all mails. */
export function renderDispatchedHtml({ list, content, site, locale, name, links }: AddressedMail): string {
  const { subject, preheader, text, sections } = content
  const accent = toAccent(site)
  const { reason, footerLinks } = getFooter({ list, site, links })
  const parts = sections.map(({ title, entries }) => renderHeading(title) + renderEntries(entries, accent))
  const footer = [
    renderFooterLine(escapeXml(reason)),
    renderFooterLine(footerLinks.map(({ label, url }) => renderFooterLink(label, url)).join('<br>')),
  ]
  const greeting = renderParagraph(toGreeting(site, name))
  const body = [greeting, renderRichTextHtml(text, accent.plain), ...parts]
  return renderFrame({ subject, preheader, content: body.join('\n'), footer: footer.join('\n') }, site, locale)
}

function renderHeading(title: string): string {
  if (title === '') return ''
  return `<h2 class="text" style="margin:28px 0 12px;${fontStyle};font-size:24px;line-height:30px;font-weight:bold;color:${textColor}">${escapeXml(title)}</h2>`
}

export function renderDispatchedText({ list, content, site, locale, name, links }: AddressedMail): string {
  const { text, sections } = content
  const { reason, footerLinks } = getFooter({ list, site, links })
  const parts = [
    toGreeting(site, name),
    renderRichTextPlain(text),
    ...sections.flatMap(({ title, entries }) => [
      title.toLocaleUpperCase(locale),
      ...entries.map((entry) => [entry.title, entry.text, entry.url].filter(Boolean).join('\n')),
    ]),
    // Signature separator (RFC 3676 §4.3).
    ['-- ', site.name, ...site.address, site.email].filter(Boolean).join('\n'),
    [reason, ...footerLinks.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
