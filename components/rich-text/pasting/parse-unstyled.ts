/**
 * Parses HTML from another program into an inert document. Removes style elements and converts
 * style attributes to `data-style`, because the content security policy also forbids styles in
 * parsed documents.
 */
export function parseUnstyled(html: string): Document {
  const unstyled = html
    .replaceAll(styleElement, '')
    .replaceAll(tag, (text) =>
      text.replaceAll(valueOrStyle, (part) => (part[0] === '=' ? part : 'data-style')),
    )
  return new DOMParser().parseFromString(unstyled, 'text/html')
}

/** Returns the content of all style elements in the HTML. */
export function getStyleSheets(html: string): string {
  return [...html.matchAll(styleElement)].map(([, rules]) => rules).join('\n')
}

// The lookaheads prevent exponential time for a tag without an end.
const attributeValue = /=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*(?=[\s>])|(?=>))/.source
const tag = new RegExp(`<[a-z](?:${attributeValue}|[^=>])*>`, 'gi')
const valueOrStyle = new RegExp(`${attributeValue}|(?<=[\\s"'/])style(?=\\s*=)`, 'gi')
const styleElement = /<style\b[^>]*>(.*?)<\/style\s*>/gis
