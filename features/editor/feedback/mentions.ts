import type { EditorName } from '@/lib/contract/pages/feedback'

const wordCharacter = /[\p{L}\p{N}]/u

/**
 * Lists the ids of editors whose full name follows an @ in the text. Of two names, such as “Anna
 * Lee” and “Anna Lee Dom”, the longer one counts. Of editors with the same name, those who were
 * chosen from the list count, or all if none was.
 */
export function listMentions(
  text: string,
  editors: readonly EditorName[],
  chosenIds: ReadonlySet<number> = new Set(),
): number[] {
  const mentionedNames = new Set(
    text
      .split('@')
      .slice(1)
      .map((part) => findFirstName(part, editors)),
  )
  const mentionedEditors = editors.filter(({ name }) => mentionedNames.has(name))
  const isChosen = ({ id }: EditorName) => chosenIds.has(id)
  return mentionedEditors
    .filter((editor) => {
      const namesakes = mentionedEditors.filter(({ name }) => name === editor.name)
      return isChosen(editor) || !namesakes.some(isChosen)
    })
    .map(({ id }) => id)
}

/** Finds the longest name at the start of a text that no letter follows; null if there is none. */
function findFirstName(text: string, editors: readonly EditorName[]): string | null {
  const names = editors
    .map(({ name }) => name)
    .filter((name) => name !== '' && text.startsWith(name) && !wordCharacter.test(text.charAt(name.length)))
  return names.sort((a, b) => b.length - a.length)[0] ?? null
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
export function insertMention(text: string, caret: number, { name }: EditorName): { text: string; caret: number } {
  const typedName = findTypedMention(text, caret)
  const textBefore = typedName === null ? text.slice(0, caret) : text.slice(0, caret - typedName.length - 1)
  const gap = textBefore === '' || /\s$/.test(textBefore) ? '' : ' '
  const mention = `${textBefore}${gap}@${name} `
  return { text: mention + text.slice(caret).trimStart(), caret: mention.length }
}
