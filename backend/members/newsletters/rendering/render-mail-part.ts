import { darkQuery, narrowQuery } from '@/backend/platform/mail/html-frame'
import type { mailParts } from '@/lib/contract/administration/newsletter-issues'
import { type AddressedMail, renderDispatchedHtml, renderDispatchedText } from './render-dispatched-mail'

/** Width of a phone in CSS pixels. */
const phoneWidthPx = 375

/** Renders a part of a mail for a browser: `narrow` as on a phone, `dark` as in dark mode. */
export function renderMailPart(mail: AddressedMail, part: (typeof mailParts)[number]): string {
  switch (part) {
    case 'text':
      return renderDispatchedText(mail)
    case 'html':
      return renderDispatchedHtml(mail)
    case 'dark':
      return renderDispatchedHtml(mail).replace(`@media ${darkQuery}`, '@media all')
    case 'narrow':
      return renderDispatchedHtml(mail)
        .replace(`@media ${narrowQuery}`, '@media all')
        .replace('<html ', `<html style="max-width:${phoneWidthPx}px;margin:0 auto" `)
  }
}
