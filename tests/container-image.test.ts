import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  commandsOf,
  copiesOf,
  execForm,
  finalStage,
  readStages,
  removedPackages,
  textsOf,
  variablesOf,
} from './servers/dockerfile'

const read = (path: string) => readFileSync(path, 'utf8')
const stages = readStages()
const image = finalStage(stages)
const { scripts, engines } = z
  .object({ scripts: z.record(z.string(), z.string()), engines: z.object({ node: z.string() }) })
  .parse(JSON.parse(read('package.json')))
const ignored = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const isCovered = (path: string, copied: string) => path === copied || path.startsWith(`${copied}/`)
/** Where the image has something of the project's folder. */
const targets = copiesOf(image).map(({ target }) => target)

describe('what is copied', () => {
  it('is there, and is kept from no build', () => {
    const sources = stages.flatMap(copiesOf).flatMap(({ stage, sources }) => (stage ? [] : sources))
    expect(sources.filter((path) => !existsSync(path))).toEqual([])
    expect(sources.filter((path) => ignored.includes(path.split('/')[0] ?? ''))).toEqual([])
  })

  it('comes from stages before', () => {
    for (const [index, stage] of stages.entries()) {
      const earlier = stages.slice(0, index).map(({ name }) => name)
      expect(earlier).toEqual(
        expect.arrayContaining(copiesOf(stage).flatMap(({ stage: from }) => from ?? [])),
      )
    }
  })

  it('has everything that the programs read beside their bundles', () => {
    const files = ['backend', 'demo', 'server'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    const sources = files.filter((path) => /(?<!\.test|\.fixture)\.ts$/.test(path)).map(read)
    const paths = sources.flatMap((text) =>
      [...text.matchAll(/join\(projectRoot, '([^']+)'/g)].map(([, path = '']) => path),
    )
    expect(paths).toEqual(
      expect.arrayContaining([
        'backend/platform/db/migrations',
        'backend/platform/db/functions',
        'demo/content',
        '.next/required-server-files.json',
      ]),
    )
    const known = [...targets, ...['dist', '.next', 'public', 'package.json']]
    expect(paths.filter((path) => !known.some((copied) => isCovered(path, copied)))).toEqual([])
    const programs = files.filter((path) => path.endsWith('.mjs'))
    expect(programs.filter((path) => !targets.some((copied) => isCovered(path, copied)))).toEqual([])
    expect(targets).toEqual(expect.arrayContaining(['dist', '.next', 'public', 'package.json']))
  })

  it('is nothing that git leaves out', () => {
    const ofGit = read('.gitignore')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.replace(/\/$/, ''))
    expect(ofGit.filter((line) => !ignored.includes(line) && !ignored.includes(`**/${line}`))).toEqual([])
  })
})

describe('what is run', () => {
  it('while it is built is npm’s install and scripts of package.json', () => {
    const commands = stages.flatMap(commandsOf).filter((command) => command.startsWith('npm '))
    const named = commands.flatMap((command) => /^npm run (\S+)$/.exec(command)?.[1] ?? [])
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named))
    expect(named).toEqual(['build'])
    const others = commands.filter((command) => !/^npm (run|ci --)/.test(command))
    expect(others).toEqual([])
  })

  it('takes the packages that run from a stage that never had the others', () => {
    const packages = copiesOf(image).find(({ target }) => target === 'node_modules')
    const origin = stages.find(({ name }) => name === packages?.stage)
    const installs = origin ? commandsOf(origin).filter((command) => command.startsWith('npm ')) : []
    expect(installs).toEqual(['npm ci --omit=dev --ignore-scripts'])
    expect(commandsOf(image).filter((command) => /^(npm|apt|apt-get|apk)\b/.test(command))).toEqual([])
    expect(removedPackages(stages)).toEqual(expect.arrayContaining(['node_modules/esbuild']))
  })

  it('in the container is a file that is in the image, without a shell', () => {
    const [command = ''] = textsOf(image, 'CMD')
    const [health = ''] = textsOf(image, 'HEALTHCHECK')
    const starts = [command, health.slice(health.indexOf('CMD') + 3).trim()].map(execForm)
    for (const words of starts) {
      expect(words[0]).toBe('node')
      const file = words.at(-1) ?? ''
      expect(targets.some((copied) => isCovered(file, copied))).toBe(true)
      if (!file.startsWith('dist/')) expect(existsSync(file)).toBe(true)
    }
    expect(scripts.health).toBe('node scripts/health.mjs')
    expect(textsOf(image, 'STOPSIGNAL')).toEqual(['SIGTERM'])
  })
})

describe('the image', () => {
  it('is run by a user that is not root, named by its number', () => {
    const [user = ''] = textsOf(image, 'USER').slice(-1)
    expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  })

  it('has one Node, named exactly, that package.json allows', () => {
    const [version = '', ...others] = new Set(stages.map((stage) => stage.image))
    expect(others).toEqual([])
    const [, major, minor] = /^node:(\d+)\.(\d+)\.\d+-bookworm-slim$/.exec(version) ?? []
    const [, leastMajor, leastMinor] = /^>=(\d+)\.(\d+)$/.exec(engines.node) ?? []
    expect(major).toBe(leastMajor)
    expect(Number(minor)).toBeGreaterThanOrEqual(Number(leastMinor))
  })

  it('is made alike for every processor', () => {
    expect(read('Dockerfile').replaceAll(/^#.*$/gm, '')).not.toMatch(/--platform|amd64|arm64|x64|x86|aarch64/)
  })

  it('sets variables that the program or glibc knows', () => {
    const known = [
      ...(read('lib/env.ts') + read('backend/platform/env.ts')).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm),
    ]
    const names = known.map(([, name]) => name)
    const own = Object.keys(variablesOf(image)).filter((name) => !name.startsWith('MALLOC_'))
    expect(own.filter((name) => !names.includes(name))).toEqual([])
    expect(variablesOf(image)).toMatchObject({ DATA_DIR: '/data', NODE_ENV: 'production' })
  })
})
