interface Position {
  lat: number | null
  lon: number | null
}

const earthRadius = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The distance of two positions in kilometers, as the crow flies; null where one is not known. */
export function distanceInKilometers(from: Position, to: Position): number | null {
  if (from.lat === null || from.lon === null || to.lat === null || to.lon === null) return null
  const chord =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lon - from.lon) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(chord))
}
