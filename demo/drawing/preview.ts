import { writeFileSync } from 'node:fs'
import sharp from 'sharp'

const maxBytes = 80 * 1024

/**
 * Crops the site's preview image from the lower part of the hero picture. Writes it as JPEG in the
 * best quality that needs at most `maxBytes`. Run it with `npx tsx demo/drawing/preview.ts`.
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
