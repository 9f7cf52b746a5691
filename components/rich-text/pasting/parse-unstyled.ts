/**
 * Parses HTML of another program into an inert document with its styles as data attributes: the
 * content security policy forbids style elements and attributes, also in parsed documents.
 */
export function parseUnstyled(html: string): Document {
  const tags = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi
  const unstyled = html
    .replaceAll(styleElement, '')
    .replaceAll(tags, (tag) => tag.replaceAll(/\sstyle(?=\s*=\s*["'])/gi, ' data-style'))
  return new DOMParser().parseFromString(unstyled, 'text/html')
}

/** Returns the style sheets in HTML. */
export function getStyleSheets(html: string): string {
  return [...html.matchAll(styleElement)].map(([, rules]) => rules).join('\n')
}

const styleElement = /<style\b[^>]*>(.*?)<\/style\s*>/gis
