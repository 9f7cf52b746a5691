/** The body is no JSON, or it is ambiguous or malicious. */
export class MalformedJson extends Error {}

/** Maximum nesting. Trees of modules have a dozen levels. */
const maxDepth = 64

// NUL and unpaired surrogates, which the database cannot store.
const unstorablePattern = /[\0\p{Surrogate}]/u

/**
 * Validates JSON (RFC 8259) more strictly than JSON.parse: no deep nesting, duplicate keys,
 * `__proto__`, NUL or unpaired surrogates.
 * @throws MalformedJson
 */
export function checkJson(text: string): void {
  parse(text)
  // The keys of each open object; null for an array.
  const openContainers: (Set<string> | null)[] = []
  // Visits delimiters only, because a megabyte must not block the event loop.
  const delimiterPattern = /["[\]{}]/g
  for (let match = delimiterPattern.exec(text); match !== null; match = delimiterPattern.exec(text)) {
    const [character] = match
    if (character === '"') delimiterPattern.lastIndex = checkString(text, match.index, openContainers.at(-1)) + 1
    else if (character === '{' || character === '[') openContainers.push(character === '{' ? new Set() : null)
    else openContainers.pop()
    if (openContainers.length > maxDepth) throw new MalformedJson('nested too deeply')
  }
}

/** Validates the string at `start`, and returns the index of its closing quote. */
function checkString(text: string, start: number, keys: Set<string> | null | undefined): number {
  const end = findClosingQuote(text, start)
  const rawKey = text.slice(start + 1, end)
  const value = rawKey.includes('\\') ? String(parse(`"${rawKey}"`)) : rawKey
  if (unstorablePattern.test(value)) throw new MalformedJson('unstorable character')
  if (isKey(text, end)) addKey(keys, value)
  return end
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new MalformedJson('not JSON')
  }
}

function findClosingQuote(text: string, start: number): number {
  let position = start + 1
  while (text[position] !== '"') position += text[position] === '\\' ? 2 : 1
  return position
}

function isKey(text: string, end: number): boolean {
  const colonPattern = /\s*:/y
  colonPattern.lastIndex = end + 1
  return colonPattern.test(text)
}

function addKey(keys: Set<string> | null | undefined, key: string): void {
  if (key === '__proto__' || keys?.has(key)) throw new MalformedJson('forbidden key')
  keys?.add(key)
}
