const alsoWriting = /^(Backspace|Delete|Enter|Shift|CapsLock|Dead|Home|End|Arrow\w+)$/

/** Whether a key inserts a character. */
export function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey
}

/** Whether a key continues typing. */
export function isTypingKey(event: KeyboardEvent): boolean {
  return isLetter(event) || alsoWriting.test(event.key)
}
