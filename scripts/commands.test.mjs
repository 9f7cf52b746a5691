import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usages } from '../lib/node/command-usages.mjs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const listCommands = (program) =>
  Object.entries(scripts).flatMap(([name, line]) => {
    const [, file] = new RegExp(`^${program} (\\S+)`).exec(line) ?? []
    return file ? [{ name, file }] : []
  })
const commands = listCommands('node')
/** Commands that are written in TypeScript. */
const typescriptCommands = listCommands('tsx')

async function run(program, args, cwd) {
  const child = spawn(program, args, { cwd, env: { PATH: process.env.PATH, HOME: cwd } })
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr']) {
    child[name].setEncoding('utf8').on('data', (text) => {
      output[name] += text
    })
  }
  const [code] = await once(child, 'close')
  return { code, ...output }
}

/** A checkout without packages and build. */
let checkout
beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'bh-commands-'))
  for (const path of ['package.json', 'scripts', 'lib/node', 'tests', 'e2e'])
    cpSync(path, join(checkout, path), { recursive: true })
})
afterAll(() => rmSync(checkout, { recursive: true, force: true }))

describe('every command', () => {
  it.each(commands)('prints help and does nothing else: $name', async ({ file }) => {
    const entries = readdirSync(checkout, { recursive: true })
    for (const option of ['--help', '-h']) {
      const { code, stdout, stderr } = await run(process.execPath, [file, option], checkout)
      expect([code, stderr, stdout]).toEqual([0, '', expect.stringMatching(/^Usage: npm /)])
    }
    expect(readdirSync(checkout, { recursive: true })).toEqual(entries)
  })

  it.each(typescriptCommands)('prints help and rejects unknown options: $name', async ({ file }) => {
    const tsx = 'node_modules/.bin/tsx'
    const help = await run(tsx, [file, '--help'], '.')
    expect([help.code, help.stderr, help.stdout]).toEqual([0, '', expect.stringMatching(/^Usage: npm run /)])
    const { code, stderr } = await run(tsx, [file, '--nonsense'], '.')
    expect([code, stderr]).toEqual([1, expect.stringContaining('Unknown option --nonsense. Allowed are')])
  })
})

// The built programs of the other commands check their arguments.
it.each(commands.filter(({ name }) => name === 'doctor' || !Object.hasOwn(usages, name)))(
  'rejects unknown arguments: $name',
  async ({ file }) => {
    for (const word of ['nonsense', '--nonsense']) {
      const { code, stdout, stderr } = await run(process.execPath, [file, word], checkout)
      expect([code, stdout]).toEqual([1, ''])
      expect(stderr).toMatch(/^Unknown.*nonsense\. (?:Allowed are|The command takes no)/)
      expect(stderr).toContain('Usage: npm ')
      expect(stderr).not.toMatch(/^\s+at /m)
    }
  },
)

it.each([
  ['127.0.0.1', 'connect ECONNREFUSED 127.0.0.1:45997'],
  ['', 'connect ECONNREFUSED 127.0.0.1:45997'],
  ['::1', '::1:45997'],
])('health reads the settings in .env, and names a server at HOST=%s that does not respond', async (host, address) => {
  writeFileSync(join(checkout, '.env'), `HOST=${host}\nPORT=45997\n`)
  const { code, stderr } = await run(process.execPath, ['scripts/health.mjs'], checkout)
  rmSync(join(checkout, '.env'))
  expect([code, stderr]).toEqual([1, expect.stringContaining(address)])
})
