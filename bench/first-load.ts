import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'

/** Sizes in bytes. */
export interface Weight {
  raw: number
  gzip: number
  brotli: number
}

export interface FirstLoad {
  html: Weight
  scripts: Weight
  styles: Weight
  /** Bytes of the fonts and the first picture as they are sent; their formats are compressed. */
  fonts: number
  picture: number
  /** Bytes of everything, with brotli. */
  total: number
  /** The text of the scripts, to search for forbidden modules. */
  code: string
}

/** Modules that no first load may contain, with patterns that match only their code. */
export const forbiddenModules = {
  swiper: /swiper-wrapper|swiper-slide/,
  'lottie-web': /lottie|bodymovin/i,
  tiptap: /tiptap|ProseMirror/,
  nprogress: /nprogress/,
  framer: /framer-motion|motionValue|commitStyles/,
  'vanilla-cookieconsent': /cookieconsent|cc--anim|pm__/,
  axios: /AxiosError/,
  zod: /ZodError/,
  'react-aria': /react-aria-pressable/,
  'page editor': /data-edit-view|buehnenhaus\/modules@/,
  'block editors': /Adresse der Aufnahme/,
} satisfies Record<string, RegExp>

/**
 * The budget of a first load in bytes: HTML, fonts, styles, scripts and first picture, compressed.
 */
export const firstLoadBudget = 230 * 1024

/** The phone that Lighthouse emulates. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }

function weigh(text: string | Buffer): Weight {
  const bytes = Buffer.from(text)
  return { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length }
}

/** Adds the sizes of files that are compressed separately. */
function addWeights(weights: readonly Weight[]): Weight {
  const add = (pick: (weight: Weight) => number) => weights.reduce((total, weight) => total + pick(weight), 0)
  return { raw: add(({ raw }) => raw), gzip: add(({ gzip }) => gzip), brotli: add(({ brotli }) => brotli) }
}

async function fetchText(url: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(url, { headers })
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}.`)
  return response.text()
}

/** Loads the files in the matching tags of a page. Omits scripts for browsers without modules. */
async function loadFiles(page: string, html: string, tag: RegExp): Promise<string[]> {
  const tags = [...html.matchAll(tag)].filter(([whole]) => !/nomodule/i.test(whole))
  const urls = new Set(tags.map(([, path = '']) => new URL(path, page).href))
  return Promise.all([...urls].map((url) => fetchText(url)))
}

/** Measures the fonts and the first picture on a phone. Without scripts nothing is loaded later. */
async function weighMedia(browser: Browser, page: string): Promise<Pick<FirstLoad, 'fonts' | 'picture'>> {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false })
  try {
    const tab = await context.newPage()
    const fonts: Promise<number>[] = []
    const pictures: { url: string; size: Promise<number> }[] = []
    tab.on('requestfinished', (request) => {
      // Requests that finish while the page closes have no size and count as 0.
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
    const source = await first?.evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''))
    const picture = await pictures.find(({ url }) => url === source)?.size
    return { fonts: (await Promise.all(fonts)).reduce((total, size) => total + size, 0), picture: picture ?? 0 }
  } finally {
    await context.close()
  }
}

const scriptTagPattern = /<script[^>]*\ssrc="([^"]+)"[^>]*>/g
/** Disabled style sheets are omitted: their text is inline. */
const styleSheetTagPattern = /<link(?![^>]*\sdisabled=)[^>]*rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g
const inlineStylePattern = /<style>([^<]*)<\/style>/g

/** Loads the scripts and styles of a page, or of an error page, as one text. */
export async function loadFirstLoadCode(page: string): Promise<string> {
  const html = await (await fetch(page)).text()
  const files = await Promise.all([scriptTagPattern, styleSheetTagPattern].map((tag) => loadFiles(page, html, tag)))
  const inline = [...html.matchAll(inlineStylePattern)].map(([, css]) => css)
  return [...files.flat(), ...inline].join('\n')
}

/**
 * Measures the scripts of a page's first load.
 * @param headers of the request, for example the cookies of an editor
 */
export async function weighScripts(
  page: string,
  headers?: Record<string, string>,
): Promise<{ weight: Weight; code: string }> {
  const files = await loadFiles(page, await fetchText(page, headers), scriptTagPattern)
  return { weight: addWeights(files.map(weigh)), code: files.join('\n') }
}

/**
 * Measures the first load of a page on a phone: its HTML, scripts, styles, fonts and first picture.
 * @throws Error if a file cannot be loaded
 */
export async function weighFirstLoad(browser: Browser, page: string): Promise<FirstLoad> {
  const html = await fetchText(page)
  const scripts = await weighScripts(page)
  const styleSheets = await loadFiles(page, html, styleSheetTagPattern)
  const parts = { html: weigh(html), scripts: scripts.weight, styles: addWeights(styleSheets.map(weigh)) }
  const media = await weighMedia(browser, page)
  const total = parts.html.brotli + parts.scripts.brotli + parts.styles.brotli + media.fonts + media.picture
  return { ...parts, ...media, total, code: scripts.code }
}
