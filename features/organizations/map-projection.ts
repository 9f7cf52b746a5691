/** The map's size in its own units. */
export const mapSize = { width: 1000, height: 1350 }

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The meridian that stands upright, and the two parallels along which nothing is stretched. */
const middle = radians(10.45)
const [south, north] = [radians(48.5), radians(53.5)]
const cone = (Math.cos(south) - Math.cos(north)) / (north - south)
const apex = Math.cos(south) / cone + south

const scale = 9600
const origin = { x: 492, y: 34, lat: radians(55.06) }

/** Where a place in Germany is on the map: the equidistant conic projection, in whole units. */
export function project({ lat, lon }: { lat: number; lon: number }): { x: number; y: number } {
  const radius = apex - radians(lat)
  const angle = cone * (radians(lon) - middle)
  return {
    x: Math.round(origin.x + scale * radius * Math.sin(angle)),
    y: Math.round(origin.y + scale * (radius * Math.cos(angle) - apex + origin.lat)),
  }
}
