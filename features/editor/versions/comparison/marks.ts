import type { FieldDiff } from '@/lib/contract/page-diff'

export type Part = NonNullable<FieldDiff['parts']>[number]
export type MarkedChange = Exclude<Part['change'], 'same'>

/**
 * Marks travel inside of the texts that the blocks' views are given, as characters that Unicode reserves for such internal
 * use; `show-marks.ts` makes elements of them. So every view shows marked words without knowing of them.
 */
const marks: Record<MarkedChange, { open: string; close: string }> = {
  added: { open: '\u{fdd0}', close: '\u{fdd1}' },
  removed: { open: '\u{fdd2}', close: '\u{fdd3}' },
}
export const anyMark = /[\u{fdd0}-\u{fdd3}]/u

/** A run of words as added or removed; nothing for none. */
export function mark(text: string, change: MarkedChange): string {
  return text === '' ? '' : `${marks[change].open}${text}${marks[change].close}`
}

/** A text without marks, as it is now: what was removed is left out. */
export function withoutMarks(text: string): string {
  return text.replace(/\u{fdd2}[^\u{fdd3}]*\u{fdd3}?/gu, '').replace(/[\u{fdd0}-\u{fdd3}]/gu, '')
}

/** A plain text with its changes marked; replaced whole where the parts do not tell the text. */
export function markedText({ before, after, parts }: Pick<FieldDiff, 'before' | 'after' | 'parts'>): string {
  const [was, is] = [textOf(before), textOf(after)]
  if (!parts || textAfter(parts) !== is) return mark(was, 'removed') + mark(is, 'added')
  return readable(parts)
    .map(({ text, change }) => (change === 'same' ? text : mark(text, change)))
    .join('')
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The text that parts lead to. */
export function textAfter(parts: readonly Part[]): string {
  return parts.flatMap(({ text, change }) => (change === 'removed' ? [] : text)).join('')
}

/**
 * The same parts with as few runs as can be read at once: changes that only spaces part are one, what was removed before
 * what was added; a removed line begins after the break before it rather than ending before the break behind it.
 */
export function readable(parts: readonly Part[]): Part[] {
  return slid(joined(parts))
}

function joined(parts: readonly Part[]): Part[] {
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

function slid(parts: readonly Part[]): Part[] {
  const result = parts.map((part) => ({ ...part }))
  for (const [index, part] of result.entries()) {
    const [before, next] = [result[index - 1], result[index + 1]]
    const isWhole = part.change === 'removed' && before?.change === 'same' && next?.change === 'same'
    if (!isWhole || !part.text.startsWith('\n') || !next.text.startsWith('\n')) continue
    before.text += '\n'
    part.text = `${part.text.slice(1)}\n`
    next.text = next.text.slice(1)
  }
  return result.filter(({ text }) => text !== '')
}
