import type { DispatchContent, DispatchedList } from '@/backend/platform/db/schema/members/newsletters'
import {
  font,
  ink,
  renderEntries,
  renderFooterLine,
  renderFooterLink,
  renderFrame,
  renderParagraph,
  toAccent,
} from '@/backend/platform/mail/html-frame'
import type { SiteIdentity } from '@/backend/platform/mail/site-identity'
import { toGreetingName } from '@/backend/platform/mail/texts/one-line'
import type { Locale } from '@/lib/contract/common/locale'
import { escapeXml } from '@/lib/xml'
import { frameTexts } from './frame-texts'
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

/** Renders it as HTML in the frame of all mails. */
export function renderDispatchedHtml({ list, content, site, locale, name, links }: AddressedMail): string {
  const { subject, preheader, text, sections } = content
  const accent = toAccent(site)
  const texts = frameTexts[list][locale]
  const parts = sections.map(({ title, entries }) => renderHeading(title) + renderEntries(entries, accent))
  const footer = [
    renderFooterLine(escapeXml(texts.reason)),
    renderFooterLine(
      (['settings', 'unsubscribe', 'imprint'] as const)
        .map((link) => renderFooterLink(texts[link], links[link]))
        .join('<br>'),
    ),
  ]
  const greeting = renderParagraph(texts.greeting(toGreetingName(name)))
  const body = [greeting, renderRichTextHtml(text, accent.plain), ...parts]
  return renderFrame(
    { subject, preheader, content: body.join('\n'), footer: footer.join('\n') },
    site,
    locale,
  )
}

function renderHeading(title: string): string {
  if (title === '') return ''
  return `<h2 class="text" style="margin:28px 0 12px;${font};font-size:24px;line-height:30px;font-weight:bold;color:${ink}">${escapeXml(title)}</h2>`
}

/** Renders it as plain text with all its content. */
export function renderDispatchedText({ list, content, site, locale, name, links }: AddressedMail): string {
  const { text, sections } = content
  const texts = frameTexts[list][locale]
  const parts = [
    texts.greeting(toGreetingName(name)),
    renderRichTextPlain(text),
    ...sections.flatMap(({ title, entries }) => [
      title.toLocaleUpperCase(locale),
      ...entries.map((entry) => [entry.title, entry.text, entry.url].filter(Boolean).join('\n')),
    ]),
    // Signature separator (RFC 3676 §4.3).
    ['-- ', site.name, ...site.address, site.email].filter(Boolean).join('\n'),
    [
      texts.reason,
      ...(['settings', 'unsubscribe', 'imprint'] as const).map((link) => `${texts[link]}: ${links[link]}`),
    ].join('\n'),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
