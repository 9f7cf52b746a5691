import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './paths.mjs'
import { createBillOfMaterials } from './sbom.mjs'

const readJson = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'))

it('lists exactly the production packages', { timeout: 60_000 }, () => {
  const { bomFormat, metadata, components, dependencies } = JSON.parse(createBillOfMaterials())
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'buehnenhaus'])
  const toName = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const production = Object.entries(readJson('package-lock.json').packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { name = toName(path), version }]) => `${name}@${version}`)
  const listed = components.map(({ name, version }) => `${name}@${version}`)
  expect(new Set(listed)).toEqual(new Set(production))
  for (const [name, version] of Object.entries(readJson('package.json').dependencies)) {
    expect(listed).toContain(`${name}@${version}`)
  }
  const refs = new Set([metadata.component, ...components].map((component) => component['bom-ref']))
  expect(dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.has(ref))).toEqual([])
})
