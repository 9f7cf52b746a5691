/**
 * Parses HTML from another program into an inert document. Removes style elements and converts
 * style attributes to `data-style`, because the content security policy also forbids styles in
 * parsed documents.
 */
export function parseUnstyled(html: string): Document {
  const tags = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi
  const unstyled = html
    .replaceAll(styleElement, '')
    .replaceAll(tags, (tag) => tag.replaceAll(/(?<=[\s"'/])style(?=\s*=)/gi, 'data-style'))
  return new DOMParser().parseFromString(unstyled, 'text/html')
}

/** Returns the content of all style elements in the HTML. */
export function getStyleSheets(html: string): string {
  return [...html.matchAll(styleElement)].map(([, rules]) => rules).join('\n')
}

const styleElement = /<style\b[^>]*>(.*?)<\/style\s*>/gis
