import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from './support/paths.mjs'

/**
 * Writes the pictures of the style guide to public/specimens: crops of demo pictures in two widths,
 * and three logos, each in three formats. The style guide therefore needs no content of the site.
 * Run it with `node scripts/styleguide-pictures.mjs`.
 */
const folder = join(root, 'public/specimens')
const widths = [640, 1280]
const photographs = {
  hall: { source: 'light-cones', ratio: 16 / 9 },
  seats: { source: 'seat-arcs', ratio: 4 / 3 },
  stairs: { source: 'foyer-stairs', ratio: 4 / 3 },
  spot: { source: 'spot-single', ratio: 3 / 4 },
  costume: { source: 'costume-folds', ratio: 3 / 4 },
}

const drawBars = (positions) => positions.map(([x, width]) => `<path d="M${x} 20h${width}v160h-${width}z"/>`).join('')
const arcs = [30, 60, 90, 120].map((radius) => `<circle cx="200" cy="170" r="${radius}" />`).join('')
const logos = {
  'logo-folds': drawBars([
    [90, 10],
    [115, 18],
    [148, 28],
    [191, 40],
    [246, 64],
  ]),
  'logo-arcs': `<g fill="none" stroke="#1c1c1c" stroke-width="14">${arcs}</g>`,
  'logo-light': '<path d="M200 20 320 180H80z"/><circle cx="200" cy="150" r="22" fill="#fff"/>',
}

mkdirSync(folder, { recursive: true })
for (const [name, { source, ratio }] of Object.entries(photographs)) {
  for (const width of widths) {
    const crop = sharp(join(root, 'demo/pictures', `${source}.jpg`)).resize(width, Math.round(width / ratio))
    await write(crop, `${name}-${width}`)
  }
}
for (const [name, shapes] of Object.entries(logos)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><path fill="#fff" d="M0 0h400v200H0z"/><g fill="#1c1c1c">${shapes}</g></svg>`
  await write(sharp(Buffer.from(svg)), `${name}-400`)
}

async function write(picture, name) {
  await picture
    .clone()
    .avif({ quality: 42, effort: 9 })
    .toFile(join(folder, `${name}.avif`))
  await picture
    .clone()
    .webp({ quality: 55, effort: 6 })
    .toFile(join(folder, `${name}.webp`))
  await picture
    .clone()
    .jpeg({ quality: 60, mozjpeg: true })
    .toFile(join(folder, `${name}.jpg`))
}
