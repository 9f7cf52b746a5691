import type { RouteName } from '../contract/site/route-paths'

/** The fixed part of a route's page: a form, a list. */
export interface FixedPart {
  route: RouteName
  /** What the slugs of the containers around it begin with. */
  name: 'login' | 'signup' | 'jobs' | 'search'
  /** Whether it comes before the page's own blocks, as a form that most visitors come for. */
  isFirst: boolean
}

/** The fixed parts with a reusable container above and one below. */
const fixedParts: readonly FixedPart[] = [
  { route: '/account/login', name: 'login', isFirst: true },
  { route: '/account/signup', name: 'signup', isFirst: false },
  { route: '/jobboerse', name: 'jobs', isFirst: true },
  { route: '/search/[[...filter]]', name: 'search', isFirst: true },
]

const sides = ['above', 'below'] as const

/** Where a container is, seen from the fixed part. */
export type PlaceSide = (typeof sides)[number]

/** A place for a reusable container. */
export interface ContainerPlace {
  part: FixedPart
  side: PlaceSide
  slug: string
}

/** The fixed part of a route that has places for containers; null for most routes. */
export function fixedPartOf(route: RouteName | null): FixedPart | null {
  return fixedParts.find((part) => part.route === route) ?? null
}

/** The places around a fixed part, from above to below. */
export function placesOf(part: FixedPart | null): ContainerPlace[] {
  return part ? sides.map((side) => ({ part, side, slug: `${part.name}-${side}` })) : []
}

/** The place that a slug is reserved for; null for any other. */
export function placeOf(slug: string): ContainerPlace | null {
  return fixedParts.flatMap(placesOf).find((place) => place.slug === slug) ?? null
}
