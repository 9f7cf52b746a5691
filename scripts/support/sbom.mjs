import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './paths.mjs'

/**
 * Creates the list of the packages in production in the format CycloneDX (JSON). npm creates it
 * without network access. It gets a lock file without the development packages, because
 * `--omit=dev` would also omit about a hundred packages that production needs.
 */
export function createBillOfMaterials() {
  const workspace = mkdtempSync(join(tmpdir(), 'buehnenhaus-sbom-'))
  try {
    const { devDependencies: _dev, ...project } = readJson('package.json')
    const lock = readJson('package-lock.json')
    const { devDependencies: _locked, ...lockedProject } = lock.packages['']
    const packages = Object.fromEntries(Object.entries(lock.packages).filter(([, { dev }]) => !dev))
    // npm copies the name of the project's folder into the list.
    const folder = join(workspace, project.name)
    mkdirSync(folder)
    writeFileSync(join(folder, 'package.json'), JSON.stringify(project))
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({ ...lock, packages: { ...packages, '': lockedProject } }),
    )
    const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']
    const list = JSON.parse(execFileSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 }))
    for (const component of list.components) component.name = getRegistryName(component)
    return JSON.stringify(list, null, 2)
  } finally {
    rmSync(workspace, { recursive: true })
  }
}

/**
 * Returns the name of a package in the registry. npm's list contains another name if `overrides` in
 * package.json replaces a package: that of the replaced package.
 */
function getRegistryName({ purl }) {
  return decodeURIComponent(purl.slice('pkg:npm/'.length, purl.lastIndexOf('@')))
}

function readJson(name) {
  return JSON.parse(readFileSync(join(root, name), 'utf8'))
}
