import type { Shape } from './diagram'
import type { ChoiceName } from './field'

type Tone = Shape[4]

const gap = 2

/** Columns of these widths, in parts of all. */
function columns(parts: readonly number[], tone: Tone = 'column', height = 24): Shape[] {
  const all = parts.reduce((sum, part) => sum + part, 0)
  const room = 36 - gap * (parts.length - 1)
  return parts.map((part, index) => {
    const before = parts.slice(0, index).reduce((sum, width) => sum + width, 0)
    return [(before / all) * room + gap * index, (24 - height) / 2, (part / all) * room, height, tone]
  })
}

const line = (y: number, width: number, tone: Tone, isCentred = false): Shape => [
  isCentred ? (36 - width) / 2 : 0,
  y,
  width,
  3,
  tone,
]
const headline = (tone: Tone, isCentred = false): Shape[] => [
  line(7, 30, tone, isCentred),
  line(13, 20, tone, isCentred),
]

const frame = (width: number, height: number): Shape[] => [
  [(36 - width) / 2, (24 - height) / 2, width, height, 'picture'],
]

const teaser = (ground: Tone | null, side: 'left' | 'right'): Shape[] => {
  const words = side === 'left' ? 22 : 4
  return [
    ...(ground ? [[0, 0, 36, 24, ground] as const] : []),
    [side === 'left' ? 0 : 18, 0, 18, 24, 'picture'],
    [words, 8, 10, 3, 'words'],
    [words, 14, 7, 2, 'words'],
  ]
}

/** What the choices look like, where a drawing tells more than words. */
export const layoutDiagrams: Partial<Record<ChoiceName, readonly Shape[]>> = {
  columns100: columns([1]),
  columns6733: columns([2, 1]),
  columns3367: columns([1, 2]),
  columns5050: columns([1, 1]),
  columns333333: columns([1, 1, 1]),
  columns255025: columns([1, 2, 1]),
  blackLeft: headline('words'),
  blackCentered: headline('words', true),
  redLeft: headline('red'),
  redCentered: headline('red', true),
  landscapeBig: frame(36, 20.25),
  landscapeSmall: frame(30, 22.5),
  horizontal: frame(33, 22),
  portrait: frame(18, 24),
  vertical: frame(16, 24),
  teaserPlain: teaser(null, 'left'),
  teaserLeftRed: teaser('red', 'left'),
  teaserRightRed: teaser('red', 'right'),
  teaserLeftGreen: teaser('green', 'left'),
  teaserRightGreen: teaser('green', 'right'),
  grid: columns([1, 1, 1], 'picture', 14),
  list: [
    [0, 1, 26, 10, 'picture'],
    [10, 13, 26, 10, 'picture'],
  ],
  slider: [
    [6, 2, 24, 20, 'picture'],
    [0, 8, 4, 8, 'column'],
    [32, 8, 4, 8, 'column'],
  ],
  threeColumns: columns([1, 1, 1], 'picture', 18),
  twoColumns: columns([1, 1], 'picture', 18),
  portraits: columns([1, 1, 1, 1], 'picture', 14),
  portraitsBeside: [
    [0, 5, 8, 14, 'picture'],
    [10, 8, 7, 3, 'words'],
    [19, 5, 8, 14, 'picture'],
    [29, 8, 7, 3, 'words'],
  ],
  red: [[0, 0, 36, 24, 'red']],
  green: [[0, 0, 36, 24, 'green']],
}
