import type { FieldDiff } from '@/lib/contract/pages/page-diff'

export type Part = NonNullable<FieldDiff['parts']>[number]
export type MarkedChange = Exclude<Part['change'], 'same'>

/**
 * Marks are embedded in the texts of blocks as Unicode noncharacters, which are reserved for
 * internal use. `show-marks.ts` turns them into elements, so block views need no support for marks.
 */
const marks: Record<MarkedChange, { open: string; close: string }> = {
  added: { open: '\u{fdd0}', close: '\u{fdd1}' },
  removed: { open: '\u{fdd2}', close: '\u{fdd3}' },
}
export const anyMark = /[\u{fdd0}-\u{fdd3}]/u

/** Marks a text as added or removed; an empty text stays empty. */
export function markChanges(text: string, change: MarkedChange): string {
  return text === '' ? '' : `${marks[change].open}${text}${marks[change].close}`
}

/** Returns the current version of a marked text, without marks and removed parts. */
export function withoutMarks(text: string): string {
  return text.replace(/\u{fdd2}[^\u{fdd3}]*\u{fdd3}?/gu, '').replace(/[\u{fdd0}-\u{fdd3}]/gu, '')
}

/** Marks the changes in a plain text. If the parts do not add up to it, marks the whole text. */
export function markTextChanges({ before, after, parts }: Pick<FieldDiff, 'before' | 'after' | 'parts'>): string {
  const [oldText, newText] = [toText(before), toText(after)]
  if (!parts || joinNewText(parts) !== newText) return markChanges(oldText, 'removed') + markChanges(newText, 'added')
  return toReadableParts(parts)
    .map(({ text, change }) => (change === 'same' ? text : markChanges(text, change)))
    .join('')
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

export function joinNewText(parts: readonly Part[]): string {
  return parts.flatMap(({ text, change }) => (change === 'removed' ? [] : text)).join('')
}

/**
 * Merges parts for readability. Changes with only spaces between them become one, the removed text
 * first. A removed line includes the line break after it, not the one before it.
 */
export function toReadableParts(parts: readonly Part[]): Part[] {
  return shiftLineBreaks(mergeRuns(parts))
}

function mergeRuns(parts: readonly Part[]): Part[] {
  const result: Part[] = []
  let run = { removed: '', added: '' }
  const flush = () => {
    if (run.removed !== '') result.push({ text: run.removed, change: 'removed' })
    if (run.added !== '') result.push({ text: run.added, change: 'added' })
    run = { removed: '', added: '' }
  }
  for (const [index, { text, change }] of parts.entries()) {
    if (change !== 'same') {
      run[change] += text
      continue
    }
    const isBetween = index > 0 && index < parts.length - 1
    if (isBetween && /^[^\S\n]+$/.test(text) && run.removed !== '' && run.added !== '') {
      run.removed += text
      run.added += text
      continue
    }
    flush()
    result.push({ text, change })
  }
  flush()
  return result
}

function shiftLineBreaks(parts: readonly Part[]): Part[] {
  const result = parts.map((part) => ({ ...part }))
  for (const [index, part] of result.entries()) {
    const [previous, next] = [result[index - 1], result[index + 1]]
    const isWhole = part.change === 'removed' && previous?.change === 'same' && next?.change === 'same'
    if (!isWhole || !part.text.startsWith('\n') || !next.text.startsWith('\n')) continue
    previous.text += '\n'
    part.text = `${part.text.slice(1)}\n`
    next.text = next.text.slice(1)
  }
  return result.filter(({ text }) => text !== '')
}
