import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { readCommandLine } from '@/lib/node/command-line.mjs'
import { folds, formatFoldPath, halfWidth, symbolHeight } from '../../components/curtain/curtain-folds'

/**
 * Writes the site's icons as PNG files, for systems that do not support SVG icons. Run it with `npm
 * run icons`.
 */
const half = `<path d="${folds.map(formatFoldPath).join('')}"/>`
const logo = `<g fill="#ff6288">${half}<g transform="translate(${2 * halfWidth}) scale(-1 1)">${half}</g></g>`

readCommandLine({
  usage: `Usage: npm run icons

Writes the icons of the site to public/.`,
})

/**
 * Draws the site's logo in the middle of a square, like `app/icon.svg`.
 * @param side side of the square, in units of which the logo is 62 wide
 */
function drawIcon(side: number): Buffer {
  const [left, top] = [halfWidth - side / 2, (symbolHeight - side) / 2]
  const background = `<path fill="#1c1c1c" d="M${left} ${top}h${side}v${side}h${-side}z"/>`
  const view = `viewBox="${left} ${top} ${side} ${side}" width="512" height="512"`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${view}>${background}${logo}</svg>`)
}

/**
 * Systems crop a maskable icon to some shape that contains the central circle of 80 % of its width.
 * With this side, the logo stays inside the circle.
 */
const maskableSide = 96

const icons = [
  { file: 'public/apple-touch-icon.png', pixels: 180, side: 84 },
  { file: 'public/icons/192.png', pixels: 192, side: 72 },
  { file: 'public/icons/512.png', pixels: 512, side: 72 },
  { file: 'public/icons/maskable-512.png', pixels: 512, side: maskableSide },
]
for (const { file, pixels, side } of icons) {
  mkdirSync(dirname(file), { recursive: true })
  await sharp(drawIcon(side)).resize(pixels).png({ compressionLevel: 9 }).toFile(file)
}
