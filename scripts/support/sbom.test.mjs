import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'
import { billOfMaterials } from './sbom.mjs'

const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'))

test('the bill of materials names what runs in production, and nothing else', { timeout: 60_000 }, () => {
  const { bomFormat, metadata, components, dependencies } = JSON.parse(billOfMaterials())
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'buehnenhaus'])
  const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const production = Object.entries(read('package-lock.json').packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { name = nameOf(path), version }]) => `${name}@${version}`)
  const listed = components.map(({ name, version }) => `${name}@${version}`)
  expect(new Set(listed)).toEqual(new Set(production))
  for (const [name, version] of Object.entries(read('package.json').dependencies)) {
    expect(listed).toContain(`${name}@${version}`)
  }
  const refs = new Set([metadata.component, ...components].map((component) => component['bom-ref']))
  expect(
    dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.has(ref)),
  ).toEqual([])
})
