import type { Locale } from '../common/locale'
import { type RouteName, routePaths } from './route-paths'

export type RouteParams = Record<string, string | readonly string[]>

export interface RouteMatch {
  route: RouteName
  params: RouteParams
}

const any = /./
const id = /^\d{1,10}$/

/** What each part of a parameter looks like; what looks different names nothing, and nobody need be asked for it. */
const shapes: Readonly<Record<string, readonly RegExp[]>> = {
  id: [id],
  // Spec §2: `:category?/:page?`.
  filter: [/^(?:pages|others|debate|press|members|people|jobs|events|downloads)$/, /^[1-9]\d{0,3}$/],
  list: [/^(?:newsletter|press|job-alerts)$/],
  segments: [any, any],
}

type Segment =
  | { kind: 'literal'; text: string }
  | { kind: 'one'; name: string; shape: RegExp }
  | { kind: 'optional'; name: string; parts: readonly RegExp[] }

interface Pattern {
  route: RouteName
  segments: Segment[]
}

/** The path of a route in a language, as the table has it: with parameters in brackets. */
export function templateOf(route: RouteName, locale: Locale): string {
  const path: string | Readonly<Record<Locale, string>> = routePaths[route]
  return typeof path === 'string' ? path : path[locale]
}

/** The parts of a path or a template between its slashes. */
export function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function toSegment(part: string): Segment {
  const optional = /^\[\[\.\.\.(\w+)\]\]$/.exec(part)?.[1]
  if (optional) return { kind: 'optional', name: optional, parts: shapes[optional] ?? [any] }
  const one = /^\[(\w+)\]$/.exec(part)?.[1]
  return one ? { kind: 'one', name: one, shape: shapes[one]?.[0] ?? any } : { kind: 'literal', text: part }
}

const rank = { literal: 0, one: 1, optional: 2 } as const

/** Orders patterns so that the one with the earlier literal is tried first: `jobs/delete` before `jobs/[slug]`. */
function bySpecificity(a: Pattern, b: Pattern): number {
  for (const [index, segment] of a.segments.entries()) {
    const other = b.segments[index]
    if (!other) return -1
    if (segment.kind !== other.kind) return rank[segment.kind] - rank[other.kind]
  }
  return a.segments.length - b.segments.length
}

/** The names of all routes. */
export const routeNames = Object.keys(routePaths) as RouteName[]

function patternsOf(locale: Locale): Pattern[] {
  return routeNames
    .map((route) => ({ route, segments: partsOf(templateOf(route, locale)).map(toSegment) }))
    .sort(bySpecificity)
}

const patterns: Record<Locale, Pattern[]> = { de: patternsOf('de'), en: patternsOf('en') }

function fits(segment: Exclude<Segment, { kind: 'optional' }>, part: string): boolean {
  return segment.kind === 'literal' ? segment.text === part : segment.shape.test(part)
}

function matchPattern({ route, segments }: Pattern, parts: readonly string[]): RouteMatch | null {
  const params: RouteParams = {}
  let next = 0
  for (const segment of segments) {
    if (segment.kind === 'optional') {
      const rest = parts.slice(next)
      if (!rest.every((part, index) => segment.parts[index]?.test(part))) return null
      params[segment.name] = rest
      next = parts.length
      continue
    }
    const part = parts[next]
    if (part === undefined || !fits(segment, part)) return null
    if (segment.kind === 'one') params[segment.name] = part
    next += 1
  }
  return next === parts.length ? { route, params } : null
}

/** The route that a path (without the language prefix) names in a language; null for content pages. */
export function matchRoute(locale: Locale, path: string): RouteMatch | null {
  const parts = partsOf(path)
  for (const pattern of patterns[locale]) {
    const match = matchPattern(pattern, parts)
    if (match) return match
  }
  return null
}
