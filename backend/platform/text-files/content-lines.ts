/**
 * Formats content lines of iCalendar and vCard (RFC 5545 §3.1, RFC 2426 §2.6). Control characters
 * become spaces, so that no value starts a new line.
 */
export function formatContentLines(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line.replace(/\p{Cc}/gu, ' '))}\r\n`).join('')
}

/** Escapes the value of a content line. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

const maxOctets = 75

/** Folds a line at 75 octets between characters. Continuation lines start with a space. */
function foldLine(line: string): string {
  let foldedLine = ''
  let octets = 0
  for (const character of line) {
    const length = Buffer.byteLength(character)
    if (octets + length > maxOctets) {
      foldedLine += '\r\n '
      octets = 1
    }
    foldedLine += character
    octets += length
  }
  return foldedLine
}
