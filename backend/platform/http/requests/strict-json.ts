/** The body is no JSON, or its JSON is ambiguous or malicious. */
export class MalformedJson extends Error {}

/** Maximum nesting. Trees of modules, the deepest bodies of the contract, have a dozen levels. */
const maxDepth = 64

// Matches characters that the database cannot store: NUL and unpaired surrogates.
const unstorable = /[\0\p{Surrogate}]/u

/**
 * Checks a JSON text (RFC 8259) more strictly than JSON.parse. Rejects nesting beyond 64 levels,
 * duplicate keys, the key `__proto__`, NUL, and unpaired surrogates in strings.
 * @throws MalformedJson
 */
export function checkJson(text: string): void {
  parse(text)
  // The keys of each open object; null for an open array.
  const openContainers: (Set<string> | null)[] = []
  // Visits only the delimiters, because the check of a body of a megabyte must not block the event
  // loop.
  const delimiters = /["[\]{}]/g
  for (let match = delimiters.exec(text); match !== null; match = delimiters.exec(text)) {
    const [character] = match
    if (character === '"') delimiters.lastIndex = checkString(text, match.index, openContainers.at(-1)) + 1
    else if (character === '{' || character === '[') openContainers.push(character === '{' ? new Set() : null)
    else openContainers.pop()
    if (openContainers.length > maxDepth) throw new MalformedJson('nested too deeply')
  }
}

/**
 * Checks the string at `start`. Rejects it if it is a duplicate key.
 * @returns the index of its closing quote
 */
function checkString(text: string, start: number, keys: Set<string> | null | undefined): number {
  const end = findClosingQuote(text, start)
  const raw = text.slice(start + 1, end)
  const value = raw.includes('\\') ? String(parse(`"${raw}"`)) : raw
  if (unstorable.test(value)) throw new MalformedJson('unstorable character')
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

function findClosingQuote(text: string, opening: number): number {
  let at = opening + 1
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}

function isKey(text: string, end: number): boolean {
  const colon = /\s*:/y
  colon.lastIndex = end + 1
  return colon.test(text)
}

function addKey(keys: Set<string> | null | undefined, key: string): void {
  if (key === '__proto__' || keys?.has(key)) throw new MalformedJson('forbidden key')
  keys?.add(key)
}
