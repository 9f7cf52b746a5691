import { readFileSync } from 'node:fs'
import type { StyledPage } from '../html/finish-page'
import { hashInlineCode } from '../http/content-security-policy'
import { findFile, type SiteFiles } from '../http/site-files'

interface Styles {
  element: string
  hash: string
}

const styleSheetLinkPattern = /<link (?=[^>]*rel="stylesheet")(?=[^>]*data-precedence=)[^>]*href="([^"]+)"/g
const relativeUrlPattern = /url\((["']?)(?!["'/#]|[a-z]+:)([^)"']+)\1\)/g

/**
 * Creates a function that inlines the style sheets of a page, to save a request before the first
 * paint. The links stay, disabled: React and the bundler treat them as loaded.
 * @param files files of the build; pages with other style sheets are unchanged
 */
export function createStyleInliner(files: SiteFiles): (html: string) => StyledPage {
  // Pages of a kind share style sheets.
  const cache = new Map<string, Styles | null>()

  function getStyles(paths: readonly string[]): Styles | null {
    const key = paths.join()
    const cachedStyles = cache.get(key)
    if (cachedStyles !== undefined) return cachedStyles
    const styles = readStyles(paths)
    cache.set(key, styles)
    return styles
  }

  function readStyles(paths: readonly string[]): Styles | null {
    const sheets: string[] = []
    for (const path of paths) {
      const file = findFile(files, path)
      if (!file) return null
      sheets.push(resolveUrls(readFileSync(file, 'utf8'), path))
    }
    const css = sheets.join('\n')
    return css.includes('</') ? null : { element: `<style>${css}</style>`, hash: hashInlineCode(css) }
  }

  return (html) => {
    const headEnd = html.indexOf('</head>')
    const head = html.slice(0, Math.max(headEnd, 0))
    const links = [...head.matchAll(styleSheetLinkPattern)]
    const [firstLink] = links
    const styles = firstLink ? getStyles(links.map(([, path = '']) => path)) : null
    if (!firstLink || !styles) return { html, hashes: [] }
    const disableStyleSheets = (text: string) => text.replace(styleSheetLinkPattern, (link) => `${link} disabled=""`)
    const afterStyles = disableStyleSheets(head.slice(firstLink.index))
    return {
      html: head.slice(0, firstLink.index) + styles.element + afterStyles + html.slice(headEnd),
      hashes: [styles.hash],
    }
  }
}

function resolveUrls(css: string, path: string): string {
  return css.replace(relativeUrlPattern, (_, quote: string, address: string) => {
    const { pathname, search, hash } = new URL(address, `http://localhost${path}`)
    return `url(${quote}${pathname}${search}${hash}${quote})`
  })
}
