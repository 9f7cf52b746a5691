import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeCurrent } from './releases.mjs'

let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'buehnenhaus-releases-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** Creates a release with built files. */
function createRelease(name, files) {
  const folder = join(root, 'releases', name)
  mkdirSync(join(folder, '.next/static/chunks'), { recursive: true })
  writeFileSync(join(folder, '.next/BUILD_ID'), name)
  for (const file of files) writeFileSync(join(folder, '.next/static/chunks', file), `${name}: ${file}`)
  return folder
}

const listEarlierFiles = (folder) =>
  readdirSync(join(folder, 'earlier-static'), { recursive: true })
    .filter((path) => path.endsWith('.js'))
    .sort()

it('links to the new release, which has the built files of the two previous ones', () => {
  const names = ['1', '2', '3', '4']
  const folders = names.map((name) => createRelease(name, [`page.${name}.js`]))
  for (const folder of folders) {
    expect(makeCurrent(folder)).toBe(join(root, 'current'))
    expect(readFileSync(join(root, 'current/.next/BUILD_ID'), 'utf8')).toBe(folder.slice(-1))
  }
  expect(readlinkSync(join(root, 'current'))).toBe('releases/4')
  expect(listEarlierFiles(folders[3])).toEqual(['1/chunks/page.3.js', '2/chunks/page.2.js'])
  expect(readdirSync(root).sort()).toEqual(['current', 'releases'])
})

it('does nothing for the current release, and keeps newer files after a rollback', () => {
  const [oldRelease, latestRelease] = ['1', '2'].map((name) => createRelease(name, [`page.${name}.js`]))
  for (const folder of [oldRelease, latestRelease, latestRelease]) makeCurrent(folder)
  expect(listEarlierFiles(latestRelease)).toEqual(['1/chunks/page.1.js'])
  makeCurrent(oldRelease)
  expect(readlinkSync(join(root, 'current'))).toBe('releases/1')
  expect(listEarlierFiles(oldRelease)).toEqual(['1/chunks/page.2.js', '2/chunks/page.1.js'])
})

it('rejects a folder outside of releases and one without a build', () => {
  const folder = createRelease('1', [])
  makeCurrent(folder)
  rmSync(join(createRelease('2', []), '.next/BUILD_ID'))
  expect(() => makeCurrent(join(root, 'releases/2'))).toThrow('not built')
  expect(() => makeCurrent(root)).toThrow('"releases"')
  expect(readlinkSync(join(root, 'current'))).toBe('releases/1')
})
