/** The size of the map in its own units. */
export const mapSize = { width: 1000, height: 1350 }

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** The central meridian and the two standard parallels of the projection. */
const centralMeridian = toRadians(10.45)
const [south, north] = [toRadians(48.5), toRadians(53.5)]
const cone = (Math.cos(south) - Math.cos(north)) / (north - south)
const apex = Math.cos(south) / cone + south

const scale = 9600
const origin = { x: 492, y: 34, lat: toRadians(55.06) }

/** Projects a place in Germany on the map (equidistant conic projection), in whole units. */
export function project({ lat, lon }: { lat: number; lon: number }): { x: number; y: number } {
  const radius = apex - toRadians(lat)
  const angle = cone * (toRadians(lon) - centralMeridian)
  return {
    x: Math.round(origin.x + scale * radius * Math.sin(angle)),
    y: Math.round(origin.y + scale * (radius * Math.cos(angle) - apex + origin.lat)),
  }
}
