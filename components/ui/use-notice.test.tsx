import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useNotice } from './use-notice'

const refused = { kind: 'error', text: 'This may not stand here' } as const
const failed = { kind: 'error', text: 'Not saved', isRoutine: true } as const
const saved = { kind: 'save', text: 'Saved', isRoutine: true } as const
const copied = { kind: 'save', text: 'Copied' } as const

test.each([
  ['a save leaves what went wrong with an action', [refused, saved], refused],
  ['a save ends what went wrong with saving', [failed, saved], saved],
  ['a failed save is told at once', [refused, failed], failed],
  ['an action takes the place of everything', [refused, copied], copied],
])('%s', (_what, notices, shown) => {
  const { result } = renderHook(() => useNotice())
  for (const notice of notices) act(() => result.current.notify(notice))
  expect(result.current.notice).toEqual(shown)
})
