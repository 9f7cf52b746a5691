import type { RouteName } from '../contract/site/route-paths'

/** The part of a page that its route renders, for example a form or a list. */
export interface FixedPart {
  route: RouteName
  /** Name of the part. It is the prefix of the slugs of the containers around the part. */
  name: 'login' | 'signup' | 'jobs' | 'search'
  /** True if the part precedes the blocks of the page, because most visitors come for it. */
  isFirst: boolean
}

/** Parts that have a reusable container above and one below. */
const fixedParts: readonly FixedPart[] = [
  { route: '/account/login', name: 'login', isFirst: true },
  { route: '/account/signup', name: 'signup', isFirst: false },
  { route: '/jobboerse', name: 'jobs', isFirst: true },
  { route: '/search/[[...filter]]', name: 'search', isFirst: true },
]

const sides = ['above', 'below'] as const

/** Side of the part on which a container is. */
export type PlaceSide = (typeof sides)[number]

/** A place for a reusable container above or below a fixed part. */
export interface ContainerPlace {
  part: FixedPart
  side: PlaceSide
  slug: string
}

/** Finds the fixed part of a route; null if the route has none. */
export function findFixedPart(route: RouteName | null): FixedPart | null {
  return fixedParts.find((part) => part.route === route) ?? null
}

/** Lists the places around a fixed part, from top to bottom. */
export function listContainerPlaces(part: FixedPart | null): ContainerPlace[] {
  return part ? sides.map((side) => ({ part, side, slug: `${part.name}-${side}` })) : []
}

/** Finds the place whose container has this slug; null if the slug belongs to no place. */
export function findContainerPlace(slug: string): ContainerPlace | null {
  return fixedParts.flatMap(listContainerPlaces).find((place) => place.slug === slug) ?? null
}
