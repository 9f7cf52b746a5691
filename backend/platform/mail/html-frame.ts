import { defaultColors, deriveTones } from '@/lib/color/site-colors'
import { toMailtoUrl } from '@/lib/contract/common/email'
import { type Locale, languageTags } from '@/lib/contract/common/locale'
import { escapeXml } from '@/lib/xml'
import type { SiteIdentity } from './site-identity'

/**
 * Colors of the site besides the accent (styles/tokens.css); mail programs do not support
 * variables.
 */
export const textColor = '#1c1c1c'
const backgroundColor = '#f5f1ea'
export const quietColor = '#635d56'
export const ruleColor = '#d8d2c8'
const quietColorOnDark = '#b8b1a6'

export const fontStyle = 'font-family:Helvetica Neue,Helvetica,Arial,sans-serif'
export const paragraphStyle = `margin:0 0 18px;${fontStyle};font-size:17px;mso-line-height-rule:exactly;line-height:26px;color:${textColor}`
export const smallTextStyle = `margin:0 0 4px;${fontStyle};font-size:14px;mso-line-height-rule:exactly;line-height:21px`

/** Folds of the curtain: widths in percent, alternating light and dark. */
const folds = [17, 4, 11, 3, 8, 5, 14, 2, 9, 4, 6, 3, 10, 4]

/** Media queries for dark mode and for phones. */
export const darkQuery = '(prefers-color-scheme: dark)'
export const narrowQuery = '(max-width: 480px)'

/** Styles for dark mode and phones. Programs without dark mode show the light mail or invert it. */
const renderAdaptiveStyles = (link: string) => `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media ${darkQuery} {
    .ground { background-color: #121212 !important; }
    .sheet { background-color: ${textColor} !important; }
    .text { color: #ffffff !important; }
    .quiet { color: ${quietColorOnDark} !important; }
    .link { color: ${link} !important; }
    .fact { border-color: #4a4743 !important; }
    .foot { background-color: #121212 !important; }
  }
  @media ${narrowQuery} {
    .pad { padding-left: 24px !important; padding-right: 24px !important; }
    .fact { display: block !important; width: auto !important; padding: 10px 0 0 !important; }
    .value { border-top: 0 !important; padding: 0 0 10px !important; }
    .title { font-size: 27px !important; line-height: 31px !important; }
  }
`

/** Accent colors on light backgrounds, in folds, and on dark backgrounds. */
export interface Accent {
  plain: string
  deep: string
  onDark: string
}

/**
 * Markup for Outlook on Windows only: a table around the sheet, as Outlook ignores `max-width`,
 * and the resolution, because Outlook would otherwise scale tables.
 */
const outlook = {
  head: '<!--[if mso]><xml><o:OfficeDocumentSettings xmlns:o="urn:schemas-microsoft-com:office:office"><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->',
  begin:
    '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
  end: '<!--[if mso]></td></tr></table><![endif]-->',
}

export function toAccent({ colors }: SiteIdentity): Accent {
  if (!colors) return { plain: defaultColors.accent, deep: '#8f0f38', onDark: '#ff6288' }
  const { accentDeep, accentOnDark } = deriveTones(colors)
  return { plain: colors.accent, deep: accentDeep, onDark: accentOnDark }
}

interface FramedMail {
  subject: string
  preheader: string
  /** HTML below the subject. */
  content: string
  /** HTML of the paragraphs below the address of the site. */
  footer: string
}

/**
 * Renders a mail in the frame of the site. Supports old mail programs: layout tables, inline
 * styles, no external resources (rules: `mail-rules.test.ts`).
 */
export function renderFrame(
  { subject, preheader, content, footer }: FramedMail,
  site: SiteIdentity,
  locale: Locale,
): string {
  const accent = toAccent(site)
  return `<!doctype html>
<html lang="${languageTags[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeXml(subject)}</title>
<style>${renderAdaptiveStyles(accent.onDark)}</style>
${outlook.head}
</head>
<body class="ground" bgcolor="${backgroundColor}" style="margin:0;padding:0;background-color:${backgroundColor}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeXml(preheader)}${preheaderEnd}</div>
<table role="presentation" class="ground" width="100%" bgcolor="${backgroundColor}" cellpadding="0" cellspacing="0" border="0" style="background-color:${backgroundColor}">
<tr><td align="center" style="padding:24px 12px">
${outlook.begin}
<table role="presentation" class="sheet" width="600" bgcolor="#ffffff" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background-color:#ffffff">
<tr><td>${renderCurtain(accent)}</td></tr>
<tr><td class="pad" style="padding:36px 48px 40px">
<p class="text" style="margin:0 0 36px;${fontStyle};font-size:19px;line-height:24px;font-weight:bold;color:${textColor}">${escapeXml(site.short_name)}</p>
<h1 class="text title" style="margin:0 0 28px;${fontStyle};font-size:34px;line-height:38px;font-weight:bold;letter-spacing:-0.5px;color:${textColor}">${escapeXml(subject)}</h1>
${content}
</td></tr>
<tr><td class="pad foot" bgcolor="${textColor}" style="padding:28px 48px 30px;background-color:${textColor}">${renderFooter(site, footer)}</td></tr>
</table>
${outlook.end}
</td></tr>
</table>
</body>
</html>
`
}

/** Prevents programs from adding the first lines of the mail to the preview. */
const preheaderEnd = '&#847;&zwnj;&nbsp;'.repeat(40)

function renderCurtain({ plain, deep }: Accent): string {
  const cells = folds.map((width, index) => {
    const color = index % 2 === 0 ? plain : deep
    return `<td width="${width}%" height="14" bgcolor="${color}" style="height:14px;font-size:0;line-height:0;background-color:${color}">&nbsp;</td>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${cells.join('')}</tr></table>`
}

export function renderParagraph(text: string): string {
  return `<p class="text" style="${paragraphStyle}">${escapeXml(text)}</p>`
}

/** Renders listed items with their links. */
export function renderEntries(entries: { title: string; text: string; url: string }[], { plain }: Accent): string {
  const rows = entries.map(
    ({ title, text, url }) =>
      `<tr><td class="fact" style="padding:12px 0;border-top:1px solid ${ruleColor};${fontStyle};word-break:break-word">` +
      `<a class="link" href="${escapeXml(url)}" style="font-size:19px;line-height:26px;font-weight:bold;color:${plain}">${escapeXml(title)}</a><br>` +
      `<span class="quiet" style="font-size:15px;line-height:22px;color:${quietColor}">${escapeXml(text)}</span></td></tr>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">${rows.join('')}</table>`
}

function renderFooter(site: SiteIdentity, footer: string): string {
  const email = escapeXml(site.email)
  const link = `<a href="${escapeXml(toMailtoUrl(site.email))}" style="color:${quietColorOnDark}">${email}</a>`
  const lines = [...site.address.map(escapeXml), ...(email ? [link] : [])]
  return `<p style="${smallTextStyle};font-weight:bold;color:#ffffff">${escapeXml(site.name)}</p>
${lines.length > 0 ? `<p style="${smallTextStyle};color:${quietColorOnDark}">${lines.join('<br>')}</p>` : ''}
${footer}`
}

/** Renders a paragraph of the footer from HTML. */
export function renderFooterLine(html: string): string {
  return `<p style="${smallTextStyle};margin:14px 0 0;color:${quietColorOnDark}">${html}</p>`
}

export function renderFooterLink(label: string, url: string): string {
  return `<a href="${escapeXml(url)}" style="color:${quietColorOnDark}">${escapeXml(label)}</a>`
}
