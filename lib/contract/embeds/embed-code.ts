import { parseHtml } from '#parse-html'

/** Returns true if the input is HTML code instead of an address. */
export function isCode(text: string): boolean {
  return text.startsWith('<')
}

/**
 * Returns the addresses in an embed code that may lead to the medium: the addresses of its frames.
 * The code of a post in a social network has no frame. It contains the addresses in quotations and
 * links, which are returned in reverse order.
 */
export function listAddressesInCode(code: string): string[] {
  const frames: string[] = []
  const links: string[] = []
  const queue = [...parseHtml(code)]
  for (let node = queue.shift(); node; node = queue.shift()) {
    if (node.type === 'text') continue
    const { src, href, cite, 'data-instgrm-permalink': permalink } = node.attributes
    if (node.name === 'iframe' && src) frames.push(src)
    for (const address of [href, cite, permalink]) if (address) links.unshift(address)
    queue.unshift(...node.children)
  }
  return frames.length > 0 ? frames : links
}
