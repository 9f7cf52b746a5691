import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { foldPath, folds, halfWidth, signHeight } from '../../components/curtain/curtain-folds'

/** Writes the site's icons as pictures, for where drawings are not taken: home screens and lists of programs. `npm run icons` */
const half = `<path d="${folds.map(foldPath).join('')}"/>`
const sign = `<g fill="#ff6288">${half}<g transform="translate(${2 * halfWidth}) scale(-1 1)">${half}</g></g>`

/** The sign in the middle of a square, as in `app/icon.svg`. @param side of the square, of which the sign takes 62 */
function drawing(side: number): Buffer {
  const [left, top] = [halfWidth - side / 2, (signHeight - side) / 2]
  const ground = `<path fill="#1c1c1c" d="M${left} ${top}h${side}v${side}h${-side}z"/>`
  const view = `viewBox="${left} ${top} ${side} ${side}" width="512" height="512"`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${view}>${ground}${sign}</svg>`)
}

/** Systems cut maskable icons to any shape that has a circle of 80% in it: the sign's corners stay within that. */
const maskable = 96

const icons = [
  { file: 'public/apple-touch-icon.png', pixels: 180, side: 84 },
  { file: 'public/icons/192.png', pixels: 192, side: 72 },
  { file: 'public/icons/512.png', pixels: 512, side: 72 },
  { file: 'public/icons/maskable-512.png', pixels: 512, side: maskable },
]
for (const { file, pixels, side } of icons) {
  mkdirSync(dirname(file), { recursive: true })
  await sharp(drawing(side)).resize(pixels).png({ compressionLevel: 9 }).toFile(file)
}
