import { type EditorDocument, listAncestors } from '../core/document'
import { type Finding, isError } from './findings'

/** How many errors and notices there are. */
export interface Counts {
  errors: number
  notices: number
}

/** The numbers of errors and notices among findings. */
export function countsOf(findings: readonly Finding[]): Counts {
  const errors = findings.filter(isError).length
  return { errors, notices: findings.length - errors }
}

/** The nearest block around a finding that has an element of its own: items belong to their list. */
function markedKey(document: EditorDocument, { key }: Finding, isShown: (key: string) => boolean): string {
  return [key, ...listAncestors(document, key)].find(isShown) ?? key
}

/** The number of findings, by the keys of the marked blocks. */
export function marksOf(
  document: EditorDocument,
  findings: readonly Finding[],
  isShown: (key: string) => boolean,
): ReadonlyMap<string, Counts> {
  const byKey = new Map<string, Finding[]>()
  for (const finding of findings) {
    const key = markedKey(document, finding, isShown)
    byKey.set(key, [...(byKey.get(key) ?? []), finding])
  }
  return new Map([...byKey].map(([key, own]) => [key, countsOf(own)]))
}
