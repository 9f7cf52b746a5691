import { describe, expect, it } from 'vitest'
import type { RouteName } from '../contract/site/route-paths'
import { matchRoute } from '../contract/site/route-patterns'
import { buildPath, toAlternates, toRouteFolder } from './paths'
import { routes } from './routes'

describe('buildPath', () => {
  it('builds addresses by language', () => {
    expect(buildPath('de', '/')).toBe('/de')
    expect(buildPath('en', '/kalender')).toBe('/en/calender')
    expect(buildPath('en', '/jobboerse')).toBe('/en/jobboerse')
    expect(buildPath('en', '/jobboerse/[slug]/[id]', { slug: 'geige', id: '7' })).toBe('/en/jobs/geige/7')
    expect(buildPath('de', '/search/[[...filter]]', { filter: ['pages', '2'] })).toBe('/de/search/pages/2')
    expect(buildPath('de', '/search/[[...filter]]')).toBe('/de/search')
    expect(toRouteFolder('en', '/kalender')).toBe('/en/kalender')
    expect(toAlternates('/barrierefreiheit')).toEqual({ de: '/de/barrierefreiheit', en: '/en/accessibility' })
  })

  it('builds addresses that match their route, for all routes in both languages', () => {
    const params = {
      slug: 's',
      id: '1',
      tag: 't',
      category: 'c',
      key: ['k'],
      list: 'press',
      filter: ['pages'],
      segments: ['d', '7'],
    }
    for (const route of Object.keys(routes) as RouteName[]) {
      const routeParams = route.includes('[[...id]]') ? { ...params, id: ['1'] } : params
      for (const locale of ['de', 'en'] as const) {
        const path = buildPath(locale, route, routeParams).replace(`/${locale}`, '')
        expect(matchRoute(locale, path)?.route, `${locale} ${path}`).toBe(route)
      }
    }
  })
})

describe('matchRoute', () => {
  it.each([
    ['de', '', '/'],
    ['de', '/unsere-mitglieder/orchester', '/unsere-mitglieder/orchester'],
    ['en', '/addresses/theatre', '/unsere-mitglieder/theater'],
    ['en', '/debate/category/musik/3', '/debatte/category/[slug]/[id]'],
    ['en', '/debate/tags/tarif/3', '/debatte/tags/[tag]/[id]'],
    ['de', '/account/jobs/delete/5', '/account/jobs/delete/[[...id]]'],
    ['en', '/account/jobs/renew/1.2.3.x', '/account/jobs/renew/[[...key]]'],
    ['de', '/account/jobs/geige/5', '/account/jobs/[slug]/[id]'],
    ['de', '/account/password/reset/key/a-b', '/account/password/reset/key/[[...key]]'],
    ['de', '/account/password/reset', '/account/password/reset'],
    ['de', '/account/downloads', '/account/downloads/[[...segments]]'],
    ['de', '/account/downloads/satzungen/3', '/account/downloads/[[...segments]]'],
  ] as const)('finds for %s %s the route %s', (locale, path, route) => {
    expect(matchRoute(locale, path)?.route).toBe(route)
  })

  it.each([
    ['de', '/ueber-uns'],
    ['en', '/kalender'],
    ['de', '/search/pages/2/3'],
    ['de', '/search/buehne'],
    ['de', '/search/pages/zwei'],
    ['de', '/jobboerse/geige/x7'],
    ['en', '/debate/tags/tarif/12345678901'],
    ['de', '/account/verify-email/a/b'],
    ['de', '/account/downloads/satzungen/3/4'],
    ['de', '/account/unbekannt'],
    ['de', '/kalender/mehr'],
  ] as const)('returns null for %s %s', (locale, path) => {
    expect(matchRoute(locale, path)).toBeNull()
  })

  it('returns the parameters', () => {
    expect(matchRoute('en', '/jobs/geige/7')?.params).toEqual({ slug: 'geige', id: '7' })
    expect(matchRoute('de', '/search')?.params).toEqual({ filter: [] })
  })
})
