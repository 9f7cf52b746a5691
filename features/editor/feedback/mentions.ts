import type { EditorName } from '@/lib/contract/pages/feedback'

/** The ids of those whose full name stands behind an @ in a text. */
export function mentionsIn(text: string, editors: readonly EditorName[]): number[] {
  return editors.filter(({ name }) => name !== '' && text.includes(`@${name}`)).map(({ id }) => id)
}

/** What is typed behind the last @ before the caret, from which a name is chosen; null where none is being typed. */
export function mentionAt(text: string, caret: number): string | null {
  const before = text.slice(0, caret)
  const begun = /(?:^|\s)@([^@\n]{0,40})$/u.exec(before)
  return begun ? (begun[1] ?? '') : null
}

/** Those whose name begins, in any of its words, with what is typed. */
export function editorsFor(typed: string, editors: readonly EditorName[]): EditorName[] {
  const wanted = typed.trim().toLocaleLowerCase()
  return editors.filter(({ name }) => {
    const known = name.toLocaleLowerCase()
    return known.startsWith(wanted) || known.includes(` ${wanted}`)
  })
}

/** A text with a name at the caret, in place of what was typed of it, and where the caret is then. */
export function withMention(
  text: string,
  caret: number,
  { name }: EditorName,
): { text: string; caret: number } {
  const typed = mentionAt(text, caret)
  const before = typed === null ? text.slice(0, caret) : text.slice(0, caret - typed.length - 1)
  const gap = before === '' || /\s$/.test(before) ? '' : ' '
  const mention = `${before}${gap}@${name} `
  return { text: mention + text.slice(caret).trimStart(), caret: mention.length }
}
