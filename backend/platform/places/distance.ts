/** Coordinates in degrees. */
export interface Position {
  lat: number
  lon: number
}

const radians = Math.PI / 180
const kilometersPerDegree = 111.2

/** Approximate distance in kilometers, for positions on one continent. */
export function distanceBetween(latA: number, lonA: number, latB: number, lonB: number): number {
  const height = latB - latA
  const width = (lonB - lonA) * Math.cos(((latA + latB) / 2) * radians)
  return Math.sqrt(height * height + width * width) * kilometersPerDegree
}

/** Parses names with positions: `Name 51.1 12.3; Other name 50 8`. */
export function parsePositions(lines: readonly string[]): [name: string, position: Position][] {
  return lines
    .flatMap((line) => line.split('; '))
    .map((entry) => {
      const [, name = '', lat, lon] = /^(.+) ([\d.]+) ([\d.]+)$/.exec(entry) ?? []
      return [name, { lat: Number(lat), lon: Number(lon) }]
    })
}
