import type { Locale } from '@/lib/contract/common/locale'
import { type Finding, toUniqueFindings } from './findings'
import { checkHeadings } from './rules/headings'
import { checkLinks } from './rules/links'
import { checkCapitals, checkLanguage } from './rules/text'

const rules = [checkHeadings, checkLinks, checkCapitals, checkLanguage]

/** Audits the texts of a document that is not rendered, such as a mail. Errors come first. */
export function auditTexts(root: Element, locale: Locale): Finding[] {
  return toUniqueFindings(rules.flatMap((rule) => rule({ root, locale, writtenText: null })))
}
