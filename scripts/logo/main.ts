import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine } from '@/lib/node/command-line.mjs'
import { createLogoAnimation } from './animation'

/**
 * Writes the animated logo in the header to public/motion. Browsers cache the file for long, so its
 * name contains the hash of its content. Copy the printed name to `animationUrl`. Run it with `npm
 * run logo`.
 */
readCommandLine({
  usage: `Usage: npm run logo

Writes the animated logo of the header to public/motion/ and prints its name.`,
})
const text = JSON.stringify(createLogoAnimation())
const name = `curtain.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`
const folder = 'public/motion'
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
writeFileSync(join(folder, name), text)
process.stdout.write(`/motion/${name} (${text.length} bytes)\n`)
