import { expect, it } from 'vitest'
import { aRuleContext, createRedirectList } from '@/tests/factories/rule-context'
import { redirectList } from './redirect-list'

it('counts each redirect by its path', async () => {
  const countedPaths: string[] = []
  const countRedirect = (path: string) => void countedPaths.push(path)
  const context = aRuleContext({ ...createRedirectList({ '/alt': '/de/neu' }), countRedirect })
  for (const pathname of ['/alt', '/kalender', '/de/neu']) await redirectList({ pathname, search: '' }, context)
  expect(countedPaths).toEqual(['/alt'])
})
