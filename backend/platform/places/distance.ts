/** Coordinates in degrees. */
export interface Position {
  lat: number
  lon: number
}

const radiansPerDegree = Math.PI / 180
const kilometersPerDegree = 111.2

/**
 * Returns the approximate distance in kilometers. Treats the earth as flat, so use it within one
 * continent.
 */
export function getDistanceKm(latA: number, lonA: number, latB: number, lonB: number): number {
  const northDegrees = latB - latA
  const eastDegrees = (lonB - lonA) * Math.cos(((latA + latB) / 2) * radiansPerDegree)
  return Math.sqrt(northDegrees * northDegrees + eastDegrees * eastDegrees) * kilometersPerDegree
}

/** Parses lines of names with latitude and longitude: `Name 51.1 12.3; Other name 50 8`. */
export function parsePositions(lines: readonly string[]): [name: string, position: Position][] {
  return lines
    .flatMap((line) => line.split('; '))
    .map((entry) => {
      const [, name = '', lat, lon] = /^(.+) ([\d.]+) ([\d.]+)$/.exec(entry) ?? []
      return [name, { lat: Number(lat), lon: Number(lon) }]
    })
}
