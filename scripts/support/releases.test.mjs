import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeCurrent } from './releases.mjs'

let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'buehnenhaus-releases-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** A release whose build made these files. */
function release(name, files) {
  const folder = join(root, 'releases', name)
  mkdirSync(join(folder, '.next/static/chunks'), { recursive: true })
  writeFileSync(join(folder, '.next/BUILD_ID'), name)
  for (const file of files) writeFileSync(join(folder, '.next/static/chunks', file), `${name}: ${file}`)
  return folder
}

const earlierFiles = (folder) =>
  readdirSync(join(folder, 'earlier-static'), { recursive: true })
    .filter((path) => path.endsWith('.js'))
    .sort()

test('current leads to the new release, which has the built files of the two before', () => {
  const names = ['1', '2', '3', '4']
  const folders = names.map((name) => release(name, [`page.${name}.js`]))
  for (const folder of folders) {
    expect(makeCurrent(folder)).toBe(join(root, 'current'))
    expect(readFileSync(join(root, 'current/.next/BUILD_ID'), 'utf8')).toBe(folder.slice(-1))
  }
  expect(readlinkSync(join(root, 'current'))).toBe('releases/4')
  expect(earlierFiles(folders[3])).toEqual(['1/chunks/page.3.js', '2/chunks/page.2.js'])
  expect(readdirSync(root).sort()).toEqual(['current', 'releases'])
})

test('the same release again changes nothing, and going back keeps the newer files', () => {
  const [old, latest] = ['1', '2'].map((name) => release(name, [`page.${name}.js`]))
  for (const folder of [old, latest, latest]) makeCurrent(folder)
  expect(earlierFiles(latest)).toEqual(['1/chunks/page.1.js'])
  makeCurrent(old)
  expect(readlinkSync(join(root, 'current'))).toBe('releases/1')
  expect(earlierFiles(old)).toEqual(['1/chunks/page.2.js', '2/chunks/page.1.js'])
})

test('a folder outside releases, or one that is not built, is refused', () => {
  const folder = release('1', [])
  makeCurrent(folder)
  rmSync(join(release('2', []), '.next/BUILD_ID'))
  expect(() => makeCurrent(join(root, 'releases/2'))).toThrow('not built')
  expect(() => makeCurrent(root)).toThrow('"releases"')
  expect(readlinkSync(join(root, 'current'))).toBe('releases/1')
})
