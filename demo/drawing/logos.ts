import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawWord } from './letters'

const black = '#1c1c1c'
const red = '#b71548'

/**
 * Logos of the demo's organizations as SVG of 480 × 240. Each consists of a mark and of the name in
 * drawn capitals, so that no font is needed.
 */
const logos: Record<string, string> = {
  // Two rows of players, because "tutti" means all of them.
  tutti: [
    ...[0, 1, 2, 3, 4, 5].map(
      (i) => `<rect x="${40 + i * 36}" y="${i % 2 ? 40 : 58}" width="20" height="64" fill="${black}"/>`,
    ),
    `<rect x="256" y="40" width="20" height="82" fill="${red}"/>`,
    drawWord('TUTTI', { x: 40, y: 148, height: 48, weight: 0.17, gap: 0.17 }),
    drawWord('NORD', { x: 270, y: 148, height: 48, weight: 0.07, gap: 0.2 }),
  ].join(''),
  // A ramp that leads up to the stage.
  rampe: [
    `<path d="M30 130 L450 130 L450 40 Z" fill="${black}"/>`,
    `<path d="M30 130 L240 130 L240 85 Z" fill="${red}"/>`,
    drawWord('RAMPE', { x: 34, y: 156, height: 48, weight: 0.2, gap: 1.05 }),
  ].join(''),
  // Threads on a loom.
  'alte-weberei': [
    ...[0, 1, 2, 3, 4].map((i) => `<rect x="${40 + i * 24}" y="50" width="10" height="140" fill="${black}"/>`),
    ...[0, 1, 2].map(
      (i) => `<rect x="${30}" y="${74 + i * 40}" width="126" height="10" fill="${i === 1 ? red : black}"/>`,
    ),
    drawWord('ALTE', { x: 190, y: 62, height: 46, weight: 0.1, gap: 0.5 }),
    drawWord('WEBEREI', { x: 190, y: 134, height: 46, weight: 0.1, gap: 0.17 }),
  ].join(''),
  // Eleven strings of increasing thickness.
  kammer: [
    ...Array.from({ length: 11 }, (_, i) => {
      const x = 42 + i * 39.6
      return `<path d="M${x} 36 V118" stroke="${i === 10 ? red : black}" stroke-width="${2 + i * 0.8}"/>`
    }),
    drawWord('KAMMER', { x: 40, y: 150, height: 50, weight: 0.08, gap: 0.16 }),
    drawWord('ELF', { x: 338, y: 150, height: 50, weight: 0.2, gap: 0.2 }),
  ].join(''),
  // A staircase seen from above.
  foyer: [
    `<g fill="none" stroke="${black}" stroke-width="12">`,
    ...[0, 1, 2, 3].map(
      (i) =>
        `<path d="M${60 + i * 26} 180 A${120 - i * 26} ${120 - i * 26} 0 0 1 180 ${60 + i * 26}"${i === 3 ? ` stroke="${red}"` : ''}/>`,
    ),
    '</g>',
    drawWord('FOYER', { x: 214, y: 122, height: 58, weight: 0.14, gap: 0.14 }),
  ].join(''),
  // A trace of light.
  lichtspur: [
    `<path d="M30 110 C120 10 190 170 270 80 S400 40 450 76" fill="none" stroke="${red}" stroke-width="14"/>`,
    `<path d="M30 124 C120 24 190 184 270 94 S400 54 450 90" fill="none" stroke="${black}" stroke-width="3"/>`,
    drawWord('LICHTSPUR', { x: 34, y: 158, height: 44, weight: 0.06, gap: 0.42 }),
  ].join(''),
}

/** Draws the logos as PNG files with a transparent background. */
export async function drawLogos(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of Object.entries(logos)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="480" viewBox="0 0 480 240">${content}</svg>`
    await sharp(Buffer.from(svg))
      .png({ palette: true, colors: 16, compressionLevel: 9 })
      .toFile(join(folder, `${name}.png`))
  }
}
