import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { logoAnimation } from './animation'

/**
 * Writes the header's animated sign to public/motion. Its name carries the hash of its content, as browsers keep the file
 * for long: the name that is printed goes to `animationUrl`. `npm run logo`
 */
const text = JSON.stringify(logoAnimation())
const name = `curtain.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`
const folder = 'public/motion'
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
writeFileSync(join(folder, name), text)
process.stdout.write(`/motion/${name} (${text.length} bytes)\n`)
