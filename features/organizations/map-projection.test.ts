import { expect, it } from 'vitest'
import { regionCodes } from '@/lib/contract/common/region'
import { countryPath, regionPaths } from './map-outline'
import { mapSize, project } from './map-projection'

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The great-circle distance of two places, as an angle. */
function distance(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const [first, second] = [radians(a.lat), radians(b.lat)]
  const across = Math.cos(first) * Math.cos(second) * Math.cos(radians(b.lon - a.lon))
  return Math.acos(Math.sin(first) * Math.sin(second) + across)
}

const places = {
  Flensburg: { lat: 54.78, lon: 9.44 },
  Aachen: { lat: 50.78, lon: 6.08 },
  Görlitz: { lat: 51.15, lon: 14.99 },
  Konstanz: { lat: 47.66, lon: 9.18 },
  Passau: { lat: 48.57, lon: 13.46 },
  Berlin: { lat: 52.52, lon: 13.4 },
}

const pairs = Object.entries(places).flatMap(([from, a], index) =>
  Object.entries(places)
    .slice(index + 1)
    .map(([to, b]) => [from, to, a, b] as const),
)

it.each(pairs)('keeps the distance from %s to %s to scale', (_, __, a, b) => {
  const [from, to] = [project(a), project(b)]
  const drawn = Math.hypot(to.x - from.x, to.y - from.y)
  expect(drawn / distance(a, b) / 9600).toBeCloseTo(1, 2)
})

it('puts north at the top and east on the right', () => {
  expect(project(places.Flensburg).y).toBeLessThan(project(places.Konstanz).y)
  expect(project(places.Aachen).x).toBeLessThan(project(places.Görlitz).x)
})

/** Parses the points of an outline. */
function corners(path: string): [x: number, y: number][] {
  return path.split('M').flatMap((line) => {
    const [start, steps = ''] = line.split('l')
    const [startX = 0, startY = 0] = (start ?? '').split(' ').map(Number)
    let [x, y] = [startX, startY]
    const numbers = (steps.match(/-?\d+/g) ?? []).map(Number)
    return numbers.flatMap((step, index) => {
      if (index % 2 === 0) x += step
      else y += step
      return index % 2 === 0 ? [] : [[x, y] satisfies [number, number]]
    })
  })
}

/** Returns true for a point inside a closed line (even-odd rule). */
function isInside({ x, y }: { x: number; y: number }, line: [number, number][]): boolean {
  return line.reduce((inside, [endX, endY], index) => {
    const [startX, startY] = line.at(index - 1) ?? [0, 0]
    const crosses = endY > y !== startY > y && x < ((startX - endX) * (y - endY)) / (startY - endY) + endX
    return crosses ? !inside : inside
  }, false)
}

it.each([
  ['DE-BE', places.Berlin],
  ['DE-HH', { lat: 53.55, lon: 10 }],
  ['DE-BY', { lat: 48.14, lon: 11.58 }],
  ['DE-SN', { lat: 51.05, lon: 13.74 }],
  ['DE-SL', { lat: 49.24, lon: 7 }],
  ['DE-NW', { lat: 51.51, lon: 7.47 }],
] as const)('the outline of %s contains only its own city', (code, city) => {
  const around = regionCodes.filter((region) => isInside(project(city), corners(regionPaths[region])))
  // The outline of a state around another one has no hole.
  expect(around).toContain(code)
  expect(around.filter((region) => region !== code && region !== 'DE-BB')).toEqual([])
})

it('keeps all outlines within the map', () => {
  for (const [x, y] of [countryPath, ...Object.values(regionPaths)].flatMap(corners)) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(mapSize.width)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(mapSize.height)
  }
})
