import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

/** Creates a built release that is current, and whose sources have changed since its build. */
function createRelease() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'buehnenhaus-prepare-')))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const root = join(folder, 'releases/1')
  for (const path of ['scripts', 'lib/node', 'package.json']) cpSync(path, join(root, path), { recursive: true })
  for (const [path, text] of [
    ['dist/user.js', "console.log('ran')"],
    ['dist/build-hash', 'of other sources'],
    ['.next/BUILD_ID', '1'],
  ]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  symlinkSync('releases/1', join(folder, 'current'))
  const run = (name) =>
    execFileSync(process.execPath, [`scripts/${name}.mjs`], {
      cwd: join(folder, 'current'),
      encoding: 'utf8',
      stdio: 'pipe',
    })
  return { root, run, readHash: () => readFileSync(join(root, 'dist/build-hash'), 'utf8') }
}

it('a command runs the program of a built release and builds nothing', () => {
  const { run, readHash } = createRelease()
  expect(run('user')).toBe('ran\n')
  expect(readHash()).toBe('of other sources')
})

it.each(['build', 'release'])('%s refuses to replace the build of the current release', (name) => {
  const { root, run, readHash } = createRelease()
  expect(() => run(name)).toThrow(`${root} is the current release`)
  expect(readHash()).toBe('of other sources')
})
