import type { Locale } from '@/lib/contract/common/locale'
import { escapeXml } from '@/lib/xml'
import {
  type Accent,
  fontStyle,
  paragraphStyle,
  quietColor,
  renderEntries,
  renderFooterLine,
  renderFrame,
  renderParagraph,
  ruleColor,
  smallTextStyle,
  textColor,
  toAccent,
} from './html-frame'
import type { FinishedLetter } from './letter'
import type { SiteIdentity } from './site-identity'

export function renderHtml(letter: FinishedLetter, site: SiteIdentity, locale: Locale): string {
  const { subject, preheader, greeting, paragraphs, facts, entries, action, afterwards = [] } = letter
  const accent = toAccent(site)
  const content = `${[greeting, ...paragraphs].map(renderParagraph).join('\n')}
${facts ? renderFacts(facts) : ''}${entries ? renderEntries(entries, accent) : ''}${action ? renderButton(action, site, accent) : ''}${afterwards.map(renderParagraph).join('\n')}
<p class="text" style="${paragraphStyle};margin-bottom:0">${escapeXml(site.texts.mail_closing)}<br>${escapeXml(site.name)}</p>`
  const footer = renderFooterLine(escapeXml(site.texts.mail_automatic))
  return renderFrame({ subject, preheader, content, footer }, site, locale)
}

function renderFacts(facts: { label: string; value: string }[]): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th class="quiet fact" width="34%" scope="row" align="left" valign="top" style="padding:8px 20px 8px 0;border-top:1px solid ${ruleColor};${fontStyle};font-size:14px;line-height:24px;font-weight:normal;text-align:left;color:${quietColor}">${escapeXml(label)}</th>` +
      `<td class="text fact value" valign="top" style="padding:8px 0;border-top:1px solid ${ruleColor};${fontStyle};font-size:17px;line-height:24px;color:${textColor};word-break:break-word">${escapeXml(value)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">${rows.join('')}</table>`
}

function renderButton(
  { label, url }: { label: string; url: string },
  { texts }: SiteIdentity,
  { plain }: Accent,
): string {
  const href = escapeXml(url)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:10px 0 22px"><tr>
<td bgcolor="${plain}" style="background-color:${plain}"><a href="${href}" style="display:inline-block;padding:15px 28px;${fontStyle};font-size:17px;line-height:22px;font-weight:bold;color:#ffffff;text-decoration:none">${escapeXml(label)}</a></td>
</tr></table>
<p class="quiet" style="${smallTextStyle};margin-bottom:24px;color:${quietColor};word-break:break-all">${escapeXml(texts.mail_address_hint)}<br><a class="link" href="${href}" style="color:${plain}">${href}</a></p>
`
}
