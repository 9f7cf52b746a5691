import { writeFileSync } from 'node:fs'
import sharp from 'sharp'

const maxBytes = 80 * 1024

/**
 * Crops the site's link preview from the lower part of the hero picture, in the best JPEG quality
 * within `maxBytes`. Run it by `npx tsx demo/drawing/preview.ts`.
 */
async function main(): Promise<void> {
  const croppedPicture = sharp('demo/pictures/hero-curtain.jpg').resize(1200, 630, { position: 'bottom' })
  for (let quality = 84; quality >= 40; quality -= 6) {
    const jpeg = await croppedPicture.clone().jpeg({ quality, progressive: true, mozjpeg: true }).toBuffer()
    if (jpeg.length > maxBytes) continue
    writeFileSync('public/og.jpg', jpeg)
    return
  }
  throw new Error(`The link preview does not fit into ${maxBytes} bytes.`)
}

await main()
