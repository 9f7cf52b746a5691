/** The address of each link in sanitized HTML, whose attributes are in double quotes. */
const hrefs = /(<a\s[^>]*?\bhref=")([^"]*)(?=")/g

/** Replaces the address of each link in sanitized HTML. */
export function replaceHtmlLinks(html: string, replace: (link: string) => string): string {
  return html.replace(hrefs, (_, before: string, href: string) => before + encode(replace(decode(href))))
}

/** Lists the addresses of the links in sanitized HTML. */
export function listHtmlLinks(html: string): string[] {
  return [...html.matchAll(hrefs)].map(([, , href = '']) => decode(href))
}

const entities = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' } as const

function encode(address: string): string {
  return address.replace(/[&"<>]/g, (sign) => entities[sign as keyof typeof entities])
}

/** Decodes the only entities that sanitized attributes contain. */
function decode(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
