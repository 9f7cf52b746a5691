import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './paths.mjs'

/**
 * Creates the list of production packages in CycloneDX (JSON), with npm and without a network. npm
 * gets a lock file without development packages, because its `--omit=dev` also omits a hundred
 * packages needed in production.
 */
export function createBillOfMaterials() {
  const workspace = mkdtempSync(join(tmpdir(), 'buehnenhaus-sbom-'))
  try {
    const { devDependencies: _dev, ...project } = readJson('package.json')
    const lock = readJson('package-lock.json')
    const { devDependencies: _locked, ...lockedProject } = lock.packages['']
    const packages = Object.fromEntries(Object.entries(lock.packages).filter(([, { dev }]) => !dev))
    // npm takes the name of the project from its folder.
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
 * Returns the name in the registry. npm names a replacement (`overrides` of package.json) by the
 * folder of the replaced package.
 */
function getRegistryName({ purl }) {
  return decodeURIComponent(purl.slice('pkg:npm/'.length, purl.lastIndexOf('@')))
}

function readJson(name) {
  return JSON.parse(readFileSync(join(root, name), 'utf8'))
}
