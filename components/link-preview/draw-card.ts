import { folds, formatFoldPath, halfWidth, symbolHeight } from '@/components/curtain/curtain-folds'
import type { Card } from './card'
import { breakLines, cutLines, drawLine, type TextStyle } from './set-text'

/** Size in pixels that services with link previews recommend. */
export const cardWidth = 1200
export const cardHeight = 630

const margin = 72
/** The curtain's width at the top. */
const curtainWidth = 330
const textWidth = 785
const titleTop = 176
const titleBottom = 486
const maxLines = 4
const kindBaseline = 112
const logo = { top: 520, height: 40 }
/** The site's name is to the right of the logo. */
const siteNameLeft = margin + 80
const siteNameWidth = 695
const siteNameBaseline = 550

/** Colors of a card by its scene, from styles/tokens.css. */
const scenes = {
  stage: { background: '#1c1c1c', curtain: '#b71548', kind: '#ff6288', title: '#ffffff', siteName: '#b8b1a6' },
  paper: { background: '#f5f1ea', curtain: '#b71548', kind: '#b71548', title: '#1c1c1c', siteName: '#635d56' },
  crimson: { background: '#b71548', curtain: '#8f0f38', kind: '#ffffff', title: '#ffffff', siteName: '#ffffff' },
} as const satisfies Record<Card['scene'], Record<string, string>>

const createTitleStyle = (size: number): TextStyle => ({ weight: '800', size, spacing: -18 })
const kindStyle: TextStyle = { weight: '600', size: 34, spacing: 12 }
const siteNameStyle: TextStyle = { weight: '600', size: 28, spacing: 0 }
const titleSizes = [150, 128, 108, 98, 88, 80, 72, 64, 58, 52]

const curtainPath = folds.map(formatFoldPath).join('')

/**
 * Draws the right half of the open curtain at the card's right edge, over the full height. The
 * negative scale mirrors the path, which is the left half.
 */
function drawCurtain(color: string): string {
  const scale = `${-curtainWidth / halfWidth} ${cardHeight / symbolHeight}`
  return `<path fill="${color}" transform="translate(${cardWidth}) scale(${scale})" d="${curtainPath}"/>`
}

/** Draws the symbol of the site's logo: both halves of the curtain, as in the header. */
function drawLogoSymbol(color: string, x: number, y: number, height: number): string {
  const right = `<path transform="translate(${2 * halfWidth}) scale(-1 1)" d="${curtainPath}"/>`
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${height / symbolHeight})"><path d="${curtainPath}"/>${right}</g>`
}

/**
 * Breaks the title into lines at the largest size that fits. If even the smallest size does not
 * fit, cuts the title and adds an ellipsis.
 */
function fitTitle(title: string): { lines: string[]; size: number } {
  const space = { width: textWidth, maxLines }
  for (const size of titleSizes) {
    const lines = breakLines(title, createTitleStyle(size), space)
    if (lines && lines.length * lineHeight(size) <= titleBottom - titleTop) return { lines, size }
  }
  const size = titleSizes.at(-1) ?? 0
  return { lines: cutLines(title, createTitleStyle(size), space), size }
}

/** Parts of the size: blank space left of a letter, and height of capital letters. */
const sideBearing = 0.04
const ascent = 0.74
const lineHeight = (size: number) => size * 1.04

/** Draws a card as an SVG. It needs no font, because all letters are drawn as outlines. */
export function drawCard({ kind, title, siteName, scene }: Card): string {
  const colors = scenes[scene]
  const { lines, size } = fitTitle(title)
  const [kindLine = ''] = cutLines(kind, kindStyle, { width: textWidth, maxLines: 1 })
  const [siteNameLine = ''] = cutLines(siteName, siteNameStyle, { width: siteNameWidth, maxLines: 1 })
  const left = margin - size * sideBearing
  const firstBaseline = titleTop + size * ascent
  const titleLines = lines.map((line, index) =>
    drawLine(line, createTitleStyle(size), left, firstBaseline + index * lineHeight(size)),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}" viewBox="0 0 ${cardWidth} ${cardHeight}">`,
    `<path fill="${colors.background}" d="M0 0h${cardWidth}v${cardHeight}H0z"/>`,
    drawCurtain(colors.curtain),
    `<g fill="${colors.kind}">${drawLine(kindLine, kindStyle, margin, kindBaseline)}</g>`,
    `<g fill="${colors.title}">${titleLines.join('')}</g>`,
    drawLogoSymbol(colors.kind, margin, logo.top, logo.height),
    `<g fill="${colors.siteName}">${drawLine(siteNameLine, siteNameStyle, siteNameLeft, siteNameBaseline)}</g>`,
    '</svg>',
  ].join('')
}
