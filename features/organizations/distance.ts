interface Position {
  lat: number | null
  lon: number | null
}

const earthRadiusKm = 6371
const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns the great-circle distance in kilometers; null if a position is unknown. */
export function distanceInKilometers(from: Position, to: Position): number | null {
  if (from.lat === null || from.lon === null || to.lat === null || to.lon === null) return null
  const chord =
    Math.sin(toRadians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * Math.sin(toRadians(to.lon - from.lon) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord))
}
