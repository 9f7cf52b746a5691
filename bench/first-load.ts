import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'

/** How much something weighs, in bytes. */
export interface Weight {
  raw: number
  gzip: number
  brotli: number
}

export interface FirstLoad {
  html: Weight
  scripts: Weight
  styles: Weight
  /** Typefaces and the first picture are compressed in themselves: as they are sent. */
  fonts: number
  picture: number
  /** All of it as a browser gets it, with brotli. */
  total: number
  /** The scripts themselves, to look for what must not be in them. */
  code: string
}

/** What has no place in the first load of any page, by a text that only its code has. */
export const forbiddenModules = {
  swiper: /swiper-wrapper|swiper-slide/,
  'lottie-web': /lottie|bodymovin/i,
  tiptap: /tiptap|ProseMirror/,
  nprogress: /nprogress/,
  framer: /framer-motion|motionValue|commitStyles/,
  'vanilla-cookieconsent': /cookieconsent|cc--anim|pm__/,
  axios: /AxiosError/,
  zod: /ZodError/,
  'react-query': /No QueryClient set/,
  'react-aria': /react-aria-pressable/,
  'page editor': /data-edit-view|buehnenhaus\/modules@/,
  'block editors': /Adresse der Aufnahme/,
} satisfies Record<string, RegExp>

/** The budget of a page's first load (HTML, font, styles, scripts, first picture, compressed), in bytes. */
export const firstLoadBudget = 230 * 1024

/** The phone that Lighthouse pretends to be. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }

function weigh(text: string | Buffer): Weight {
  const bytes = Buffer.from(text)
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
  }
}

/** Several files together, each compressed alone, as they are sent. */
function sum(weights: readonly Weight[]): Weight {
  const add = (pick: (weight: Weight) => number) => weights.reduce((total, one) => total + pick(one), 0)
  return { raw: add(({ raw }) => raw), gzip: add(({ gzip }) => gzip), brotli: add(({ brotli }) => brotli) }
}

async function textOf(address: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(address, { headers })
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`)
  return answer.text()
}

/** The files that a page names in tags that match; those for browsers without modules are never loaded. */
async function filesOf(page: string, html: string, tag: RegExp): Promise<string[]> {
  const tags = [...html.matchAll(tag)].filter(([whole]) => !/nomodule/i.test(whole))
  const addresses = new Set(tags.map(([, path = '']) => new URL(path, page).href))
  return Promise.all([...addresses].map((address) => textOf(address)))
}

/** The typefaces and the first picture that a phone loads, without scripts: nothing comes later then. */
async function loadedMedia(browser: Browser, page: string): Promise<Pick<FirstLoad, 'fonts' | 'picture'>> {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false })
  try {
    const tab = await context.newPage()
    const fonts: Promise<number>[] = []
    const pictures: { url: string; size: Promise<number> }[] = []
    tab.on('requestfinished', (request) => {
      // What finishes as the page closes belongs to no first load.
      const size = request.sizes().then(
        ({ responseBodySize }) => responseBodySize,
        () => 0,
      )
      if (request.resourceType() === 'font') fonts.push(size)
      if (request.resourceType() === 'image') pictures.push({ url: request.url(), size })
    })
    await tab.goto(page, { waitUntil: 'load' })
    const first = await tab
      .locator('main img')
      .first()
      .elementHandle({ timeout: 2000 })
      .catch(() => null)
    const source = await first?.evaluate((one) => (one instanceof HTMLImageElement ? one.currentSrc : ''))
    const picture = await pictures.find(({ url }) => url === source)?.size
    return { fonts: (await Promise.all(fonts)).reduce((all, one) => all + one, 0), picture: picture ?? 0 }
  } finally {
    await context.close()
  }
}

const scriptTag = /<script[^>]*\ssrc="([^"]+)"[^>]*>/g
/** Those that are disabled are inline: their text is in the HTML. */
const styleSheetTag = /<link(?![^>]*\sdisabled=)[^>]*rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g
const inlineStyles = /<style>([^<]*)<\/style>/g

/** The scripts and styles that a page names or holds, an error page too, as one text. */
export async function firstLoadCode(page: string): Promise<string> {
  const html = await (await fetch(page)).text()
  const files = await Promise.all([scriptTag, styleSheetTag].map((tag) => filesOf(page, html, tag)))
  const inline = [...html.matchAll(inlineStyles)].map(([, css]) => css)
  return [...files.flat(), ...inline].join('\n')
}

/**
 * The scripts of a page's first load.
 * @param headers by whom it is asked for; left out, by anybody
 */
export async function weighScripts(
  page: string,
  headers?: Record<string, string>,
): Promise<{ weight: Weight; code: string }> {
  const files = await filesOf(page, await textOf(page, headers), scriptTag)
  return { weight: sum(files.map(weigh)), code: files.join('\n') }
}

/**
 * What a phone loads before a page is whole: everything that its HTML names, its typefaces, its first picture.
 * @throws when something of it cannot be loaded
 */
export async function weighFirstLoad(browser: Browser, page: string): Promise<FirstLoad> {
  const html = await textOf(page)
  const scripts = await weighScripts(page)
  const styleSheets = await filesOf(page, html, styleSheetTag)
  const parts = { html: weigh(html), scripts: scripts.weight, styles: sum(styleSheets.map(weigh)) }
  const media = await loadedMedia(browser, page)
  const total = parts.html.brotli + parts.scripts.brotli + parts.styles.brotli + media.fonts + media.picture
  return { ...parts, ...media, total, code: scripts.code }
}
