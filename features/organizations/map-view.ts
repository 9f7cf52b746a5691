import type { Place } from '@/lib/contract/pages/organization'
import { project } from './map-projection'

/** A place on the map that leads to its members. */
export interface MapDot {
  place: string
  count: number
  x: number
  y: number
}

/** What the map shows, the places with the most members first, so that small ones lie above them. */
export interface MapView {
  /** The places of the list. */
  lit: MapDot[]
  /** Places of the category that the list leaves out. */
  unlit: MapDot[]
}

/** Puts places on the map: those in Germany that have a position. */
export function mapViewOf(listed: readonly Place[], all: readonly Place[]): MapView {
  const names = new Set(listed.map(({ place }) => place))
  return { lit: dotsOf(listed), unlit: dotsOf(all.filter(({ place }) => !names.has(place))) }
}

function dotsOf(places: readonly Place[]): MapDot[] {
  return places
    .flatMap(({ place, count, region, lat, lon }) =>
      lat === null || lon === null || region === null ? [] : [{ place, count, ...project({ lat, lon }) }],
    )
    .sort((a, b) => b.count - a.count)
}
