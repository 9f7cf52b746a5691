import { expect, it } from 'vitest'
import { aRuleContext } from '@/tests/factories/rule-context'
import { canonicalPath } from './canonical-path'

it.each([
  ['/de/ku%CC%88nstler/gro%C3%9F', '/de/k%C3%BCnstler/gro%C3%9F'],
  ['/de//%61ccount', '/de/account'],
  ['/de/k%C3%BCnstler', null],
  ['/de/a%20b', null],
  ['/de/%ff', null],
])('gives %s one spelling', async (pathname, canonical) => {
  const step = await canonicalPath({ pathname, search: '' }, aRuleContext())
  expect(step?.target.pathname ?? null).toBe(canonical)
})
