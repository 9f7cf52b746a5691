import type { Place } from '@/lib/contract/pages/organization'
import { project } from './map-projection'

/** A place on the map, which links to its members. */
export interface MapDot {
  place: string
  count: number
  x: number
  y: number
}

/** The dots of the map, the largest first, so that it draws small dots above them. */
export interface MapView {
  /** The places of the list. */
  listedDots: MapDot[]
  /** Other places of the category. */
  otherDots: MapDot[]
}

/** Converts the places in Germany that have a position to dots of the map. */
export function toMapView(listedPlaces: readonly Place[], allPlaces: readonly Place[]): MapView {
  const listedKeys = new Set(listedPlaces.map(toKey))
  return {
    listedDots: toDots(listedPlaces),
    otherDots: toDots(allPlaces.filter((place) => !listedKeys.has(toKey(place)))),
  }
}

/** States may have places of the same name. */
const toKey = ({ place, region }: Place) => `${region?.code} ${place}`

function toDots(places: readonly Place[]): MapDot[] {
  return places
    .flatMap(({ place, count, region, lat, lon }) =>
      lat === null || lon === null || region === null ? [] : [{ place, count, ...project({ lat, lon }) }],
    )
    .sort((a, b) => b.count - a.count)
}
