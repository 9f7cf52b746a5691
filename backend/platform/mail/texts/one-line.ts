/**
 * Converts a text to one line: replaces control characters by spaces and removes bidirectional
 * controls. The text then cannot start a mail header or a paragraph, or change the order in which
 * its letters are displayed.
 */
export function toOneLine(text: string): string {
  return text
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}

const maxNameLength = 80

/**
 * Returns the name for the greeting; null for an empty or unsafe name. Anyone can sign up with
 * another person's address, so a name that is long or could become a link must not be mailed.
 */
export function toGreetingName(name: string | undefined): string | null {
  const line = toOneLine(name ?? '')
  const isName = line !== '' && line.length <= maxNameLength && !/[/\\@:]|\S\.\p{L}{2}/u.test(line)
  return isName ? line : null
}
