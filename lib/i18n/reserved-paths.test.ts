import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type Locale, locales } from '../contract/locale'
import { isReservedPath } from '../contract/reserved-paths'
import { matchRoute, partsOf, templateOf } from './route-patterns'
import { type RouteName, routes } from './routes'

test('every folder of the site that is no page of the table of routes is reserved', async () => {
  const entries = await readdir(path.join('app', '[locale]'), { withFileTypes: true })
  const folders = entries.flatMap((entry) =>
    entry.isDirectory() && !entry.name.startsWith('[') ? entry.name : [],
  )
  const pages = new Set(Object.keys(routes).map((route) => partsOf(route)[0]))
  const others = folders.filter((folder) => !pages.has(folder))
  expect(others).not.toEqual([])
  expect(others.filter((folder) => !isReservedPath('de', folder))).toEqual([])
})

test.each(locales)('%s: what a route is called in the other language alone is reserved', (locale) => {
  const other: Locale = locale === 'de' ? 'en' : 'de'
  const fixed = (Object.keys(routes) as RouteName[])
    .map((route) => templateOf(route, other).slice(1))
    .filter((template) => !template.includes('['))
  const reservedIn = (language: Locale) => fixed.filter((template) => isReservedPath(language, template))
  expect(reservedIn(locale)).toEqual(
    fixed.filter((template) => template === '404' || matchRoute(locale, template) === null),
  )
  expect(reservedIn(other)).toEqual(['404'])
})

test.each(['themen/api', 'apis', 'media', 'contacts', ''])('%s is not reserved', (free) => {
  expect(isReservedPath('de', free)).toBe(false)
})
