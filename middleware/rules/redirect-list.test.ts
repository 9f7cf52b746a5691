import { expect, it } from 'vitest'
import { aRuleContext, listed } from '@/tests/factories/rule-context'
import { redirectList } from './redirect-list'

it('counts each redirect by its path', async () => {
  const counted: string[] = []
  const context = { ...listed({ '/alt': '/de/neu' }), countRedirect: (path: string) => void counted.push(path) }
  for (const address of ['/alt', '/kalender', '/de/neu'])
    await redirectList({ pathname: address, search: '' }, aRuleContext(context))
  expect(counted).toEqual(['/alt'])
})
