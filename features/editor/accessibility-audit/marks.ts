import { type EditorDocument, listAncestors } from '../core/document'
import { type Finding, isError } from './findings'

export interface Counts {
  errors: number
  notices: number
}

/** Counts the errors and notices among findings. */
export function countFindings(findings: readonly Finding[]): Counts {
  const errors = findings.filter(isError).length
  return { errors, notices: findings.length - errors }
}

/**
 * Finds the key of the nearest visible block around a finding. A finding in an item without an
 * element belongs to the list of the item.
 */
function findMarkedKey(document: EditorDocument, { key }: Finding, isShown: (key: string) => boolean): string {
  return [key, ...listAncestors(document, key)].find(isShown) ?? key
}

/** Counts the findings by the keys of the marked blocks. */
export function countByBlock(
  document: EditorDocument,
  findings: readonly Finding[],
  isShown: (key: string) => boolean,
): ReadonlyMap<string, Counts> {
  const byKey = new Map<string, Finding[]>()
  for (const finding of findings) {
    const key = findMarkedKey(document, finding, isShown)
    byKey.set(key, [...(byKey.get(key) ?? []), finding])
  }
  return new Map([...byKey].map(([key, blockFindings]) => [key, countFindings(blockFindings)]))
}
