import { readFileSync } from 'node:fs'

/** The definitions of the vocabulary in the package of its types. */
const definitions = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8')

interface Definition {
  parents: string[]
  properties: Set<string>
}

function readDefinitions(): Map<string, Definition> {
  const types = new Map<string, Definition>()
  let current: Definition | null = null
  for (const line of definitions.split('\n')) {
    const [, name, parents] = /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{/.exec(line) ?? []
    if (name !== undefined) {
      current = { parents: parents?.split(',').map((type) => type.trim()) ?? [], properties: new Set() }
      types.set(name, current)
    }
    const property = /^ {4}"([\w-]+)"\??:/.exec(line)?.[1]
    if (property !== undefined) current?.properties.add(property)
  }
  return types
}

const vocabulary = readDefinitions()

/** Properties of search engines that are not in the vocabulary. */
const additions = ['query-input']

function hasProperty(name: string, property: string): boolean {
  const definition = vocabulary.get(name)
  if (!definition) return false
  return definition.properties.has(property) || definition.parents.some((parent) => hasProperty(parent, property))
}

/** Lists the types and properties in a description that the vocabulary lacks, with their paths. */
export function findUnknownTerms(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => findUnknownTerms(entry, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const { '@type': type, ...properties } = value as Record<string, unknown>
  const nestedTerms = Object.entries(properties).flatMap(([name, child]) => findUnknownTerms(child, `${path}.${name}`))
  const names = Object.keys(properties).filter((name) => !name.startsWith('@') && !additions.includes(name))
  if (type === undefined) return [...names.map((name) => `${path}.${name}: of no type`), ...nestedTerms]
  const isPropertyOfType = (name: string) => hasProperty(`${type}Leaf`, name) || hasProperty(`${type}Base`, name)
  if (!vocabulary.has(`${type}Leaf`)) return [`${path}: ${type}`, ...nestedTerms]
  return [...names.filter((name) => !isPropertyOfType(name)).map((name) => `${path}: ${type}.${name}`), ...nestedTerms]
}
