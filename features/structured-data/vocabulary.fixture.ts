import { readFileSync } from 'node:fs'

/** The vocabulary's own definitions, as the package of its types has them: what each type is made of. */
const definitions = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8')

interface Definition {
  above: string[]
  properties: Set<string>
}

function readDefinitions(): Map<string, Definition> {
  const found = new Map<string, Definition>()
  let current: Definition | null = null
  for (const line of definitions.split('\n')) {
    const [, name, above] = /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{/.exec(line) ?? []
    if (name !== undefined) {
      current = { above: above?.split(',').map((type) => type.trim()) ?? [], properties: new Set() }
      found.set(name, current)
    }
    const property = /^ {4}"([\w-]+)"\??:/.exec(line)?.[1]
    if (property !== undefined) current?.properties.add(property)
  }
  return found
}

const vocabulary = readDefinitions()

/** What search engines add to the vocabulary. */
const additions = ['query-input']

function hasProperty(name: string, property: string): boolean {
  const definition = vocabulary.get(name)
  if (!definition) return false
  return definition.properties.has(property) || definition.above.some((above) => hasProperty(above, property))
}

/** What a description says that the vocabulary does not know: types, and properties that a type does not have. */
export function unknownIn(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => unknownIn(entry, `${at}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const { '@type': type, ...properties } = value as Record<string, unknown>
  const nested = Object.entries(properties).flatMap(([name, own]) => unknownIn(own, `${at}.${name}`))
  const names = Object.keys(properties).filter((name) => !name.startsWith('@') && !additions.includes(name))
  if (type === undefined) return [...names.map((name) => `${at}.${name}: of no type`), ...nested]
  const isOfType = (name: string) => hasProperty(`${type}Leaf`, name) || hasProperty(`${type}Base`, name)
  if (!vocabulary.has(`${type}Leaf`)) return [`${at}: ${type}`, ...nested]
  return [...names.filter((name) => !isOfType(name)).map((name) => `${at}: ${type}.${name}`), ...nested]
}
