const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Matches characters that XML 1.0 §2.2 forbids, even as character references. */
const forbiddenCharacterPattern = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** Escapes a text for XML and HTML, between tags or in a quoted attribute. */
export function escapeXml(text: string): string {
  return text.replace(forbiddenCharacterPattern, '').replace(/[&<>"']/g, (character) => references[character] ?? '')
}
