/** An input source and its actions, as in the WebDriver standard (§17.4). */
export interface InputSource {
  type: 'key' | 'pointer'
  id: string
  actions: readonly Readonly<Record<string, string | number>>[]
}

/** The calls that the journeys need of a browser. */
export interface Driver {
  open(url: string): Promise<void>
  /** Evaluates an expression in the page. @returns its result, which must be JSON */
  evaluate(expression: string): Promise<unknown>
  perform(sources: readonly InputSource[]): Promise<void>
  /** Takes a picture of the window. @returns a PNG in Base64 */
  capture(): Promise<string>
  /** Errors and warnings of the browser's console. */
  pageProblems: readonly string[]
  /** Ends the browser. */
  close(): Promise<void>
}

/** The codes of the keys without a character (WebDriver §17.4.2). */
const keyCodes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowDown: '\uE015',
}

/** Returns the actions of keys that are pressed at once, for example `Control+s`. */
export function pressKeys(chord: string): InputSource {
  const values = chord.split('+').map((key) => keyCodes[key] ?? key)
  return toKeySource([
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ])
}

/** Returns the actions that type a text. */
export function typeText(text: string): InputSource {
  const types = ['keyDown', 'keyUp']
  return toKeySource([...text].flatMap((value) => types.map((type) => ({ type, value }))))
}

const toKeySource = (actions: InputSource['actions']): InputSource => ({ type: 'key', id: 'keys', actions })

/** Returns the actions of one click or several at a position in the window. */
export function clickAt({ x, y }: { x: number; y: number }, times: number): InputSource {
  const click = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
  const clicks = Array.from({ length: times }, () => click).flat()
  return { type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', x, y }, ...clicks] }
}
