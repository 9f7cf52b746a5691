import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { folds, formatFoldPath, halfWidth } from '../../components/curtain/curtain-folds'
import { animationUrl } from '../../features/navigation/components/header/animation-url'
import { createLogoAnimation } from './animation'

type Outline = Record<'v' | 'i' | 'o', number[][]>

const animation = createLogoAnimation()
const listOutlines = (layer: number, moment: 'first' | 'last') =>
  (animation.layers[layer]?.shapes[0]?.it ?? []).flatMap((part) => {
    if (!('ks' in part)) return []
    return part.ks.k.at(moment === 'first' ? 0 : -1)?.s[0] ?? []
  })

/** Lists the points of an outline: its corners, with two control points between each two. */
function listPoints({ v, i, o }: Outline): number[] {
  const add = (point: number[] = [], tangent: number[] = []) => point.map((value, axis) => value + (tangent[axis] ?? 0))
  return v.flatMap((corner, index) => {
    const next = (index + 1) % v.length
    return [...corner, ...add(corner, o[index]), ...add(v[next], i[next])]
  })
}

/** Lists the same points of an SVG path. The control points of a straight line are its ends. */
function parsePath(path: string): number[] {
  const points: number[] = []
  for (const [, command, text = ''] of path.matchAll(/([MLC])([^MLCZ]*)/g)) {
    const numbers = text.split(/[ ,]/).map(Number)
    if (command === 'L') points.push(...points.slice(-2), ...numbers)
    points.push(...numbers)
  }
  return points.slice(0, -2)
}

const round = (values: number[]) => values.map((value) => Math.round(value * 100) / 100)
const mirror = (values: number[]) => values.map((value, index) => (index % 2 === 0 ? 2 * halfWidth - value : value))

it.each([
  ['left', 0, (points: number[]) => points],
  ['right', 1, mirror],
] as const)('shows the %s half of the drawing in the first frame', (name, layer, transform) => {
  expect(animation.layers[layer]?.cl).toBe(name)
  const drawing = folds.map((fold) => round(transform(parsePath(formatFoldPath(fold)))))
  expect(listOutlines(layer, 'first').map((outline) => round(listPoints(outline)))).toEqual(drawing)
})

it('shows a straight curtain in the last frame', () => {
  for (const { v } of [...listOutlines(0, 'last'), ...listOutlines(1, 'last')]) {
    expect([v[2]?.[0], v[3]?.[0]]).toEqual([v[1]?.[0], v[0]?.[0]])
  }
})

it('is the content of the public file, whose name contains its hash', () => {
  const file = readFileSync(join('public', animationUrl), 'utf8')
  expect(JSON.parse(file)).toEqual(animation)
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 8)
  expect(animationUrl).toBe(`/motion/curtain.${hash}.json`)
})
