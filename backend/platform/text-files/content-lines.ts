/** Lines as calendars and address books read them (RFC 5545 §3.1, RFC 2426 §2.6). No value can begin a line of its own. */
export function writeContentLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line.replace(/\p{Cc}/gu, ' '))}\r\n`).join('')
}

/** A text as such a line has it: in control characters lines break, or nothing is said. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

const maxOctets = 75

/** Lines of at most 75 octets, broken between characters; those that go on begin with a space. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const length = Buffer.byteLength(character)
    if (octets + length > maxOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += length
  }
  return folded
}
