import { expect, it } from 'vitest'
import { aRuleContext, editor, signedIn } from '@/tests/factories/rule-context'
import { versionGuard } from './version-guard'

it.each([
  ['a visitor', aRuleContext(), '?x=1'],
  ['a member', aRuleContext(signedIn), '?x=1'],
  ['an editor', aRuleContext(editor), null],
])('%s asks for a version and is led to %s', async (_, context, search) => {
  const step = await versionGuard({ pathname: '/de/themen', search: '?v=3&x=1' }, context)
  expect(step?.target ?? null).toEqual(search && { pathname: '/de/themen', search })
})
