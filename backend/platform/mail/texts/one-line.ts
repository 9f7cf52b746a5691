/**
 * A text as one line: line ends and other control characters become a space, and bidirectional controls are removed. So no
 * value can begin a header or a paragraph, or show a text other than it is written.
 */
export function oneLine(text: string): string {
  return text
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}

const maxNameLength = 80

/**
 * The name for the greeting, or null. A sign-up with somebody else's address may use any name: what mail
 * programs would turn into a link, or what is too long for a name, is not repeated.
 */
export function greetingName(name: string | undefined): string | null {
  const line = oneLine(name ?? '')
  const isName = line !== '' && line.length <= maxNameLength && !/[/\\@:]|\S\.\p{L}{2}/u.test(line)
  return isName ? line : null
}
