/**
 * Converts a text to one line: control characters become spaces, bidirectional controls are
 * removed. No value can start a header or paragraph, or display differently than written.
 */
export function toOneLine(text: string): string {
  return text
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}

const maxNameLength = 80

/**
 * Returns a safe name for the greeting, or null. A sign-up with another person's address may
 * contain any name: text that mail programs turn into links, or that is too long, is rejected.
 */
export function toGreetingName(name: string | undefined): string | null {
  const line = toOneLine(name ?? '')
  const isName = line !== '' && line.length <= maxNameLength && !/[/\\@:]|\S\.\p{L}{2}/u.test(line)
  return isName ? line : null
}
