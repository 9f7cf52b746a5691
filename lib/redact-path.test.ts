import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { locales } from './contract/common/locale'
import type { RouteName } from './contract/site/route-paths'
import { buildPath } from './i18n/paths'
import { type RouteRules, routes } from './i18n/routes'
import { redactPath } from './redact-path'

const secretRoutes = (Object.entries(routes) as [RouteName, RouteRules][]).flatMap(([name, rules]) =>
  rules.secretParameter === undefined ? [] : [name],
)
const addresses = locales.flatMap((locale) =>
  secretRoutes.map((route) => buildPath(locale, route, { list: 'press', key: ['secret'] })),
)

it('removes the key of each route with a secret, in both languages', () => {
  expect(addresses.length).toBeGreaterThan(10)
  expect(addresses.filter((address) => redactPath(address).includes('secret'))).toEqual([])
})

it('names the same areas as the log of nginx', () => {
  const source = /"~\^\(\?<area>(.*)" \$area;/.exec(readFileSync('ops/nginx.conf', 'utf8'))?.[1]
  const area = new RegExp(`^(?:${source}`)
  expect(addresses.filter((address) => !area.test(address))).toEqual([])
})
