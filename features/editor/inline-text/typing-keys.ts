const writingKeyPattern = /^(Backspace|Delete|Enter|Shift|CapsLock|Dead|Home|End|Arrow\w+)$/

/** Returns true for a key that moves the caret in a text. */
export const isCaretKey = (key: string) => /^(Home|End|Arrow(Left|Right|Up|Down))$/.test(key)

/** Returns true for a key that inserts a character. */
export function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey
}

/** Returns true for a key that continues typing. */
export function isTypingKey(event: KeyboardEvent): boolean {
  return isLetter(event) || writingKeyPattern.test(event.key)
}
