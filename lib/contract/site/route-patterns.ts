import { isLocale, type Locale } from '../common/locale'
import { type RouteName, routePaths } from './route-paths'

export type RouteParams = Record<string, string | readonly string[]>

export interface RouteMatch {
  route: RouteName
  params: RouteParams
}

const anySegmentPattern = /./
const idPattern = /^\d{1,10}$/

/**
 * Patterns for the values of parameters in a path. A path with any other value cannot exist, so
 * it needs no request to the backend.
 */
const parameterPatterns: Readonly<Record<string, readonly RegExp[]>> = {
  id: [idPattern],
  // Spec §2: `:category?/:page?`.
  filter: [/^(?:pages|others|debate|press|members|people|jobs|events|downloads)$/, /^[1-9]\d{0,3}$/],
  list: [/^(?:newsletter|press|job-alerts)$/],
  segments: [anySegmentPattern, anySegmentPattern],
}

type Segment =
  | { kind: 'literal'; text: string }
  | { kind: 'parameter'; name: string; pattern: RegExp }
  | { kind: 'optional'; name: string; parts: readonly RegExp[] }

interface Pattern {
  route: RouteName
  segments: Segment[]
}

/** Returns the path of a route in a language. Parameters are in brackets. */
export function getRouteTemplate(route: RouteName, locale: Locale): string {
  const path: string | Readonly<Record<Locale, string>> = routePaths[route]
  return typeof path === 'string' ? path : path[locale]
}

/** Splits a path or template into its segments. */
export function splitPath(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function toSegment(part: string): Segment {
  const optional = /^\[\[\.\.\.(\w+)\]\]$/.exec(part)?.[1]
  if (optional) return { kind: 'optional', name: optional, parts: parameterPatterns[optional] ?? [anySegmentPattern] }
  const parameter = /^\[(\w+)\]$/.exec(part)?.[1]
  return parameter
    ? { kind: 'parameter', name: parameter, pattern: parameterPatterns[parameter]?.[0] ?? anySegmentPattern }
    : { kind: 'literal', text: part }
}

const rank = { literal: 0, parameter: 1, optional: 2 } as const

/**
 * Compares patterns, so that a pattern with an earlier literal segment comes first: `jobs/delete`
 * before `jobs/[slug]`.
 */
function compareSpecificity(a: Pattern, b: Pattern): number {
  for (const [index, segment] of a.segments.entries()) {
    const counterpart = b.segments[index]
    if (!counterpart) return -1
    if (segment.kind !== counterpart.kind) return rank[segment.kind] - rank[counterpart.kind]
  }
  return a.segments.length - b.segments.length
}

export const routeNames = Object.keys(routePaths) as RouteName[]

function createPatterns(locale: Locale): Pattern[] {
  return routeNames
    .map((route) => ({ route, segments: splitPath(getRouteTemplate(route, locale)).map(toSegment) }))
    .sort(compareSpecificity)
}

const patterns: Record<Locale, Pattern[]> = { de: createPatterns('de'), en: createPatterns('en') }

function matchesSegment(segment: Exclude<Segment, { kind: 'optional' }>, part: string): boolean {
  return segment.kind === 'literal' ? segment.text === part : segment.pattern.test(part)
}

function matchPattern({ route, segments }: Pattern, parts: readonly string[]): RouteMatch | null {
  const params: RouteParams = {}
  let position = 0
  for (const segment of segments) {
    if (segment.kind === 'optional') {
      const remainingParts = parts.slice(position)
      if (!remainingParts.every((part, index) => segment.parts[index]?.test(part))) return null
      params[segment.name] = remainingParts
      position = parts.length
      continue
    }
    const part = parts[position]
    if (part === undefined || !matchesSegment(segment, part)) return null
    if (segment.kind === 'parameter') params[segment.name] = part
    position += 1
  }
  return position === parts.length ? { route, params } : null
}

/**
 * Finds the route of a path (without the language prefix) in a language; null if the path belongs
 * to a content page.
 */
export function matchRoute(locale: Locale, path: string): RouteMatch | null {
  const parts = splitPath(path)
  for (const pattern of patterns[locale]) {
    const match = matchPattern(pattern, parts)
    if (match) return match
  }
  return null
}

/** Finds the language and the route of a path with the language prefix; null without a route. */
export function matchAddress(pathname: string): (RouteMatch & { locale: Locale }) | null {
  const [, locale, ...parts] = pathname.split('/')
  if (!isLocale(locale)) return null
  const match = matchRoute(locale, parts.join('/'))
  return match && { ...match, locale }
}
