import type { ImportMapping } from '@/lib/contract/administration/record-import'
import type { Locale } from '@/lib/contract/common/locale'
import { InvalidFieldsError } from '../../errors'
import { type Cell, plain } from './importable'
import { importMessage } from './messages'

/** The column with the numbers of records. */
export const idTarget = 'id'

/** What columns become by their heads: each target once, the first column that names it. */
export function proposeMapping(heads: readonly string[], cells: readonly Cell[]): ImportMapping {
  const named = [{ target: idTarget, heads: ['Nummer', 'Number'] }, ...cells]
  const taken = new Set<string>()
  return heads.map((head) => {
    const found = named.find(
      (cell) =>
        !taken.has(cell.target) && [cell.target, ...cell.heads].some((name) => plain(name) === plain(head)),
    )
    if (!found || plain(head) === '') return null
    taken.add(found.target)
    return found.target
  })
}

/**
 * Refuses a mapping that does not fit the table.
 * @throws InvalidFieldsError
 */
export function checkMapping(
  mapping: ImportMapping,
  { columns, cells, locale }: { columns: number; cells: readonly Cell[]; locale: Locale },
): void {
  const known = new Set([idTarget, ...cells.map(({ target }) => target)])
  const targets = mapping.filter((target) => target !== null)
  const unknown = targets.find((target) => !known.has(target))
  const twice = targets.find((target, index) => targets.indexOf(target) !== index)
  const refuse = (text: string) => {
    throw new InvalidFieldsError({ mapping: [text] })
  }
  if (mapping.length !== columns) refuse(importMessage(locale, 'columnCount'))
  if (unknown !== undefined) refuse(importMessage(locale, 'unknownTarget', unknown))
  if (twice !== undefined) refuse(importMessage(locale, 'targetTwice', twice))
}
