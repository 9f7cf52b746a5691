/** Matches the address of each link. Sanitized HTML has double quotes around attributes. */
const hrefPattern = /(<a\s[^>]*?\bhref=")([^"]*)(?=")/g

export function replaceHtmlLinks(html: string, replace: (link: string) => string): string {
  return html.replace(hrefPattern, (_, tagStart: string, href: string) => tagStart + encode(replace(decode(href))))
}

export function listHtmlLinks(html: string): string[] {
  return [...html.matchAll(hrefPattern)].map(([, , href = '']) => decode(href))
}

const entities = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' } as const

function encode(address: string): string {
  return address.replace(/[&"<>]/g, (sign) => entities[sign as keyof typeof entities])
}

/** Decodes entities in an attribute. Sanitized attributes contain only these four. */
function decode(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
