import type { RouteName } from '../contract/site/route-paths'

/** The fixed part of a route's page, for example a form or a list. */
export interface FixedPart {
  route: RouteName
  /** Prefix of the slugs of the containers around it. */
  name: 'login' | 'signup' | 'jobs' | 'search'
  /** True if it precedes the page's own blocks, as a form that most visitors come for. */
  isFirst: boolean
}

/** Fixed parts with a reusable container above and one below. */
const fixedParts: readonly FixedPart[] = [
  { route: '/account/login', name: 'login', isFirst: true },
  { route: '/account/signup', name: 'signup', isFirst: false },
  { route: '/jobboerse', name: 'jobs', isFirst: true },
  { route: '/search/[[...filter]]', name: 'search', isFirst: true },
]

const sides = ['above', 'below'] as const

/** Position relative to the fixed part. */
export type PlaceSide = (typeof sides)[number]

/** A place for a reusable container. */
export interface ContainerPlace {
  part: FixedPart
  side: PlaceSide
  slug: string
}

/** Finds the fixed part of a route; null for most routes. */
export function findFixedPart(route: RouteName | null): FixedPart | null {
  return fixedParts.find((part) => part.route === route) ?? null
}

/** Lists the places around a fixed part from top to bottom. */
export function listContainerPlaces(part: FixedPart | null): ContainerPlace[] {
  return part ? sides.map((side) => ({ part, side, slug: `${part.name}-${side}` })) : []
}

/** Finds the place that a slug is reserved for; null for other slugs. */
export function findContainerPlace(slug: string): ContainerPlace | null {
  return fixedParts.flatMap(listContainerPlaces).find((place) => place.slug === slug) ?? null
}
