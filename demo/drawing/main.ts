import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine } from '@/lib/node/command-line.mjs'
import { develop, print } from './film'
import { Frame } from './frame'
import { drawLogos } from './logos'
import { scenes } from './scenes'

const { values, positionals } = readCommandLine({
  usage: `Usage: npm run pictures [-- <key> … --out <folder> --width <pixels>]

Paints the named pictures of the demo, or all, and draws the logos.`,
  positionals: scenes.map(({ key }) => key),
  options: {
    out: { type: 'string', default: 'demo/pictures' },
    width: { type: 'string', default: '2400' },
    // Width in which the picture is rendered before it is enlarged, in pixels; 40 % of `width` by
    // default.
    render: { type: 'string' },
    // Maximum size of a picture, in bytes.
    limit: { type: 'string', default: '290000' },
  },
})

/** Paints the named pictures, or all of them, and draws the logos. */
async function main(): Promise<void> {
  mkdirSync(values.out, { recursive: true })
  await drawLogos(join(values.out, 'logos'))
  for (const scene of scenes) {
    if (positionals.length > 0 && !positionals.includes(scene.key)) continue
    const startMs = performance.now()
    const width = Math.round(Number(values.width) * (scene.portrait ? 0.75 : 1))
    // A multiple of 6. The height, in the ratio 3:2 or 3:4, is then an even number.
    const renderWidth = Math.round((values.render ? Number(values.render) : width * 0.4) / 6) * 6
    const frame = new Frame(renderWidth, Math.round(scene.portrait ? (renderWidth * 4) / 3 : (renderWidth * 2) / 3))
    scene.paint(frame)
    const jpeg = await print(develop(frame, scene.film), frame, width, Number(values.limit), scene.film?.grain)
    writeFileSync(join(values.out, `${scene.key}.jpg`), jpeg)
    const seconds = ((performance.now() - startMs) / 1000).toFixed(1)
    process.stdout.write(`${scene.key}: ${Math.round(jpeg.length / 1024)} KB in ${seconds} s\n`)
  }
}

await main()
