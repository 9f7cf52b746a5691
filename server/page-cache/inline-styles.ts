import { readFileSync } from 'node:fs'
import type { StyledPage } from '../html/finish-page'
import { sourceHash } from '../http/content-security-policy'
import { fileAt, type SiteFiles } from '../http/site-files'

interface Styles {
  element: string
  hash: string
}

const styleSheetLink = /<link (?=[^>]*rel="stylesheet")(?=[^>]*data-precedence=)[^>]*href="([^"]+)"/g
const relativeUrl = /url\((["']?)(?!["'/#]|[a-z]+:)([^)"']+)\1\)/g

/**
 * Inlines the style sheets of a page, so that its first paint waits for nothing but its HTML. Their links stay, disabled: React and the
 * bundler find them, take them as loaded, and put what comes with other pages behind them, and no browser fetches them.
 * @param files where the build's files are; a page with a style sheet that is not among them stays as it is
 */
export function createStyleInliner(files: SiteFiles): (html: string) => StyledPage {
  // Pages of one kind have the same style sheets.
  const known = new Map<string, Styles | null>()

  function stylesOf(paths: readonly string[]): Styles | null {
    const key = paths.join()
    const found = known.get(key)
    if (found !== undefined) return found
    const styles = read(paths)
    known.set(key, styles)
    return styles
  }

  function read(paths: readonly string[]): Styles | null {
    const sheets: string[] = []
    for (const path of paths) {
      const file = fileAt(files, path)
      if (!file) return null
      sheets.push(withAbsoluteUrls(readFileSync(file, 'utf8'), path))
    }
    const css = sheets.join('\n')
    return css.includes('</') ? null : { element: `<style>${css}</style>`, hash: sourceHash(css) }
  }

  return (html) => {
    const end = html.indexOf('</head>')
    const head = html.slice(0, Math.max(end, 0))
    const links = [...head.matchAll(styleSheetLink)]
    const [first] = links
    const styles = first ? stylesOf(links.map(([, path = '']) => path)) : null
    if (!first || !styles) return { html, hashes: [] }
    const disabled = (text: string) => text.replace(styleSheetLink, (link) => `${link} disabled=""`)
    const rest = disabled(head.slice(first.index))
    return {
      html: head.slice(0, first.index) + styles.element + rest + html.slice(end),
      hashes: [styles.hash],
    }
  }
}

function withAbsoluteUrls(css: string, path: string): string {
  return css.replace(relativeUrl, (_, quote: string, address: string) => {
    const { pathname, search, hash } = new URL(address, `http://localhost${path}`)
    return `url(${quote}${pathname}${search}${hash}${quote})`
  })
}
