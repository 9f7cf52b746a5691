import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useValues } from './use-values'

it('keeps its revision while another user’s change of the same field is not resolved', () => {
  const initialProps = { revision: 3, values: { title: 'Oper', place: 'Gießen' } }
  const { result, rerender } = renderHook(useValues, { initialProps })
  act(() => result.current.setValue('title', 'Oper heute'))
  rerender({ revision: 4, values: { title: 'Opernhaus', place: 'Kassel' } })
  expect([result.current.base.revision, result.current.changes]).toEqual([3, { title: 'Oper heute' }])
  act(() => result.current.setValue('title', 'Oper'))
  expect(result.current.currentValues).toEqual({ title: 'Opernhaus', place: 'Kassel' })
  expect([result.current.base.revision, result.current.changes]).toEqual([4, {}])
})
