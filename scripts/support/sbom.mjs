import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './paths.mjs'

/**
 * The list of the packages that run in production, as CycloneDX (JSON), made by npm without a network. npm's own
 * `--omit=dev` leaves out a hundred of them, all that development needs as well, so it is given a lock without
 * what is for development alone.
 */
export function billOfMaterials() {
  const workspace = mkdtempSync(join(tmpdir(), 'buehnenhaus-sbom-'))
  try {
    const { devDependencies: _dev, ...project } = read('package.json')
    const lock = read('package-lock.json')
    const { devDependencies: _locked, ...own } = lock.packages['']
    const packages = Object.fromEntries(Object.entries(lock.packages).filter(([, { dev }]) => !dev))
    // npm calls a project by the name of its folder.
    const folder = join(workspace, project.name)
    mkdirSync(folder)
    writeFileSync(join(folder, 'package.json'), JSON.stringify(project))
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({ ...lock, packages: { ...packages, '': own } }),
    )
    const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']
    const list = JSON.parse(execFileSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 }))
    for (const component of list.components) component.name = nameInRegistry(component)
    return JSON.stringify(list, null, 2)
  } finally {
    rmSync(workspace, { recursive: true })
  }
}

/** npm names a package that stands in for another one (`overrides` of package.json) by the other's folder. */
function nameInRegistry({ purl }) {
  return decodeURIComponent(purl.slice('pkg:npm/'.length, purl.lastIndexOf('@')))
}

function read(name) {
  return JSON.parse(readFileSync(join(root, name), 'utf8'))
}
