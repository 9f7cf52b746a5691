import { type CheckedPage, type Finding, idOf, isError, type Rule } from './findings'
import { checkContrast } from './rules/contrast'
import { checkHeadings } from './rules/headings'
import { checkLinks } from './rules/links'
import { checkFrames, checkPictures } from './rules/pictures'
import { checkFilms, checkTables } from './rules/tables-and-films'
import { checkCapitals, checkLanguage } from './rules/words'

const rules: readonly Rule[] = [
  checkHeadings,
  checkLinks,
  checkPictures,
  checkFrames,
  checkTables,
  checkContrast,
  checkFilms,
  checkCapitals,
  checkLanguage,
]

/** What on a page keeps people from reading or using it: errors first, each thing once. */
export function auditPage(page: CheckedPage): Finding[] {
  const all = rules.flatMap((rule) => rule(page))
  const once = [...new Map(all.map((finding) => [idOf(finding), finding])).values()]
  return once.toSorted((one, other) => Number(isError(other)) - Number(isError(one)))
}
