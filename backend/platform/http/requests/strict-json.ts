/** Thrown for a body that is not JSON, or is ambiguous or hostile JSON. */
export class MalformedJson extends Error {}

/** Deeper than any body of the contract; a tree of modules has a dozen levels. */
const maxDepth = 64

// NUL, which the database cannot store, and halves of surrogate pairs.
const unstorable = /[\0\p{Surrogate}]/u

/**
 * Checks a JSON text (RFC 8259) more strictly than JSON.parse: no nesting beyond 64 levels, no duplicate keys, no
 * `__proto__` key, no NUL and no lone surrogate in a string.
 * @throws MalformedJson
 */
export function checkJson(text: string): void {
  parse(text)
  // A set of keys for each open object, null for each open array.
  const open: (Set<string> | null)[] = []
  // Only these characters are visited, since bodies of a megabyte must not block the event loop.
  const delimiters = /["[\]{}]/g
  for (let found = delimiters.exec(text); found !== null; found = delimiters.exec(text)) {
    const [character] = found
    if (character === '"') delimiters.lastIndex = checkString(text, found.index, open.at(-1)) + 1
    else if (character === '{' || character === '[') open.push(character === '{' ? new Set() : null)
    else open.pop()
    if (open.length > maxDepth) throw new MalformedJson('nested too deeply')
  }
}

/** Checks the string that begins at `start`, as a key of its object if it is one, and says where it ends. */
function checkString(text: string, start: number, keys: Set<string> | null | undefined): number {
  const end = closingQuote(text, start)
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

function closingQuote(text: string, opening: number): number {
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
