interface Position {
  lat: number | null
  lon: number | null
}

const earthRadiusKm = 6371
const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns the great-circle distance in kilometers; null if a position is unknown. */
export function distanceInKilometers(origin: Position, destination: Position): number | null {
  if (origin.lat === null || origin.lon === null || destination.lat === null || destination.lon === null) return null
  const chord =
    Math.sin(toRadians(destination.lat - origin.lat) / 2) ** 2 +
    Math.cos(toRadians(origin.lat)) *
      Math.cos(toRadians(destination.lat)) *
      Math.sin(toRadians(destination.lon - origin.lon) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord))
}
