import type { ImportMapping } from '@/lib/contract/administration/record-import'
import type { Locale } from '@/lib/contract/common/locale'
import { InvalidFieldsError } from '../../errors'
import { type Cell, listHeads, normalizeName, textCell } from './importable'
import { importMessage } from './messages'

/** Target of the column with record ids. */
export const idTarget = 'id'
export const idHead = { de: 'Nummer', en: 'Number' } as const

/** Proposes targets by the headings of columns. The first matching column gets a target. */
export function proposeMapping(heads: readonly string[], cells: readonly Cell[]): ImportMapping {
  const candidates = [textCell(idTarget, idHead), ...cells].map((cell) => ({
    target: cell.target,
    names: listHeads(cell),
  }))
  const assignedFields = new Set<string>()
  return heads.map((head) => {
    const match = candidates.find(
      (cell) => !assignedFields.has(cell.target) && cell.names.includes(normalizeName(head)),
    )
    if (!match || normalizeName(head) === '') return null
    assignedFields.add(match.target)
    return match.target
  })
}

/** Asserts that a mapping fits the table. @throws InvalidFieldsError */
export function assertMapping(
  mapping: ImportMapping,
  { columns, cells, locale }: { columns: number; cells: readonly Cell[]; locale: Locale },
): void {
  const knownTargets = new Set([idTarget, ...cells.map(({ target }) => target)])
  const targets = mapping.filter((target) => target !== null)
  const unknownTarget = targets.find((target) => !knownTargets.has(target))
  const duplicate = targets.find((target, index) => targets.indexOf(target) !== index)
  const refuse = (text: string) => {
    throw new InvalidFieldsError({ mapping: [text] })
  }
  if (mapping.length !== columns) refuse(importMessage(locale, 'columnCount'))
  if (unknownTarget !== undefined) refuse(importMessage(locale, 'unknownTarget', unknownTarget))
  if (duplicate !== undefined) refuse(importMessage(locale, 'targetTwice', duplicate))
}
