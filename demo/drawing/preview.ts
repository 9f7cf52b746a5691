import { writeFileSync } from 'node:fs'
import sharp from 'sharp'

const limit = 80 * 1024

/** Crops the site's link preview from the folds of the hero: `npx tsx demo/drawing/preview.ts`. */
async function main(): Promise<void> {
  const folds = sharp('demo/pictures/hero-curtain.jpg').resize(1200, 630, { position: 'bottom' })
  for (let quality = 84; quality >= 40; quality -= 6) {
    const jpeg = await folds.clone().jpeg({ quality, progressive: true, mozjpeg: true }).toBuffer()
    if (jpeg.length > limit) continue
    writeFileSync('public/og.jpg', jpeg)
    return
  }
  throw new Error(`The link preview does not fit into ${limit} bytes.`)
}

await main()
