import type { EditorName } from '@/lib/contract/pages/feedback'

/** Lists the ids of editors whose full name follows an @ in the text. */
export function listMentions(text: string, editors: readonly EditorName[]): number[] {
  return editors.filter(({ name }) => name !== '' && text.includes(`@${name}`)).map(({ id }) => id)
}

/** Finds the text between the last @ and the caret. Returns null if no name is being typed. */
export function findTypedMention(text: string, caret: number): string | null {
  const textBefore = text.slice(0, caret)
  const match = /(?:^|\s)@([^@\n]{0,40})$/u.exec(textBefore)
  return match ? (match[1] ?? '') : null
}

/** Filters editors by the beginning of any word of their name. */
export function filterEditors(typedName: string, editors: readonly EditorName[]): EditorName[] {
  const prefix = typedName.trim().toLocaleLowerCase()
  return editors.filter(({ name }) => {
    const lowerCaseName = name.toLocaleLowerCase()
    return lowerCaseName.startsWith(prefix) || lowerCaseName.includes(` ${prefix}`)
  })
}

/**
 * Replaces the typed beginning of a name at the caret by the name. Returns the text and the new
 * caret position.
 */
export function insertMention(
  text: string,
  caret: number,
  { name }: EditorName,
): { text: string; caret: number } {
  const typedName = findTypedMention(text, caret)
  const textBefore = typedName === null ? text.slice(0, caret) : text.slice(0, caret - typedName.length - 1)
  const gap = textBefore === '' || /\s$/.test(textBefore) ? '' : ' '
  const mention = `${textBefore}${gap}@${name} `
  return { text: mention + text.slice(caret).trimStart(), caret: mention.length }
}
